/** The table without its planner: the common state of both games, and that of this game. */

import { type Language, type makeArea, type PictureProps, sameData, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights/text';
import { liveriesOf, makeCommonPlay, readerOf } from '@tarmac/flights/board';
import type { Refusal, Seat } from '@tarmac/kit';
import { actionOf, type Draft, draftOf, laidIn, madeBy, NO_FLIGHT, NOTHING } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { COUNTS_A_STAR_MORE } from './logic/first-flight.ts';
import { optionsOf } from './logic/options.ts';
import type { Shapes } from './shapes.ts';

/** What somebody merely looks at. */
export type Looked = { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'city'; readonly city: string };

type Text = (typeof TEXTS)[Language];
type Words = (typeof BOARD_TEXTS)[Language];
type Names = ReturnType<typeof namesOf>;

export type Table = ReturnType<typeof makeTable>;
/** Called once, by the table; `read` gives its props as they are now. */
export function makeTable(read: () => PictureProps<Shapes>, area: ReturnType<typeof makeArea>) {
  const view = $derived(read().shown.view);
  const options = $derived(optionsOf(read().decision?.actions ?? []));
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

  /** The first flight is built part by part. A plan stays until its round is over. */
  function blank(before: Draft | null): Draft {
    const { frame, round } = view;
    if (frame.kind === 'plans') {
      const handedIn = made?.type === 'fly' ? made : null;
      return {
        kind: 'none',
        laid: laidIn(before, round) ?? { round, action: handedIn ?? { type: 'fly', chains: [] } },
      };
    }
    return read().decision !== null && frame.kind === 'first' ? NO_FLIGHT : NOTHING;
  }

  const common = makeCommonPlay<Shapes, Draft, Effect, Looked, Text, Words, Names>(read, area, {
    blank,
    begin(before) {
      const laid = laidIn(before, view.round);
      return made === null || (laid !== null && !sameData(laid.action, made))
        ? blank(before)
        : draftOf(made, view.round);
    },
    draftOf: (action, before) => draftOf(action, view.round, laidIn(before, view.round)),
    actionOf,
    // A plan is judged while it is laid, before it is chosen.
    inTheWay: (draft) => laidIn(draft, view.round)?.action ?? null,
    stands: (action) => made !== null && sameData(action, made),
    effectsOf,
    texts: TEXTS,
    words: BOARD_TEXTS,
    namesOf: (language, { board }, seats) => namesOf(language, board, seats),
    describeRefusal,
  });
  const liveries = $derived(liveriesOf(common.seatNames));
  const { describe } = common;

  return withOwn(common, {
    /** By seat: a colour, a pattern and a letter each. */
    get liveries() {
      return liveries;
    },
    /** A refusal in words, without the rule's number. CF-3.3 a first flight is bought before any ability counts. */
    describe(refusal: Refusal): string {
      const said = describe(refusal);
      const id = read().scene.board.players[view.players[common.me ?? -1] ?? -1]?.id;
      const isTooEarly = view.frame.kind === 'first' && refusal.code === 'planeTooSmall' && id === COUNTS_A_STAR_MORE;
      return isTooEarly ? `${said} ${common.words.setup.notYet(common.names.player(id))}` : said;
    },
    /** What may be decided, sorted by what it is about. */
    get options() {
      return options;
    },
  });
}
