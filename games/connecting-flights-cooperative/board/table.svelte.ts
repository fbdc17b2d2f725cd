/** The table without what helps to put flights together: what the tables of both games have, and what only this game has. */

import { type Language, type makeArea, type PictureProps, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { liveriesOf, makeCommonPlay } from '@tarmac/flights/board';
import { stillDrafted } from './flying/logic/laying.ts';
import { actionOf, type Draft, draftOf, forHand, handOf, NOTHING, noFlight } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import type { Shapes } from './shapes.ts';

/** What somebody merely looks at. */
export type Looked =
  | { readonly kind: 'hand'; readonly hand: number }
  | { readonly kind: 'city'; readonly city: string };

type Text = (typeof TEXTS)[Language];
type Words = (typeof BOARD_TEXTS)[Language];
type Names = ReturnType<typeof namesOf>;

export type Table = ReturnType<typeof makeTable>;
/** Called once, by the table; `read` gives its props as they are now. */
export function makeTable(read: () => PictureProps<Shapes>, area: ReturnType<typeof makeArea>) {
  const hands = $derived(read().scene.hands);
  let chosenHand = $state<number | null>(null);
  /** What was chosen when an action was sent: it is done with. */
  let sent: Draft | null = null;

  /** The starting flight is put together part by part, from the beginning. */
  function blank(): Draft {
    const { frame } = read().shown.view;
    return read().decision !== null && frame.kind === 'first' ? noFlight(frame.hand) : NOTHING;
  }

  const common = makeCommonPlay<Shapes, Draft, Effect, Looked, Text, Words, Names>(read, area, {
    blank,
    // A flight that somebody puts together stays while the others of the team do something.
    begin: (before) => (before === sent ? null : stillDrafted(read().scene, read().shown.view, before)) ?? blank(),
    onsend(_, draft) {
      sent = draft;
    },
    draftOf,
    actionOf,
    effectsOf,
    texts: TEXTS,
    words: BOARD_TEXTS,
    namesOf: (language, scene, seats) => namesOf(language, scene.board, seats, scene.hands),
    describeRefusal,
  });

  const handNames = $derived(Array.from({ length: hands }, (_, hand) => common.names.hand(hand)));
  /** CF-5.4 those of somebody with two hands are told apart by number. */
  const liveries = $derived(
    hands === common.seatNames.length
      ? liveriesOf(handNames)
      : liveriesOf(
          handNames,
          handNames.map((_, hand) => `${hand + 1}`),
        ),
  );
  /** Chosen already, or the only one that can be meant; else the reader's last choice, at first the own hand. */
  const hand = $derived(handOf(common.draft) ?? handDue() ?? chosenHand ?? Math.min(common.me ?? 0, hands - 1));
  const options = $derived(optionsOf(read().decision?.actions ?? [], hand));

  function handDue(): number | null {
    const { frame } = common.view;
    return 'hand' in frame ? frame.hand : null;
  }

  return withOwn(common, {
    /** By hand: a colour, a pattern and a letter each. */
    get liveries() {
      return liveries;
    },
    /** By hand: what each is called. */
    get handNames() {
      return handNames;
    },
    /** The hand the reader decides for now: the one that is next where only one can be, else the one last chosen. */
    get hand() {
      return hand;
    },
    set hand(next: number) {
      chosenHand = next;
      common.draft = forHand(common.draft, next);
    },
    /** What may be decided, sorted by what it is about; of the hands only the one decided for. */
    get options() {
      return options;
    },
  });
}
