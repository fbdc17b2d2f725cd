/** What both games say alike, in French. */

export {
  bids,
  cards,
  coins,
  continents,
  de,
  either,
  flights,
  inContinent,
  KINDS,
  list,
  plural,
  proposals,
  stars,
  theContinent,
  truck,
} from './fr-grammar.ts';
export { FR_SHARED, FR_SHARED_REFUSALS } from './fr-shared.ts';
export { FR_SHARED_BOARD } from './fr-shared-board.ts';
export { FR_SHARED_RULES } from './fr-shared-rules.ts';
