/** The table as its parts share it: what the tables of both games have, and what only this game has. */

import { type makeRoom, type PictureProps, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights/text';
import { liveriesOf, makeCommonPlay, readerOf } from '@tarmac/flights/board';
import { actionOf, type Draft, draftOf, madeBy, NO_FLIGHT, NOTHING } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import type { Plan } from './logic/shapes.ts';
import type { Looked, Play } from './play-types.ts';
import type { Shapes } from './shapes.ts';

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>, room: ReturnType<typeof makeRoom>): Play {
  const view = $derived(read().shown.view);
  const options = $derived(optionsOf(read().decision?.actions ?? []));
  let laid = $state.raw<Plan | null>(null);
  /** A hidden choice that this reader has made and may replace. */
  const made = $derived.by(() => {
    const me = readerOf(read());
    if (me === null) return null;
    const { players } = read().scene.board;
    return madeBy(
      view.frame,
      me,
      view.dealt,
      players.map(({ id }) => id),
    );
  });

  /** The first flight is put together part by part, from the beginning. */
  function blank(): Draft {
    return read().decision !== null && view.frame.kind === 'first' ? NO_FLIGHT : NOTHING;
  }

  const common = makeCommonPlay<Shapes, Draft, Effect, Looked, Play['text'], Play['words'], Play['names']>(read, room, {
    blank,
    begin: () => (made === null ? blank() : draftOf(made)),
    draftOf,
    actionOf,
    stands: (action) => made !== null && JSON.stringify(action) === JSON.stringify(made),
    effectsOf,
    texts: TEXTS,
    words: BOARD_TEXTS,
    namesOf: (language, { board }, seats) => namesOf(language, board, seats),
    describeRefusal,
  });
  const liveries = $derived(liveriesOf(common.seatNames));

  return withOwn(common, {
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
  });
}
