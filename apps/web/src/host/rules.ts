/** The rules worker as the page sees it: started once, asked by promises, started again when it has died. */

import type { LocalSaid, RulesApi } from '../worker/rules-api.ts';
import { type Calls, ChannelLost, makeCalls } from './calls.ts';
import type { Answer } from './host.ts';

export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

/** What a match in this browser says, and that its worker is a new one, in which nothing is open yet. */
export type RulesSaid = LocalSaid | { readonly kind: 'restarted' };

export interface RulesClient {
  readonly remote: Remote<RulesApi>;
  /** The answer ends it. */
  listen(hear: (said: RulesSaid) => void): () => void;
}

/** These can be asked again: the worker keeps nothing of them. */
const STATELESS: readonly (keyof RulesApi)[] = [
  'games',
  'optionsProblem',
  'scene',
  'facts',
  'actions',
  'check',
  'consider',
  'advise',
  'viewHash',
  'list',
  'history',
  'download',
];

/** `onFirstMade` is told when the only match of this browser was just made. */
export function makeRulesClient(spawn: () => Worker, onFirstMade: () => void = () => undefined): RulesClient {
  const listeners = new Set<(said: RulesSaid) => void>();
  let running: Calls | null = null;
  let died = false;

  function start(): Calls {
    const worker = spawn();
    const calls = makeCalls((ask) => send(worker, ask));
    let hasSpoken = false;
    const bury = () => {
      if (running !== calls) return;
      running = null;
      died = true;
      worker.terminate();
      calls.lose();
      // Somebody is at a table. One that never spoke would only die again.
      if (hasSpoken && listeners.size > 0) alive();
    };
    worker.onmessage = ({ data }) => {
      hasSpoken = true;
      if (!calls.take(data)) tell(data as LocalSaid);
    };
    worker.onerror = bury;
    worker.onmessageerror = bury;
    return calls;
  }

  function tell(said: RulesSaid): void {
    for (const hear of [...listeners]) hear(said);
  }

  function alive(): Calls {
    if (running !== null) return running;
    running = start();
    if (died) {
      died = false;
      // After whatever made it start again.
      queueMicrotask(() => tell({ kind: 'restarted' }));
    }
    return running;
  }

  async function ask(method: keyof RulesApi, args: readonly unknown[]): Promise<unknown> {
    try {
      const answer = await alive().call(method, args);
      if (method === 'create' && (answer as Answer<string>).ok) void noticeFirst();
      return answer;
    } catch (error) {
      if (!(error instanceof ChannelLost) || !STATELESS.includes(method)) throw error;
      return alive().call(method, args);
    }
  }

  async function noticeFirst(): Promise<void> {
    const kept = await remote.list().catch(() => null);
    if (kept?.ok && kept.value.length === 1) onFirstMade();
  }

  const remote = new Proxy({} as Remote<RulesApi>, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        ask(method as keyof RulesApi, args),
  });
  // It has something to load: the sooner the better.
  alive();
  return {
    remote,
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

/** What a page keeps as its state cannot be sent as it is; as it is all plain data, a copy can. */
function send(worker: Worker, message: unknown): void {
  try {
    worker.postMessage(message);
  } catch {
    worker.postMessage(JSON.parse(JSON.stringify(message)));
  }
}

let client: RulesClient | null = null;

function only(): RulesClient {
  client ??= makeRulesClient(
    () => new Worker(new URL('../worker/rules.worker.ts', import.meta.url), { type: 'module' }),
    askToKeep,
  );
  return client;
}

/** Else a browser short of room may throw matches away. It may say no, or not know the question; there is nothing to do then. */
function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

export function rules(): Remote<RulesApi> {
  return only().remote;
}

export function listenToRules(hear: (said: RulesSaid) => void): () => void {
  return only().listen(hear);
}
