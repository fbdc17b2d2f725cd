/**
 * The parameters of the rules policy, in victory points and millions.
 *
 * They were found by play: in some ten thousand games between seats with slightly different parameters, each parameter
 * moved towards the values of the winners.
 */

export interface Taste {
  /** The lead in shares that gives a probability of three quarters, at the next scoring and at later ones. */
  readonly softNext: number;
  readonly softLater: number;
  /** The weight of rivals' points against own ones, all rivals together. */
  readonly rival: number;
  /** Spaces that all airlines together move per card off the deck. */
  readonly growth: number;
  /** The weight of later scorings against the next one. */
  readonly later: number;
  /** The sets of cards that can be played per turn before a scoring. */
  readonly playRate: number;
  /** The most that a card in hand counts against one in the portfolio, for the next scoring and for later ones. */
  readonly handNext: number;
  readonly handLater: number;
  /** The weight of a card known in a rival's hand against one in its portfolio. */
  readonly known: number;
  /** Points for a million, by scorings carried out. */
  readonly money: readonly [number, number, number];
  /** The number of cards before the end at which money begins to lose value. */
  readonly moneyFade: number;
  /** The part of its first value that a million has above so many. */
  readonly moneyPlenty: number;
  readonly moneyRest: number;
  /** Points for one more card of any kind. */
  readonly card: number;
  /** Points for a first purchase that leaves money for a second. */
  readonly second: number;
  /** The weight of Air ABACUS against its points. */
  readonly abacus: number;
  /** Points for each share laid open: it frees the hand and pays at once. */
  readonly play: number;
  /** The weight of the best available card in a purchase. */
  readonly market: number;
  /** The value of each step towards a bonus connection, as a part of its spaces. */
  readonly bonus: number;
  /** The preference for expensive licences: airplanes are few, and these move the marker farther. */
  readonly dear: number;
  /** The part of the hand's value for the next scoring that is lost if that may come before the next turn. */
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

/** For two seats: every rival point counts, and the third player of AE-9.2 takes places. */
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
