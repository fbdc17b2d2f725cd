/** Connecting Flights, competitive, as pure rules. */

export type { Action, Bundle } from './actions.ts';
export type { Board, EventCard, Identity, LeaderboardField, PlayerCard, SabotageCard, Saboteur } from './board.ts';
export { parseBoard } from './board-file.ts';
export { TASKS } from './cards/identities.ts';
export {
  EVENT_IDS,
  type EventId,
  IDENTITY_IDS,
  type IdentityId,
  PLAYER_CARD_IDS,
  type PlayerCardId,
  SABOTAGE_IDS,
  type SabotageId,
} from './cards/ids.ts';
export { SABOTAGES } from './cards/sabotages.ts';
export { type Config, OFFER_LIMITS, type OfferLimit } from './config.ts';
export { BOARDS } from './data/boards.ts';
export { type Best, type Facts, facts, type RuleFacts, type Scene, scene } from './facts.ts';
export type { Fares } from './flight/fares.ts';
export { type Flyable, isGrounded, isRights, isUsable, lessAt, sabotageOn, unusedPenalty } from './flight/fleet.ts';
export { judgePlan, type Verdict } from './flight/judge.ts';
export { type Chain, type Flown, type Leg, NO_FLIGHTS, type Plan, type Run } from './flight/plan.ts';
export { freeCoins } from './free-coins.ts';
export { type ConnectingFlights, connectingFlights } from './game.ts';
export { SABOTEUR_COINS } from './limits.ts';
export type { Completion, Missing, MissingPiece, MissingSet, Source, TradeGain } from './missing.ts';
export {
  abilityOf,
  bidsAllowed,
  electricPrice,
  eventCard,
  faresNow,
  playerCard,
  printedFor,
  rightsAllowed,
  salePrice,
  taxDue,
  truckPrice,
  truckSalePrice,
} from './modifiers.ts';
export type { News } from './news.ts';
export { after, byRank, clockwise } from './order.ts';
export type { Standing } from './outcome.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { newsProblem, viewProblem } from './seen.ts';
export { CONTINENTS_OUT, isInPlay } from './setup.ts';
export {
  type Bidding,
  beforeSeat,
  type FirstFlight,
  type Frame,
  IN_ROW,
  type Offer,
  PHASES,
  type Phase,
  type State,
  seatBefore,
} from './state.ts';
export { boardOf, type Tables, tablesOf } from './tables.ts';
export { NOTHING } from './trading.ts';
export { SABOTAGE_HIDDEN, type View } from './view-types.ts';
