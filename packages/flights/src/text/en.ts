/** What both games say alike, in English. */

export {
  bids,
  cards,
  coins,
  continents,
  either,
  flights,
  KINDS,
  list,
  offers,
  plural,
  stars,
  truck,
} from './en-grammar.ts';
export { EN_SHARED, EN_SHARED_REFUSALS } from './en-shared.ts';
export { EN_SHARED_BOARD } from './en-shared-board.ts';
export { EN_SHARED_RULES } from './en-shared-rules.ts';
