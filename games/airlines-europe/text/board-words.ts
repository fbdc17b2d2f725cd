/** What the picture of Airlines Europe has to say besides the sentences: headings, buttons, effects, names of what can be tapped. */

import type { TurnAction } from './turn-actions.ts';

export interface BoardWords {
  /** The four actions: what a button says, and what it is, in few words. */
  readonly turn: Readonly<Record<TurnAction, { readonly name: string; readonly about: string }>>;
  /** What is to be tapped next. */
  readonly next: {
    readonly opening: string;
    /** AE-2.8 both are chosen, and others may still be choosing. */
    readonly openingChosen: (cards: string) => string;
    readonly turn: string;
    readonly buy: string;
    readonly second: string;
    readonly play: string;
    readonly share: string;
    readonly market: string;
    readonly exchange: string;
    readonly gifts: (left: number) => string;
    readonly giftsLater: (count: number) => string;
    readonly ban: string;
    readonly buyer: string;
  };
  readonly confirm: string;
  readonly cancel: string;
  readonly stop: string;
  readonly pass: string;
  readonly close: string;
  readonly exchangeOne: string;
  readonly exchangeThree: string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly choosing: string;
  readonly over: string;
  readonly result: string;
  readonly moreOf: (share: string) => string;
  readonly fewerOf: (share: string) => string;

  readonly market: string;
  readonly emptyMarket: string;
  readonly deck: string;
  readonly bank: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly portfolio: string;
  readonly cash: string;
  readonly players: string;
  readonly track: string;
  readonly board: string;
  readonly list: string;
  readonly map: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  readonly drawDeck: string;
  readonly airplanes: string;
  readonly points: string;
  readonly you: string;
  readonly bot: string;
  readonly banMarkers: (left: number) => string;
  readonly abacusLeft: (left: number) => string;

  /** How near a scoring may be: as a sentence, in a corner, and where that is a little wider. */
  readonly scoringIn: (number: number, least: number, most: number) => string;
  readonly scoringShort: (least: number, most: number) => string;
  readonly scoringAway: (least: number, most: number) => string;
  readonly scoringUnderWay: (number: number) => string;
  readonly underWay: string;
  readonly lastScoringMet: string;
  readonly scoringNumber: (number: number) => string;

  /** What a choice would do. */
  readonly effect: {
    readonly cash: string;
    readonly change: (from: string, to: string) => string;
    readonly space: (space: number) => string;
    readonly bonus: (city: string, spaces: number) => string;
    readonly planesLeft: (left: number) => string;
    readonly inPortfolio: string;
    readonly inHand: string;
    readonly points: string;
    readonly pays: string;
    readonly bankBreaks: string;
    readonly unknownCard: string;
    readonly mayScore: (number: number) => string;
    readonly ends: string;
    readonly giveUp: (cards: string) => string;
    readonly getAbacus: (count: number) => string;
  };

  /** An airline looked at. */
  readonly airline: {
    readonly home: (city: string) => string;
    readonly bonus: (city: string, spaces: number) => string;
    readonly planes: (left: number) => string;
    readonly blocked: string;
    readonly pays: (row: string) => string;
    readonly ifScoredNow: string;
    readonly nobody: string;
    readonly holder: (name: string, shares: number, points: number) => string;
    readonly onlyShown: string;
  };

  /** Names of what can be tapped, for those who hear the board. */
  readonly label: {
    readonly licence: (route: string, number: number, cost: string) => string;
    readonly free: string;
    readonly banned: string;
    readonly flownBy: (airline: string) => string;
    readonly buyers: (airlines: string) => string;
    readonly canBan: string;
    readonly marker: (airline: string, space: number, row: string) => string;
    readonly marketCard: (airline: string) => string;
    readonly deckCards: (cards: number) => string;
    readonly handCard: (airline: string, count: number) => string;
    readonly lifted: (count: number) => string;
    readonly player: (name: string) => string;
    readonly handBacks: (ordinary: number, abacus: number) => string;
    readonly buyer: (airline: string, cost: string) => string;
    readonly rule: (rule: string) => string;
    readonly zoneOf: (from: number, row: string) => string;
  };
}
