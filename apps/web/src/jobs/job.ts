/** Work that takes a while, in a worker of its own: it says how far it is, and ends when nobody wants it any more. */

/** What a worker that does one job posts. */
export type JobSaid<P, R> =
  | { readonly kind: 'progress'; readonly progress: P }
  | { readonly kind: 'done'; readonly result: R }
  | { readonly kind: 'failed'; readonly message: string };

export interface Job<R> {
  /** Rejects where the work failed; never settles once it was stopped. */
  readonly result: Promise<R>;
  stop(): void;
}

export function startJob<Q, P, R>(spawn: () => Worker, question: Q, onProgress: (progress: P) => void): Job<R> {
  const worker = spawn();
  const result = new Promise<R>((resolve, reject) => {
    const fail = (message: string) => {
      worker.terminate();
      reject(new Error(message));
    };
    worker.onmessage = ({ data }: MessageEvent<JobSaid<P, R>>) => {
      if (data.kind === 'progress') return onProgress(data.progress);
      if (data.kind === 'failed') return fail(data.message);
      worker.terminate();
      resolve(data.result);
    };
    worker.onerror = (event) => {
      // Else the page would take it for an error of its own.
      event.preventDefault();
      fail('the worker broke');
    };
    worker.onmessageerror = () => fail('the worker said what cannot be read');
  });
  worker.postMessage(question);
  return { result, stop: () => worker.terminate() };
}
