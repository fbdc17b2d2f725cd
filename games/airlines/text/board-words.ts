/** What the picture of Airlines has to say besides the sentences: headings, buttons, effects, names of what can be tapped. */

import type { TurnAction } from './turn-actions.ts';

export interface BoardWords {
  /** The three actions: what a button says, and what it is, in few words. */
  readonly turn: Readonly<Record<TurnAction, { readonly name: string; readonly about: string }>>;
  /** What is to be tapped next. */
  readonly next: {
    readonly turn: string;
    readonly found: string;
    readonly play: string;
    readonly flight: string;
    readonly stock: string;
    readonly sabotage: string;
    /** Of a flight that is being put together. */
    readonly card: string;
    readonly route: string;
    readonly airline: string;
    /** Whose marker is used up by a sabotage. */
    readonly marker: string;
    /** At the start of a turn: a flight that comes after a flight card was drawn. */
    readonly expandThenFly: (flight: string, airline: string, route: string) => string;
  };
  readonly confirm: string;
  readonly cancel: string;
  readonly noFlight: string;
  readonly noSabotage: string;
  readonly close: string;
  readonly exchange: string;
  readonly exchangeCard: (flight: string) => string;
  readonly remove: string;
  readonly removeCard: (airline: string) => string;
  readonly turnOf: (name: string) => string;
  readonly over: string;
  readonly result: string;
  readonly moreOf: (airline: string) => string;
  readonly fewerOf: (airline: string) => string;

  readonly row: string;
  readonly pile: string;
  readonly drawPile: string;
  readonly hand: string;
  readonly flightCards: string;
  readonly stockCards: string;
  readonly noFlightCards: string;
  readonly noStockCards: string;
  readonly players: string;
  readonly points: string;
  readonly cardsInHand: string;
  readonly board: string;
  readonly list: string;
  readonly map: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  readonly unusable: string;

  /** The flight cards that lie beside the board. */
  readonly flightPile: string;
  readonly discards: string;

  /** How near a scoring may be: what is over the number, the number, and all of it as a sentence. */
  readonly scoringNumber: (number: number) => string;
  readonly scoringCards: (left: number, pile: number) => string;
  readonly scoringSentence: (number: number, left: number, pile: number) => string;
  readonly atTheEnd: string;
  readonly afterRound: (round: number) => string;
  readonly lastScoring: string;
  readonly notice: {
    readonly lastRound: (turns: number) => string;
    readonly idle: (turns: number, limit: number) => string;
    readonly aside: (round: number) => string;
    readonly third: string;
  };

  /** What a choice would do. */
  readonly effect: {
    readonly change: (from: string, to: string) => string;
    readonly worth: string;
    readonly markersLeft: (left: number) => string;
    readonly laid: string;
    readonly inHand: string;
    readonly points: string;
    readonly inactive: (airline: string) => string;
    readonly unknownFlight: string;
    readonly unknownStock: string;
    readonly next: { readonly flight: string; readonly stock: string; readonly sabotage: string };
    readonly mayScore: (number: number) => string;
    readonly lastRound: string;
    readonly ends: string;
  };

  /** AL-1.6 the reference card, and an airline looked at. */
  readonly reference: string;
  readonly airline: {
    readonly code: string;
    readonly home: (city: string) => string;
    readonly styles: string;
    readonly mayUse: (styles: string) => string;
    readonly stock: string;
    readonly laidOf: (laid: number, all: number) => string;
    readonly removed: (count: number) => string;
    readonly markers: string;
    readonly markersLeft: (left: number, all: number) => string;
    readonly worth: string;
    readonly worthNow: (markers: number) => string;
    readonly founded: string;
    readonly unfounded: string;
    readonly inactive: string;
    readonly ifScoredNow: string;
    readonly nobody: string;
    readonly holder: (name: string, stock: number, points: number) => string;
  };

  /** A route looked at. */
  readonly route: {
    readonly needs: (style: string, number: number) => string;
    readonly full: string;
    readonly yourCards: (cards: string) => string;
    readonly noCard: string;
    readonly couldFly: (airlines: string) => string;
    readonly nobodyReaches: string;
    readonly mayUse: (airlines: string) => string;
  };

  /** A flight card looked at. */
  readonly flight: {
    readonly fits: (routes: number) => string;
    readonly fitsNowhere: string;
  };

  /** Names of what can be tapped, for those who hear the board. */
  readonly label: {
    readonly circle: (route: string, style: string, number: number) => string;
    readonly flownBy: (airline: string) => string;
    readonly sabotaged: (airline: string) => string;
    readonly fliers: (airlines: string) => string;
    readonly canSabotage: string;
    readonly rowCard: (airline: string) => string;
    readonly pileCards: (cards: number) => string;
    readonly stockCard: (airline: string, count: number) => string;
    readonly flightCard: (flight: string) => string;
    readonly lifted: (count: number) => string;
    readonly handBacks: (stock: number, flights: number) => string;
    readonly ifScoredNow: (points: number) => string;
    readonly rule: (rule: string) => string;
  };
}
