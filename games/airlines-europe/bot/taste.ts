/**
 * The numbers of the rules policy. Points are victory points, money is in millions.
 *
 * They were found by play: seats with slightly different numbers played some ten thousand games against
 * each other, and the numbers moved to where those won that had more, or less, of each.
 */

export interface Taste {
  /** By how many shares a lead must be for three quarters of the odds, at the next scoring and at later ones. */
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

/** For three to five seats. */
export const TASTE: Taste = {
  softNext: 0.49,
  softLater: 2.15,
  rival: 1.04,
  growth: 5.19,
  later: 0.5,
  playRate: 0.7,
  handNext: 0.86,
  handLater: 0.9,
  known: 1.43,
  money: [0.43, 0.25, 0.2],
  moneyFade: 14.08,
  moneyPlenty: 7.91,
  moneyRest: 0.29,
  card: 1.16,
  second: 0.56,
  abacus: 0.66,
  play: 0.1,
  market: 0.37,
  bonus: 0.56,
  dear: 0.09,
  risk: 0.43,
};

/** For two: every rival point counts, and the third player of AE-9.2 takes places. */
export const DUEL_TASTE: Taste = {
  softNext: 1.0,
  softLater: 2.14,
  rival: 1.16,
  growth: 2.18,
  later: 0.5,
  playRate: 0.54,
  handNext: 0.89,
  handLater: 1.1,
  known: 0.57,
  money: [0.6, 0.24, 0.23],
  moneyFade: 10.13,
  moneyPlenty: 5.96,
  moneyRest: 0.14,
  card: 2.0,
  second: 0.8,
  abacus: 1.67,
  play: 0.07,
  market: 0.35,
  bonus: 0.4,
  dear: 0.08,
  risk: 0.56,
};
