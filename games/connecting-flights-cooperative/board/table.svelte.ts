/** The table without the flight builder: the common state of both games, and that of this game. */

import { type Language, type makeArea, type PictureProps, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { liveriesOf, makeCommonPlay } from '@tarmac/flights/board';
import { stillDrafted } from './flying/logic/laying.ts';
import { actionOf, type Draft, draftOf, forHand, handOf, NOTHING, noFlight } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import type { Shapes } from './shapes.ts';

/** Something that the reader looks at. */
export type Looked =
  | { readonly kind: 'hand'; readonly hand: number }
  | { readonly kind: 'city'; readonly city: string };

type Text = (typeof TEXTS)[Language];
type Words = (typeof BOARD_TEXTS)[Language];
type Names = ReturnType<typeof namesOf>;

export type Table = ReturnType<typeof makeTable>;
/** Called once, by the table; `read` returns its current props. */
export function makeTable(read: () => PictureProps<Shapes>, area: ReturnType<typeof makeArea>) {
  const hands = $derived(read().scene.hands);
  let chosenHand = $state<number | null>(null);
  /** The draft of the sent action: it is finished. */
  let sent: Draft | null = null;

  /** The starting flight is built part by part. */
  function blank(): Draft {
    const { frame } = read().shown.view;
    return read().decision !== null && frame.kind === 'first' ? noFlight(frame.hand) : NOTHING;
  }

  const common = makeCommonPlay<Shapes, Draft, Effect, Looked, Text, Words, Names>(read, area, {
    blank,
    // An unfinished flight stays while others of the team act.
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
  /** CF-5.4 the hands of one person are distinguished by number. */
  const liveries = $derived(
    hands === common.seatNames.length
      ? liveriesOf(handNames)
      : liveriesOf(
          handNames,
          handNames.map((_, hand) => `${hand + 1}`),
        ),
  );
  /** The chosen or only possible hand; else the reader's last choice, at first the own hand. */
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
    /** The reader's current hand: the only possible one, else the last chosen. */
    get hand() {
      return hand;
    },
    set hand(next: number) {
      chosenHand = next;
      common.draft = forHand(common.draft, next);
    },
    /** The draft was sent: it is finished. */
    isSent: (draft: Draft): boolean => draft === sent,
    /** The legal actions, grouped by subject; those for hands only for the current one. */
    get options() {
      return options;
    },
  });
}
