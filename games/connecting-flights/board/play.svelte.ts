/** The table as its parts share it: what every table has, and what only this game has. */

import { type makeRoom, makeTablePlay, type PictureProps, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights/text';
import type { Refusal } from '@tarmac/kit';
import { liveriesOf } from './liveries.ts';
import { actionOf, type Draft, draftOf, madeBy, NO_FLIGHT, NOTHING } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import type { Plan } from './logic/shapes.ts';
import type { Looked, Play } from './play-types.ts';
import type { Shapes } from './shapes.ts';

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>, room: ReturnType<typeof makeRoom>): Play {
  const view = $derived(read().shown.view);
  const eye = $derived(read().shown.eye);
  const me = $derived(typeof eye === 'number' ? eye : null);
  const owed = $derived(read().decision?.owed === true);
  const options = $derived(optionsOf(read().decision?.actions ?? []));
  let laid = $state.raw<Plan | null>(null);
  /** A hidden choice that this reader has made and may replace. */
  const made = $derived.by(() => {
    if (me === null) return null;
    const { players } = read().scene.board;
    return madeBy(
      view.frame,
      me,
      view.dealt,
      players.map(({ id }) => id),
    );
  });

  const table = makeTablePlay<Shapes, Draft, Effect, Looked>(read, {
    blank,
    begin: () => (made === null ? blank() : draftOf(made)),
    draftOf,
    actionsOf(draft) {
      const action = actionOf(draft);
      return action === null ? [] : [action];
    },
    stands: (action) => made !== null && JSON.stringify(action) === JSON.stringify(made),
    effectsOf,
  });

  const names = $derived(namesOf(table.language, table.scene.board, table.seatNames));
  const liveries = $derived(liveriesOf(table.seatNames));
  const upright = $derived(room.width <= 620 || room.width < room.height);
  const small = $derived(room.width <= 620 || room.height <= 480);

  /** The first flight is put together part by part, from the beginning. */
  function blank(): Draft {
    return read().decision !== null && view.frame.kind === 'first' ? NO_FLIGHT : NOTHING;
  }

  return withOwn(table, {
    get past() {
      return read().past;
    },
    get me() {
      return me;
    },
    get owed() {
      return owed;
    },
    get text() {
      return TEXTS[table.language];
    },
    get words() {
      return BOARD_TEXTS[table.language];
    },
    get names() {
      return names;
    },
    get liveries() {
      return liveries;
    },
    get laid() {
      return laid;
    },
    set laid(plan: Plan | null) {
      laid = plan;
    },
    get options() {
      return options;
    },
    get small() {
      return small;
    },
    get upright() {
      return upright;
    },
    get preview() {
      return table.verdict.kind === 'allowed' && table.decided !== null ? table.verdict.preview : null;
    },
    choose(action: Shapes['action'] | null): void {
      table.draft = action === null ? blank() : draftOf(action);
    },
    describe(refusal: Refusal): string {
      return describeRefusal(table.language, refusal, names);
    },
  });
}
