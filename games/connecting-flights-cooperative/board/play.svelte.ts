/** The table as its parts share it: what the tables of both games have, and what only this game has. */

import { type makeRoom, type PictureProps, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { liveriesOf, makeCommonPlay } from '@tarmac/flights/board';
import { actionOf, type Draft, draftOf, forHand, handOf, NOTHING, noFlight } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import type { LaidFlight } from './logic/shapes.ts';
import type { Looked, MapAsked, Play } from './play-types.ts';
import type { Shapes } from './shapes.ts';

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>, room: ReturnType<typeof makeRoom>): Play {
  const hands = $derived(read().scene.hands);
  let laidFlight = $state.raw<LaidFlight | null>(null);
  let mapAsked = $state.raw<MapAsked | null>(null);
  let chosenHand = $state<number | null>(null);

  const common = makeCommonPlay<Shapes, Draft, Effect, Looked, Play['text'], Play['words'], Play['names']>(read, room, {
    blank() {
      // The starting flight is put together part by part, from the beginning.
      const { frame } = read().shown.view;
      return read().decision !== null && frame.kind === 'first' ? noFlight(frame.hand) : NOTHING;
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
    get liveries() {
      return liveries;
    },
    get handNames() {
      return handNames;
    },
    get hand() {
      return hand;
    },
    set hand(next: number) {
      chosenHand = next;
      common.draft = forHand(common.draft, next);
    },
    get options() {
      return options;
    },
    get laidFlight() {
      return laidFlight;
    },
    set laidFlight(flight: LaidFlight | null) {
      laidFlight = flight;
    },
    get mapAsked() {
      return mapAsked;
    },
    set mapAsked(asked: MapAsked | null) {
      mapAsked = asked;
    },
  });
}
