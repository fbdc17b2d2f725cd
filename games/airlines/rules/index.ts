/** The rules of Airlines (1990), without side effects. */

export type { Action } from './actions.ts';
export {
  AIRLINE_INDEX,
  AIRLINES,
  type Airline,
  type ByAirline,
  type ByStyle,
  DEALT_FLIGHTS,
  DEALT_STOCK,
  FLIGHT_CARDS,
  LOWEST_SABOTAGE,
  MARKERS,
  ROW_SIZE,
  SCORING_CARDS,
  STOCK_CARDS,
  STYLE_INDEX,
  STYLES,
  type Style,
} from './airlines.ts';
export type { AirlineData, Board, Route } from './board.ts';
export { parseBoard } from './board-file.ts';
export type { Config } from './config.ts';
export { BOARDS } from './data/boards.ts';
export { type Facts, facts, type Scene, scene } from './facts.ts';
export { type Airlines, airlines } from './game.ts';
export { canBeFounded, canBeSabotaged, claims, isSabotaged, lowestFree, touchesNetwork } from './network.ts';
export type { News } from './news.ts';
export { isUnusable, lowestOpen, openRoutes } from './open-routes.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { pointsFor, thirdPlayer, worths } from './scoring.ts';
export { newsProblem, viewProblem } from './seen.ts';
export {
  type ByCircle,
  type ByFlight,
  DISCARDED,
  type EndRule,
  FREE,
  type Frame,
  GONE,
  IN_PILE,
  markerOfSabotage,
  type Payout,
  type ScoringCards,
  type State,
  sabotageOf,
} from './state.ts';
export { controlledRounds, pileSize } from './stock-pile.ts';
export { boardOf, type FlightCard, type Tables, tablesOf } from './tables.ts';
export { HIDDEN, type LaidOpen, type View } from './view-types.ts';
