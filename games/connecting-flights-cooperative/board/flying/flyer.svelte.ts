/** What is put together in the flights frame: a flight, a charter, or the best flights one after another (CF-6.2, CF-6.3). */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import { untrack } from 'svelte';
import type { Card, Load } from '../logic/shapes.ts';
import type { MapAsked, Play } from '../play-types.ts';
import {
  type CharterDraft,
  charterOf,
  charterOrigins,
  charterTapped,
  charterTargets,
  NO_CHARTER,
  stillCharter,
} from './logic/charter-draft.ts';
import {
  type Chosen,
  chosenOf,
  filledIn,
  flightOf,
  nothingChosen,
  stillChosen,
  tappedCity,
  withDestination,
  withOrigin,
} from './logic/flight-draft.ts';
import { flyableIn } from './logic/flyable.ts';
import { freeOf } from './logic/free.ts';
import { changed, cityOf, waitingAt } from './logic/pawns.ts';

export type Mode = 'flight' | 'charter' | 'best' | 'flown';
export type Flyer = ReturnType<typeof makeFlyer>;

/** So long a step of the best flights is looked at before the next, in milliseconds. */
const BETWEEN_STEPS = 900;

/** Called once, by the panel; `read` gives the table as it is now. */
export function makeFlyer(read: () => Play) {
  let mode = $state<Mode>('flight');
  let picked = $state.raw<Chosen>(nothingChosen(untrack(() => read().hand)));
  let charterPicked = $state.raw<CharterDraft>(NO_CHARTER);
  /** How many charters there had been then: one that is made is done with, though others like it could follow. */
  let charterAfter = 0;
  /** Steps that are flown one after another. */
  let queue = $state.raw<readonly Action[]>([]);
  let sentIn = -1;
  /** What this panel has chosen at the table, as text. */
  let told: string | null = null;

  const canLay = $derived(read().view.frame.kind === 'flights' && read().decision !== null);
  const chosen = $derived.by(() => {
    const { scene, view, hand } = read();
    return picked.hand === hand ? stillChosen(scene, view, picked) : nothingChosen(hand);
  });
  const charter = $derived.by(() => {
    const { scene, view } = read();
    const draft = stillCharter(scene, view, charterPicked);
    return view.charters === charterAfter ? draft : NO_CHARTER;
  });
  const laid = $derived(filledIn(read().scene, read().view, chosen));
  const flight = $derived(flightOf(laid));
  const waiting = $derived(waitingAt(read().scene, read().view, cityOf(read().scene, laid.from) ?? ''));
  const action = $derived.by((): Action | null => {
    if (!canLay || queue.length > 0) return null;
    if (mode === 'flight') return flight;
    return mode === 'charter' ? charterOf(charter) : null;
  });

  const flyable = $derived(flyableIn(read().scene, read().decision?.actions ?? []));
  /** The cities that can be flown to from the origin. */
  const reachable = $derived(flyable[chosen.hand]?.get(cityOf(read().scene, chosen.from) ?? '') ?? new Set<string>());
  /** The seats of the plane; 0 while there is none. */
  const seats = $derived(read().scene.cards[laid.plane ?? -1]?.stars ?? 0);

  const asked = $derived.by((): MapAsked | null => {
    if (!canLay || (mode !== 'flight' && mode !== 'charter')) return null;
    const cities = mode === 'flight' ? ofFlight() : ofCharter();
    return { ...cities, press, refused };
  });

  // What is put together is what is chosen at the table, to be seen and confirmed there; each new moment begins blank.
  $effect(() => {
    const text = action === null ? null : JSON.stringify(action);
    void read().shown.frame;
    untrack(() => {
      const play = read();
      if (play.decision === null) return;
      if (action !== null) play.choose(action);
      else if (told !== null && JSON.stringify(play.decided) === told) play.choose(null);
      told = text;
    });
  });

  // What somebody else chose is laid here: a hint, a lesson. What was let go there is let go here.
  $effect(() => {
    const { decided } = read();
    untrack(() => {
      if (!canLay) return;
      if (decided?.type === 'fly' && JSON.stringify(decided) !== told) lay(decided);
      else if (decided?.type === 'charter' && JSON.stringify(decided) !== told) lay(decided);
      else if (decided === null && told !== null) clear();
    });
  });

  $effect(() => {
    read().mapAsked = asked;
    read().laidFlight = canLay && mode === 'flight' ? laid : null;
  });
  $effect(() => () => {
    read().mapAsked = null;
    read().laidFlight = null;
  });

  $effect(() => {
    const [next, ...rest] = queue;
    const play = read();
    const { decision } = play;
    const { frame } = play.shown;
    if (next === undefined || play.busy || frame <= sentIn) return;
    if (decision === null || !canLay) {
      queue = [];
      return;
    }
    const timer = setTimeout(
      async () => {
        const refusal = await decision.check(next);
        if (refusal !== null) {
          queue = [];
          return;
        }
        sentIn = frame;
        play.decideAtOnce(next);
        queue = rest;
      },
      play.still || sentIn < 0 ? 0 : BETWEEN_STEPS,
    );
    return () => clearTimeout(timer);
  });

  /** Cities that glow and cities that are chosen, while a flight is put together. */
  function ofFlight(): Pick<MapAsked, 'legal' | 'chosen'> {
    const { scene } = read();
    const mine = new Set([laid.from, laid.to].flatMap((card) => cityOf(scene, card) ?? []));
    if (chosen.from !== null) return { legal: reachable, chosen: mine };
    return { legal: new Set(flyable.flatMap((origins) => [...origins.keys()])), chosen: mine };
  }

  function ofCharter(): Pick<MapAsked, 'legal' | 'chosen'> {
    const { scene, view, facts } = read();
    const { from, to } = charter;
    return {
      legal: new Set(from === null ? charterOrigins(scene, view, facts.closedContinent) : charterTargets(scene, from)),
      chosen: new Set([from, to].filter((city) => city !== null)),
    };
  }

  function press(city: string): void {
    const play = read();
    if (play.busy) return;
    if (mode === 'charter') {
      pickCharter(charterTapped(play.scene, play.view, charter, city) ?? charter);
      return;
    }
    const next = tappedCity(play.scene, play.view, chosen, city);
    if (next !== null) picked = next;
    else if (chosen.from === null) pickOfAnyHand(city);
    else play.looked = { kind: 'city', city };
  }

  /** The airport is another hand's: then it is for that hand. */
  function pickOfAnyHand(city: string): void {
    const play = read();
    for (let hand = 0; hand < play.scene.hands; hand++) {
      const next = tappedCity(play.scene, play.view, nothingChosen(hand), city);
      if (next === null) continue;
      play.hand = hand;
      picked = next;
      return;
    }
    play.looked = { kind: 'city', city };
  }

  /** What the rules would say of a city that does not glow. */
  function refused(city: string): Action | null {
    const { scene, view } = read();
    if (asked === null || asked.legal.has(city) || asked.chosen.has(city)) return null;
    if (mode === 'charter') {
      const { from, pawn } = charter;
      return from === null || pawn === null ? null : { type: 'charter', pawn, from, to: city };
    }
    const there = scene.cards.findIndex((info, card) => info.city === city && view.where[card] === chosen.hand);
    return there < 0 || chosen.from === null ? null : flightOf(filledIn(scene, view, { ...chosen, to: there }));
  }

  function lay(what: Action): void {
    if (what.type === 'fly') {
      mode = 'flight';
      read().hand = what.hand;
      picked = chosenOf(what);
    } else if (what.type === 'charter') {
      mode = 'charter';
      pickCharter({ from: what.from, pawn: what.pawn, to: what.to });
    }
  }

  function pickCharter(next: CharterDraft): void {
    charterAfter = read().view.charters;
    charterPicked = next;
  }

  function clear(): void {
    picked = nothingChosen(read().hand);
    charterPicked = NO_CHARTER;
  }

  return {
    get mode() {
      return mode;
    },
    set mode(next: Mode) {
      mode = next;
    },
    get canLay() {
      return canLay;
    },
    get chosen() {
      return chosen;
    },
    get laid() {
      return laid;
    },
    /** Null while there is something that the hand does not have. */
    get flight() {
      return flight;
    },
    /** The cities from which the hand can fly. */
    get departing() {
      return new Set(flyable[chosen.hand]?.keys());
    },
    get reachable() {
      return reachable;
    },
    /** The flight that is put together, if it ended there instead. */
    flightTo(card: Card): Action | null {
      return flightOf(filledIn(read().scene, read().view, withDestination(chosen, card)));
    },
    get seats() {
      return seats;
    },
    get waiting() {
      return waiting;
    },
    get free() {
      return freeOf(read().scene, read().view, chosen.hand);
    },
    get charter() {
      return charter;
    },
    set charter(next: CharterDraft) {
      pickCharter(next);
    },
    /** Something is being put together. */
    get isBegun() {
      return (mode === 'flight' && chosen.from !== null) || (mode === 'charter' && charter.from !== null);
    },
    /** Steps still to be flown. */
    get left() {
      return queue.length;
    },
    /** Another hand: what was put together was this one's. */
    forHand(hand: number): void {
      clear();
      read().choose(null);
      read().hand = hand;
    },
    from(card: Card): void {
      picked = chosen.from === card ? nothingChosen(chosen.hand) : withOrigin(chosen, card);
    },
    to(card: Card): void {
      picked = withDestination(chosen, chosen.to === card ? null : card);
    },
    /** Pressed again it is left to be filled in. */
    plane(card: Card): void {
      const pawns = chosen.plane === card ? chosen.pawns : null;
      picked = { ...chosen, plane: chosen.plane === card ? null : card, truck: null, pawns };
    },
    truck(capacity: number): void {
      picked = { ...chosen, truck: chosen.truck === capacity ? null : capacity };
    },
    passenger(card: Card): void {
      picked = { ...chosen, passenger: chosen.passenger === card ? null : card };
    },
    pawn(colour: number, by: 1 | -1): void {
      const pawns: Load = changed(laid.pawns, waiting, seats, colour, by);
      // The plane that is there stays there: another one would have other seats.
      picked = { ...chosen, plane: laid.plane, pawns };
    },
    lay,
    clear,
    flyAll(steps: readonly Action[]): void {
      sentIn = -1;
      queue = steps;
    },
    stop(): void {
      queue = [];
    },
  };
}
