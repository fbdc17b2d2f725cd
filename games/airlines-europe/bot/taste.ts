/** The numbers of the rules policy. Points are victory points, money is in millions. */

export interface Taste {
  /** How many shares of difference make a place all but sure, at the next scoring and at later ones. */
  readonly softNext: number;
  readonly softLater: number;
  /** What a rival's point is worth against one's own, all rivals together. */
  readonly rival: number;
  /** Spaces that all airlines together move for each card off the deck. */
  readonly growth: number;
  /** How later scorings count against the next one. */
  readonly later: number;
  /** Sets of cards one can hope to play for each turn before a scoring. */
  readonly playRate: number;
  /** How a card in hand counts against one in the portfolio, at best, for the next scoring and for later ones. */
  readonly handNext: number;
  readonly handLater: number;
  /** How a card known to be in a rival's hand counts against one in its portfolio. */
  readonly known: number;
  /** Points for a million, by scorings carried out. */
  readonly money: readonly [number, number, number];
  /** Cards before the end at which money begins to lose its worth. */
  readonly moneyFade: number;
  /** Above so many millions, one more is worth this part of the first ones. */
  readonly moneyPlenty: number;
  readonly moneyRest: number;
  /** Points for having one more card, whatever it is. */
  readonly card: number;
  /** Points of a first purchase that leaves money for a second. */
  readonly second: number;
  /** How Air ABACUS counts against what it pays. */
  readonly abacus: number;
  /** Points for each share laid open: it frees the hand and pays at once. */
  readonly play: number;
  /** How the best card to be had counts when a purchase is weighed. */
  readonly market: number;
  /** How much of a bonus connection's spaces each step towards it is worth. */
  readonly bonus: number;
  /** How a dear licence is liked: airplanes are few, and it moves the marker farther. */
  readonly dear: number;
  /** How much of the hand's worth for the next scoring is given up if that may come before the next turn. */
  readonly risk: number;
}

export const TASTE: Taste = {
  softNext: 0.64,
  softLater: 2.22,
  rival: 0.98,
  growth: 5.14,
  later: 0.49,
  playRate: 0.71,
  handNext: 0.78,
  handLater: 0.83,
  known: 0.84,
  money: [0.41, 0.25, 0.21],
  moneyFade: 13.49,
  moneyPlenty: 7.57,
  moneyRest: 0.28,
  card: 1.35,
  second: 0.61,
  abacus: 0.65,
  play: 0.09,
  market: 0.32,
  bonus: 0.53,
  dear: 0.09,
  risk: 0.45,
};
