/** For a reader who follows the others: what they did since the reader's last act, and the bots that wait for the reader. */

import type { GamePage } from '@tarmac/board';
import { whileDialogsOpen } from '@tarmac/board/open-dialogs';
import type { DeedOf } from '@tarmac/kit/words';
import type { Backend, Moment } from '../backend/backend.ts';
import { settings } from '../settings.svelte.ts';
import type { Play } from './play.svelte.ts';
import { sinceLastAct } from './since.ts';
import type { TableState } from './table-state.svelte.ts';

export type Following = ReturnType<typeof follow>;

/** Must be called during component setup. `standing`: the moments in effect; `isGuided`: a coach tells what happens. */
export function follow(
  backend: Backend,
  game: GamePage,
  told: TableState,
  play: Play,
  standing: () => readonly Moment[],
  isGuided: boolean,
) {
  let deedOf = $state.raw<DeedOf | null>(null);
  // Without them nothing is summed up, and the log still tells everything.
  game.deeds?.().then(
    (loaded) => {
      deedOf = loaded;
    },
    () => undefined,
  );
  let dialogOpen = $state(false);
  $effect(() =>
    whileDialogsOpen((open) => {
      dialogOpen = open;
    }),
  );
  $effect(() => backend.bots?.({ pace: settings.bots }));
  $effect(() => backend.bots?.({ hold: dialogOpen || play.isLookingBack }));

  const seats = $derived(told.table?.seats ?? []);
  const plays = $derived(told.mySeat !== null && seats.length > 1);
  const steps = $derived(
    backend.bots !== null && settings.bots === 'step' && seats.some(({ bot }) => bot !== null) && told.running,
  );
  const since = $derived(
    deedOf === null || told.mySeat === null || !told.running
      ? null
      : sinceLastAct(standing(), told.mySeat, seats.length, deedOf),
  );
  /** An earlier moment is compared with the one before it. */
  const markedFrom = $derived.by(() => {
    if (!play.isLookingBack) return since?.from ?? null;
    const at = standing().findIndex(({ frame }) => frame === play.shown?.frame);
    return standing()[at - 1] ?? null;
  });

  return {
    /** It has a place at this table, also while there is nothing to tell. */
    get hasStrip() {
      return !isGuided && told.running && (plays || steps);
    },
    get plays() {
      return plays;
    },
    get since() {
      return since;
    },
    /** What differs from this moment is marked. */
    get markedFrom() {
      return isGuided ? null : markedFrom;
    },
    get lookedAt() {
      return play.isLookingBack ? (play.shown?.frame ?? null) : null;
    },
    /** Bots wait for the reader before each act. */
    get steps() {
      return steps && !isGuided;
    },
    /** One of them waits now, or is about to. */
    get isBotNext() {
      return steps && !told.someoneOwes;
    },
    next(upTo: 'act' | 'turn'): void {
      if (!told.someoneOwes) backend.bots?.({ next: upTo });
    },
  };
}
