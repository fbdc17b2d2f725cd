/** The worker's end of a message channel: each question is answered, whatever becomes of it. */

import type { Ask, Reply } from '../host/calls.ts';

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

export async function serve(methods: object, ask: Ask, post: (reply: Reply) => void): Promise<void> {
  const { id, method, args } = ask;
  try {
    const found = Object.hasOwn(methods, method) ? (methods as Methods)[method] : undefined;
    if (found === undefined) throw new Error(`the worker has no ${method}`);
    post({ id, ok: true, value: await found(...args) });
  } catch (error) {
    post({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}
