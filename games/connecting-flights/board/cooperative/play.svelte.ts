/** The table as its parts share it: what every table has, and what only this game has. */

import { type makeRoom, makeTablePlay, type PictureProps, withOwn } from '@tarmac/board';
import { BOARD_TEXTS, describeRefusal, namesOf, TEXTS } from '@tarmac/connecting-flights/cooperative/text';
import type { Refusal } from '@tarmac/kit';
import { liveriesOf } from '../liveries.ts';
import { actionOf, type Draft, draftOf, forHand, handOf, NOTHING, noFlight } from './logic/draft.ts';
import { type Effect, effectsOf } from './logic/effects.ts';
import { optionsOf } from './logic/options.ts';
import type { LaidFlight } from './logic/shapes.ts';
import type { Looked, MapAsked, Play } from './play-types.ts';
import type { Shapes } from './shapes.ts';

/** Called once, by the table; `read` gives its props as they are now. */
export function makePlay(read: () => PictureProps<Shapes>, room: ReturnType<typeof makeRoom>): Play {
  const view = $derived(read().shown.view);
  const eye = $derived(read().shown.eye);
  const me = $derived(typeof eye === 'number' ? eye : null);
  const hands = $derived(read().scene.hands);
  let laidFlight = $state.raw<LaidFlight | null>(null);
  let mapAsked = $state.raw<MapAsked | null>(null);
  let chosenHand = $state<number | null>(null);

  const table = makeTablePlay<Shapes, Draft, Effect, Looked>(read, {
    blank,
    draftOf,
    actionsOf(draft) {
      const action = actionOf(draft);
      return action === null ? [] : [action];
    },
    effectsOf,
  });

  const names = $derived(namesOf(table.language, table.scene.board, table.seatNames, hands));
  const handNames = $derived(Array.from({ length: hands }, (_, hand) => names.hand(hand)));
  /** CF-5.4 those of somebody with two hands are told apart by number. */
  const liveries = $derived(
    hands === table.seatNames.length
      ? liveriesOf(handNames)
      : liveriesOf(
          handNames,
          handNames.map((_, hand) => `${hand + 1}`),
        ),
  );
  /** Chosen already, or the only one that can be meant; else the reader's last choice, at first the own hand. */
  const hand = $derived(handOf(table.draft) ?? handDue() ?? chosenHand ?? Math.min(me ?? 0, hands - 1));
  const options = $derived(optionsOf(read().decision?.actions ?? [], hand));
  const upright = $derived(room.width <= 620 || room.width < room.height);
  const small = $derived(room.width <= 620 || room.height <= 480);

  function handDue(): number | null {
    return 'hand' in view.frame ? view.frame.hand : null;
  }

  /** The starting flight is put together part by part, from the beginning. */
  function blank(): Draft {
    const { frame } = read().shown.view;
    return read().decision !== null && frame.kind === 'first' ? noFlight(frame.hand) : NOTHING;
  }

  return withOwn(table, {
    get past() {
      return read().past;
    },
    get me() {
      return me;
    },
    get owed() {
      return read().decision?.owed === true;
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
    get handNames() {
      return handNames;
    },
    get hand() {
      return hand;
    },
    set hand(next: number) {
      chosenHand = next;
      table.draft = forHand(table.draft, next);
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
