/**
 * The parameters of the rules policy, in points of the game.
 *
 * They were found by play: in some twenty thousand games between seats with slightly different parameters, each parameter
 * moved towards the values of the winners.
 */

export interface Taste {
  /** By how many cards a lead must be for three quarters of the odds, at the next scoring and at later ones. */
  readonly softNext: number;
  readonly softLater: number;
  /** What a rival's point is worth against one's own, all rivals together. */
  readonly rival: number;
  /** How later scorings count against the next one. */
  readonly later: number;
  /** Airlines one can hope to lay for each turn before a scoring. */
  readonly playRate: number;
  /** How a card in hand counts against one laid, at best, for the next scoring and for later ones. */
  readonly handNext: number;
  readonly handLater: number;
  /** How a card of an airline not founded counts against that of a founded one. */
  readonly unfoundedCard: number;
  /** How such an airline is expected to grow against a founded one of which no stock is laid. */
  readonly unfounded: number;
  /** How a card that a rival was seen to take, and one that it may have drawn, counts against one laid. */
  readonly known: number;
  readonly closed: number;
  /** How much of the hand's worth for the next scoring is given up if that may come before the next turn. */
  readonly risk: number;
  /** Points for laying a card: it frees the hand. */
  readonly play: number;
  /** Points for laying exactly one: a sabotage may follow. */
  readonly single: number;
  /** Points for founding: others must come after. */
  readonly found: number;
  /** How the best stock card to be had counts when a flight is weighed, and points for having one more, whatever it is. */
  readonly market: number;
  readonly card: number;
  /** Points for a flight card of the highest value. */
  readonly flight: number;
  /** How likely a newly drawn flight card is to be of use when none in hand is. */
  readonly luck: number;
  /** How each new route behind a flight adds to the worth of its marker. */
  readonly ways: number;
  /** How a circle that a sabotage takes from an airline counts against a marker of it. */
  readonly sabotage: number;
  /** How a marker used up counts when its airline may run out of them. */
  readonly scarce: number;
  /** Points for a flight card got for an unusable one, and for a new card in the place of a dead one. */
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

/** For two: every rival point counts, and the third player of AL-9.4 takes places at the end. */
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
