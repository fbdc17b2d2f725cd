/** The backend of a match in this browser. */

import type { Shown } from '@tarmac/board';
import type { Backend, BackendSaid, BotPace, BotsWish, PageAnswer } from './backend.ts';
import { listenToRules, type RulesSaid, rules } from './rules.ts';

export function localBackend(id: string, firstPace: BotPace): Backend {
  let hear: ((said: BackendSaid) => void) | null = null;
  let unlisten: (() => void) | null = null;
  let game: string | null = null;
  let pace = firstPace;
  let held = false;
  let tellView: (view: unknown) => void;
  const firstView = new Promise<unknown>((resolve) => {
    tellView = resolve;
  });

  function take(said: RulesSaid): void {
    if (said.kind === 'restarted') return void begin();
    if (said.match !== id) return;
    if (said.kind === 'table') game = said.table.game;
    if (said.kind === 'moment') tellView(said.moment.view);
    hear?.(said);
  }

  async function begin(): Promise<void> {
    const opened = await answered(rules().open(id, pace));
    if (held) tellBots({ hold: held });
    if (!opened.ok) hear?.({ kind: 'gone', problem: opened.problem });
    else hear?.({ kind: 'connection', connection: { state: 'live' } });
  }

  /** A worker that has died hears it when it has opened the match again. */
  function tellBots(wish: BotsWish): void {
    rules()
      .bots(id, wish)
      .catch(() => undefined);
  }

  function gameNow(): string {
    if (game === null) throw new Error('nothing is known of the match yet');
    return game;
  }

  return {
    where: 'browser',
    open(listener) {
      hear = listener;
      unlisten = listenToRules(take);
      void begin();
    },
    close() {
      hear = null;
      unlisten?.();
      unlisten = null;
      void answered(
        rules()
          .close(id)
          .then(() => ({ ok: true, value: undefined }) as const),
      );
    },
    scene: async () => {
      const view = await firstView;
      return rules().scene(gameNow(), view);
    },
    act: (seat, action) => answered(rules().act(id, seat, action)),
    undo: (seat) => answered(rules().undo(id, seat)),
    history: (eye) => answered(rules().history(id, eye)),
    download: () => answered(rules().download(id)),
    actions: ({ view }: Shown) => rules().actions(gameNow(), view),
    check: ({ view }, action) => rules().check(gameNow(), view, action),
    consider: ({ view }, action) => rules().consider(gameNow(), view, action),
    advise: ({ view }) => rules().advise(gameNow(), view),
    bots(wish) {
      if ('pace' in wish) pace = wish.pace;
      if ('hold' in wish) held = wish.hold;
      tellBots(wish);
    },
    people: null,
  };
}

/** A failed worker becomes a problem for the reader. */
async function answered<T>(asked: Promise<PageAnswer<T>>): Promise<PageAnswer<T>> {
  try {
    return await asked;
  } catch (error) {
    return { ok: false, problem: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}
