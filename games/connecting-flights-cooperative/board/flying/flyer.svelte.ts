/** Builds a flight or a charter (CF-6.2, CF-6.3). */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import { type Draft, flightOf, NOTHING } from '../logic/draft.ts';
import type { Card, CharterDraft, Chosen, Load } from '../logic/shapes.ts';
import type { Table } from '../table.svelte.ts';
import { charterOrigins, charterTapped, charterTargets, NO_CHARTER } from './logic/charter-draft.ts';
import { filledIn, nothingChosen, tappedCity, withDestination, withOrigin } from './logic/flight-draft.ts';
import { flyableIn } from './logic/flyable.ts';
import { freeOf } from './logic/free.ts';
import { charterDraft, flightDraft, stillDrafted } from './logic/laying.ts';
import { changed, cityOf, waitingAt } from './logic/pawns.ts';
import { makeRun } from './run.svelte.ts';

export type Mode = 'flight' | 'charter' | 'best' | 'flown';
export type Flyer = ReturnType<typeof makeFlyer>;

/** Called once, by the table. The unfinished flight is the table's draft. */
export function makeFlyer(play: Table) {
  let tab = $state<Mode>('flight');
  /** The unfinished draft of another tab. */
  let aside: Draft = NOTHING;
  /** The flights panel is visible. */
  let attended = $state(false);
  /** The round in which the solution was asked for. */
  let solvedIn = $state(-1);
  let shows = $state(0);
  let listed: readonly Action[] = [];
  const run = makeRun(play);

  const canLay = $derived(play.view.frame.kind === 'flights' && (play.decision !== null || play.preparing));
  const mode = $derived(isLaying(play.draft) ? play.draft.kind : tab);
  const chosen = $derived(play.draft.kind === 'flight' ? play.draft.chosen : nothingChosen(play.hand));
  const charter = $derived(play.draft.kind === 'charter' ? play.draft.charter : NO_CHARTER);
  const laid = $derived(play.draft.kind === 'flight' ? play.draft.laid : filledIn(play.scene, play.view, chosen));
  const waiting = $derived(waitingAt(play.scene, play.view, cityOf(play.scene, laid.from) ?? ''));

  /** The actions of the last decision stay until the next: else every choice would fade and move for a moment. */
  const actions = $derived.by(() => {
    if (play.decision !== null || !canLay) listed = play.decision?.actions ?? [];
    return listed;
  });
  const flyable = $derived(flyableIn(play.scene, actions));
  /** The cities reachable from the origin. */
  const reachable = $derived(flyable[chosen.hand]?.get(cityOf(play.scene, chosen.from) ?? '') ?? new Set<string>());
  /** The seats of the plane; 0 without one. */
  const seats = $derived(play.scene.cards[laid.plane ?? -1]?.stars ?? 0);

  const chosenCities = $derived.by((): ReadonlySet<string> => {
    const { scene, draft } = play;
    if (draft.kind === 'charter') return new Set([charter.from, charter.to].filter((city) => city !== null));
    return new Set(draft.kind === 'flight' ? [laid.from, laid.to].flatMap((card) => cityOf(scene, card) ?? []) : []);
  });
  /** The highlighted airports on the map for the unfinished flight. */
  const asked = $derived.by((): { readonly legal: ReadonlySet<string> } | null => {
    if (!canLay || !attended) return null;
    if (mode === 'flight') return { legal: chosen.from === null ? origins() : reachable };
    return mode === 'charter' ? { legal: new Set(charterCities()) } : null;
  });

  /** The unfinished draft is set aside and restored later. */
  function turnTo(next: Mode): void {
    tab = next;
    if (next === play.draft.kind) return;
    const before = play.draft;
    if (aside.kind === next) play.draft = stillDrafted(play.scene, play.view, aside) ?? NOTHING;
    else if (isLaying(before)) clear();
    if (isLaying(before) && !play.isSent(before)) aside = before;
  }

  function origins(): ReadonlySet<string> {
    return new Set(flyable.flatMap((from) => [...from.keys()]));
  }

  function charterCities(): readonly string[] {
    const { scene, view, facts } = play;
    return charter.from === null
      ? charterOrigins(scene, view, facts.closedContinent)
      : charterTargets(scene, charter.from);
  }

  function pick(next: Chosen): void {
    play.draft = flightDraft(play.scene, play.view, next);
  }

  function clear(): void {
    play.choose(null);
  }

  function pressCity(city: string): void {
    if (play.busy) return;
    if (mode === 'charter') {
      play.draft = charterDraft(charterTapped(play.scene, play.view, charter, city) ?? charter);
      return;
    }
    const next = tappedCity(play.scene, play.view, chosen, city);
    if (next !== null) pick(next);
    else if (chosen.from === null) pickOfAnyHand(city);
    else play.looked = { kind: 'city', city };
  }

  /** The airport belongs to another hand: then the flight is that hand's. */
  function pickOfAnyHand(city: string): void {
    for (let hand = 0; hand < play.scene.hands; hand++) {
      const next = tappedCity(play.scene, play.view, nothingChosen(hand), city);
      if (next === null) continue;
      play.hand = hand;
      pick(next);
      return;
    }
    play.looked = { kind: 'city', city };
  }

  /** The action that the rules would refuse at a dark airport; null for none. */
  function refusedCity(city: string): Action | null {
    const { scene, view } = play;
    if (asked === null || asked.legal.has(city) || chosenCities.has(city)) return null;
    if (mode === 'charter') {
      const { from, pawn } = charter;
      return from === null || pawn === null ? null : { type: 'charter', pawn, from, to: city };
    }
    const there = scene.cards.findIndex((info, card) => info.city === city && view.where[card] === chosen.hand);
    return there < 0 || chosen.from === null ? null : flightOf(filledIn(scene, view, { ...chosen, to: there }));
  }

  return {
    get mode() {
      return mode;
    },
    set mode(next: Mode) {
      turnTo(next);
    },
    /** The reader flies, now or as soon as the rules have listed what may be done. */
    get canLay() {
      return canLay;
    },
    get chosen() {
      return chosen;
    },
    get laid() {
      return laid;
    },
    /** Null while a part is missing in the hand. */
    get flight() {
      return flightOf(laid);
    },
    /** The cities from which the hand can fly. */
    get departing() {
      return new Set(flyable[chosen.hand]?.keys());
    },
    get reachable() {
      return reachable;
    },
    /** The unfinished flight with another destination. */
    flightTo(card: Card): Action | null {
      return flightOf(filledIn(play.scene, play.view, withDestination(chosen, card)));
    },
    get seats() {
      return seats;
    },
    get waiting() {
      return waiting;
    },
    get free() {
      return freeOf(play.scene, play.view, chosen.hand);
    },
    get charter() {
      return charter;
    },
    set charter(next: CharterDraft) {
      play.draft = charterDraft(next);
    },
    /** Something is being put together. */
    get isBegun() {
      return isLaying(play.draft);
    },
    run,
    /** Somebody here has asked for the best flights of this round. */
    get isSolved() {
      return solvedIn === play.view.round;
    },
    /** How often they were asked for: the panel comes to the front. */
    get shows() {
      return shows;
    },
    show(): void {
      play.choose(null);
      turnTo('best');
      solvedIn = play.view.round;
      shows += 1;
    },
    get asked() {
      return asked;
    },
    get chosenCities() {
      return chosenCities;
    },
    pressCity,
    refusedCity,
    /** To be called by a component that shows the draft; returns the end of it. */
    attend(): () => void {
      attended = true;
      return () => {
        attended = false;
      };
    },
    /** Another hand: the draft was this one's, so it is dropped. */
    forHand(hand: number): void {
      clear();
      play.hand = hand;
    },
    from(card: Card): void {
      pick(chosen.from === card ? nothingChosen(chosen.hand) : withOrigin(chosen, card));
    },
    to(card: Card): void {
      pick(withDestination(chosen, chosen.to === card ? null : card));
    },
    /** A second press clears it, to be filled in. */
    plane(card: Card): void {
      const pawns = chosen.plane === card ? chosen.pawns : null;
      pick({ ...chosen, plane: chosen.plane === card ? null : card, truck: null, pawns });
    },
    truck(capacity: number): void {
      pick({ ...chosen, truck: chosen.truck === capacity ? null : capacity });
    },
    passenger(card: Card): void {
      pick({ ...chosen, passenger: chosen.passenger === card ? null : card });
    },
    pawn(colour: number, by: 1 | -1): void {
      const pawns: Load = changed(laid.pawns, waiting, seats, colour, by);
      // The filled-in plane stays: another one would have other seats.
      pick({ ...chosen, plane: laid.plane, pawns });
    },
    lay(what: Action): void {
      if ('hand' in what) play.hand = what.hand;
      play.choose(what);
      tab = mode;
    },
    clear,
  };
}

/** A flight or a charter is put together. */
function isLaying(draft: Draft): draft is Extract<Draft, { kind: 'flight' | 'charter' }> {
  return draft.kind === 'flight' || draft.kind === 'charter';
}
