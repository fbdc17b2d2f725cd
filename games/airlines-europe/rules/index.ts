/** The rules of Airlines Europe, without side effects. */

export type { Action } from './actions.ts';
export {
  ABACUS,
  AIRLINES,
  type Airline,
  type ByAirline,
  type ByShare,
  inPlay,
  SHARE_COUNTS,
  SHARE_INDEX,
  SHARES,
  type Share,
} from './airlines.ts';
export type { Board, Bonus, City, Route, Track, Words, Zone } from './board.ts';
export { parseBoard } from './board-file.ts';
export { type Config, DECKS, type Deck } from './config.ts';
export { BOARDS } from './data/boards.ts';
export { deckPlan, nextScoring, SCORING_CARDS } from './deck.ts';
export { type Facts, facts, type Scene, scene } from './facts.ts';
export { type AirlinesEurope, airlinesEurope } from './game.ts';
export { cheapestFree, findLicences } from './network.ts';
export type { Backs, News } from './news.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { ABACUS_ROWS, scoringRow } from './scoring.ts';
export { newsProblem, viewProblem } from './seen.ts';
export { DREW, GAVE, PLAYED } from './sightings.ts';
export {
  BANNED,
  type ByCircle,
  type DeckProgress,
  FREE,
  type Frame,
  type Payout,
  type ScoringCards,
  type Sighting,
  type State,
} from './state.ts';
export { boardOf, type Tables, tablesOf } from './tables.ts';
export type { LaidOpen, SeenFrame, View } from './view-types.ts';
