/** The page's client of the rules worker: starts it once, and again after it has died. */

import type { LocalSaid, RulesApi } from '../worker/rules-api.ts';
import type { PageAnswer } from './backend.ts';
import { type Channel, ChannelLost, openChannel, type Remote } from './calls.ts';

/** Messages of local matches, and the restart of the worker, in which nothing is open then. */
export type RulesSaid = LocalSaid | { readonly kind: 'restarted' };

export interface RulesClient {
  readonly remote: Remote<RulesApi>;
  /** Returns a function that ends it. */
  listen(hear: (said: RulesSaid) => void): () => void;
}

/** These calls can be repeated: they have no state in the worker. */
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
  'campaign',
  'history',
  'download',
];

/** Calls `onFirstMade` when the first match of this browser was made. */
export function makeRulesClient(spawn: () => Worker, onFirstMade: () => void = () => undefined): RulesClient {
  const listeners = new Set<(said: RulesSaid) => void>();
  let running: Channel<RulesApi> | null = null;
  let died = false;

  function start(): Channel<RulesApi> {
    const channel = openChannel<RulesApi, LocalSaid>(spawn(), {
      hear: tell,
      onDeath() {
        if (running !== channel) return;
        running = null;
        died = true;
        // A table is open. A worker that never sent a message would only die again.
        if (channel.hasSpoken && listeners.size > 0) alive();
      },
    });
    return channel;
  }

  function tell(said: RulesSaid): void {
    for (const hear of [...listeners]) hear(said);
  }

  function alive(): Channel<RulesApi> {
    if (running !== null) return running;
    running = start();
    if (died) {
      died = false;
      // After the call that started it again.
      queueMicrotask(() => tell({ kind: 'restarted' }));
    }
    return running;
  }

  const call = (method: keyof RulesApi, args: readonly unknown[]): Promise<unknown> =>
    (alive().remote[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args);

  async function ask(method: keyof RulesApi, args: readonly unknown[]): Promise<unknown> {
    try {
      const answer = await call(method, args);
      if (method === 'create' && (answer as PageAnswer<string>).ok) void noticeFirst();
      return answer;
    } catch (error) {
      if (!(error instanceof ChannelLost) || !STATELESS.includes(method)) throw error;
      return call(method, args);
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
  // It has to load code: start it early.
  alive();
  return {
    remote,
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

let client: RulesClient | null = null;

function only(): RulesClient {
  client ??= makeRulesClient(
    () => new Worker(new URL('../worker/rules.worker.ts', import.meta.url), { type: 'module' }),
    askToKeep,
  );
  return client;
}

/** Asks for persistent storage: otherwise a browser short of space may delete matches. It may refuse. */
function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

export function rules(): Remote<RulesApi> {
  return only().remote;
}

export function listenToRules(hear: (said: RulesSaid) => void): () => void {
  return only().listen(hear);
}
