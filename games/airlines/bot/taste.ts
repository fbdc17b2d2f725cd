/**
 * The parameters of the rules policy, in points of the game.
 *
 * They were found by play: in some twenty thousand games between seats with slightly different parameters, each parameter
 * moved towards the values of the winners.
 */

export interface Taste {
  /** The lead in cards that gives a probability of three quarters, at the next scoring and at later ones. */
  readonly softNext: number;
  readonly softLater: number;
  /** The weight of rivals' points against own ones, all rivals together. */
  readonly rival: number;
  /** The weight of later scorings against the next one. */
  readonly later: number;
  /** The airlines that can be laid per turn before a scoring. */
  readonly playRate: number;
  /** The most that a card in hand counts against one laid, for the next scoring and for later ones. */
  readonly handNext: number;
  readonly handLater: number;
  /** The weight of an unfounded airline's card against a founded one's. */
  readonly unfoundedCard: number;
  /** The expected growth of such an airline against a founded one without stock laid. */
  readonly unfounded: number;
  /** The weight of a card that a rival was seen to take, and of one that it may have drawn, against one laid. */
  readonly known: number;
  readonly closed: number;
  /** The part of the hand's value for the next scoring that is lost if that may come before the next turn. */
  readonly risk: number;
  /** Points for laying a card: it frees the hand. */
  readonly play: number;
  /** Points for laying exactly one: a sabotage may follow. */
  readonly single: number;
  /** Points for founding: others must come after. */
  readonly found: number;
  /** The weight of the best available stock card in a flight, and points for one more card of any kind. */
  readonly market: number;
  readonly card: number;
  /** Points for a flight card of the highest value. */
  readonly flight: number;
  /** The probability that a drawn flight card is useful if none in hand is. */
  readonly luck: number;
  /** The additional value of a marker for each new route behind its flight. */
  readonly ways: number;
  /** The weight of a circle that a sabotage takes from an airline, against a marker of it. */
  readonly sabotage: number;
  /** The cost of a used marker if its airline may run out of them. */
  readonly scarce: number;
  /** Points for a flight card in exchange for an unusable one, and for a replaced face-up card. */
  readonly exchange: number;
  readonly remove: number;
}

/** For three seats and more. */
export const TASTE: Taste = {
  softNext: 0.46,
  softLater: 0.43,
  rival: 0.59,
  later: 0.45,
  playRate: 1.05,
  handNext: 0.96,
  handLater: 0.22,
  unfoundedCard: 0.73,
  unfounded: 7.85,
  known: 2.14,
  closed: 4.37,
  risk: 0.78,
  play: 0.34,
  single: 0.08,
  found: 1.54,
  market: 1.65,
  card: 0.79,
  flight: 0.68,
  luck: 0.57,
  ways: 0.05,
  sabotage: 0.33,
  scarce: 0.55,
  exchange: 1.08,
  remove: 0.36,
};

/** For two seats: every rival point counts, and the third player of AL-9.4 takes places at the end. */
export const DUEL_TASTE: Taste = {
  softNext: 0.9,
  softLater: 0.69,
  rival: 0.5,
  later: 0.71,
  playRate: 0.43,
  handNext: 0.5,
  handLater: 0.15,
  unfoundedCard: 1.23,
  unfounded: 16.41,
  known: 1.52,
  closed: 3.51,
  risk: 0.5,
  play: 0.43,
  single: 0.07,
  found: 1.58,
  market: 2.02,
  card: 0.76,
  flight: 0.45,
  luck: 0.63,
  ways: 0.06,
  sabotage: 0.3,
  scarce: 0.71,
  exchange: 1.6,
  remove: 0.48,
};
