/** Calls from a page to its workers, and between workers, answered by promises. */

export interface Ask {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** The worker is gone: the call may or may not have been done. */
export class ChannelLost extends Error {
  override readonly name = 'ChannelLost';
}

/** The methods of a worker, with promises as results. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

export interface Channel<T> {
  readonly remote: Remote<T>;
  /** The worker has sent a message. */
  readonly hasSpoken: boolean;
  /** Ends the worker: pending and later calls fail. */
  end(): void;
}

interface Listeners<Said> {
  /** Gets messages of the worker that answer no call. */
  hear?(said: Said): void;
  /** The worker has died. Unless prevented, the event is also an error of the page. */
  onDeath?(event: Event): void;
}

interface Open {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function openChannel<T, Said = never>(worker: Worker, { hear, onDeath }: Listeners<Said> = {}): Channel<T> {
  const open = new Map<number, Open>();
  let asked = 0;
  let lost = false;
  let hasSpoken = false;

  function end(): void {
    lost = true;
    worker.terminate();
    for (const { reject } of open.values()) reject(new ChannelLost('the worker is gone'));
    open.clear();
  }

  function die(event: Event): void {
    end();
    onDeath?.(event);
  }

  worker.onerror = die;
  worker.onmessageerror = die;
  worker.onmessage = ({ data }: MessageEvent<Reply | Said>) => {
    hasSpoken = true;
    const reply = data as Reply;
    const waiting = open.get(reply.id);
    if (waiting === undefined) return hear?.(data as Said);
    open.delete(reply.id);
    if (reply.ok) waiting.resolve(reply.value);
    else waiting.reject(new Error(reply.message));
  };

  const call = (method: string, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (lost) throw new ChannelLost('the worker is gone');
      const id = ++asked;
      send(worker, { id, method, args });
      open.set(id, { resolve, reject });
    });
  const remote = new Proxy({} as Remote<T>, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        call(String(method), args),
  });
  return {
    remote,
    get hasSpoken() {
      return hasSpoken;
    },
    end,
  };
}

/** Reactive state cannot be sent; a copy as plain data can. */
function send(worker: Worker, ask: Ask): void {
  try {
    worker.postMessage(ask);
  } catch {
    worker.postMessage(JSON.parse(JSON.stringify(ask)));
  }
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** The worker's side: every call is answered, even if it fails. */
export function serve(methods: object): void {
  addEventListener(
    'message',
    ({ data }: MessageEvent<Ask>) => void answer(methods, data, (reply) => postMessage(reply)),
  );
}

export async function answer(methods: object, { id, method, args }: Ask, post: (reply: Reply) => void): Promise<void> {
  try {
    const found = Object.hasOwn(methods, method) ? (methods as Methods)[method] : undefined;
    if (found === undefined) throw new Error(`the worker has no ${method}`);
    post({ id, ok: true, value: await found(...args) });
  } catch (error) {
    post({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}
