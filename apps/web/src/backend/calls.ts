/** Questions to a worker, each answered by a promise: how a page talks to its workers, and one of them to another. */

export interface Ask {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

/** The worker is gone: nobody knows whether what was asked was done. */
export class ChannelLost extends Error {
  override readonly name = 'ChannelLost';
}

/** The methods of a worker: every answer takes a while. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

export interface Channel<T> {
  readonly remote: Remote<T>;
  /** Something has come from the worker. */
  readonly hasSpoken: boolean;
  /** Ends the worker: everything still open fails, and everything asked from now on. */
  end(): void;
}

interface Listeners<Said> {
  /** What the worker says without having been asked. */
  hear?(said: Said): void;
  /** The worker has died. An event that is not prevented is an error of whoever started it, too. */
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

/** What a page keeps as its state cannot be sent as it is; as it is all plain data, a copy can. */
function send(worker: Worker, ask: Ask): void {
  try {
    worker.postMessage(ask);
  } catch {
    worker.postMessage(JSON.parse(JSON.stringify(ask)));
  }
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** The worker's end: each question is answered, whatever becomes of it. */
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
