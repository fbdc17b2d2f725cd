/** Questions over a message channel, each answered by a promise: how a page talks to its worker, and that to another. */

export interface Ask {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** The other end is gone: nobody knows whether what was asked was done. */
export class ChannelLost extends Error {
  override readonly name = 'ChannelLost';
}

export interface Calls {
  call(method: string, args: readonly unknown[]): Promise<unknown>;
  /** For every message that comes in; false for one that answers nothing. */
  take(message: unknown): boolean;
  /** Everything still open fails, and everything asked from now on. */
  lose(): void;
}

interface Open {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function makeCalls(post: (ask: Ask) => void): Calls {
  const open = new Map<number, Open>();
  let asked = 0;
  let lost = false;
  return {
    call: (method, args) =>
      new Promise((resolve, reject) => {
        if (lost) throw new ChannelLost('the worker is gone');
        const id = ++asked;
        post({ id, method, args });
        open.set(id, { resolve, reject });
      }),
    take(message) {
      const { id } = message as { id?: number };
      const waiting = id === undefined ? undefined : open.get(id);
      if (id === undefined || waiting === undefined) return false;
      open.delete(id);
      const reply = message as Reply;
      if (reply.ok) waiting.resolve(reply.value);
      else waiting.reject(new Error(reply.message));
      return true;
    },
    lose() {
      lost = true;
      for (const { reject } of open.values()) reject(new ChannelLost('the worker is gone'));
      open.clear();
    },
  };
}
