/** Connecting Flights, cooperative and solo, as pure rules. */

export type { Action, Load, Of } from './actions.ts';
export type { Board, DemandKind } from './board.ts';
export { INCOME } from './budget.ts';
export { campaign } from './campaign.ts';
export { type Config, SCENARIO_IDS, type ScenarioId } from './config.ts';
export {
  charterRow,
  closedNow,
  displayPrice,
  electricPrice,
  PASSENGER_PRICE,
  RENEWAL_PRICE,
  scenarioOf,
  truckPrice,
} from './costs.ts';
export { demandKind, EXTRA, EXTRA_AFTER } from './demand.ts';
export { DEMAND_CARDS } from './demand-cards.ts';
export { GAMES_PAWNS } from './demand-plan.ts';
export { DIFFICULTIES, type Difficulty } from './difficulty.ts';
export { type Best, type Facts, facts, type RuleFacts, type Scene, scene } from './facts.ts';
export { type CooperativeFlights, cooperativeFlights } from './game.ts';
export { handsOf } from './hands.ts';
export type { News, Placed } from './news.ts';
export { PAWNS_OF_COLOUR, pawnsLeft } from './pawns.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { newsProblem, viewProblem } from './seen.ts';
export { type Flight, type Frame, NO_CARD, type Phase, type State } from './state.ts';
export { COLOURS, type Tables, tablesOf } from './tables.ts';
export type { View } from './view-types.ts';
