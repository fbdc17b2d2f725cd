/** The logic of the shared components, without components, so that tests can load it alone. */

export { arcsBetween } from './arcs.ts';
export { CONTINENT_SHAPES } from './continent-shapes.ts';
export { type FirstDraft, tapCity } from './first-draft.ts';
export { lettersOf } from './letters.ts';
export { cardMiddles, cardsWide, HIGH, SLOT } from './marks.ts';
export {
  type AirportNow,
  airportsNow,
  cardsOf,
  electricLeft,
  infoOf,
  OUT,
  ROUNDS,
  rightsOf,
  SUPPLY,
  stageOf,
} from './pieces.ts';
export type { Card, CardKind, Continent } from './shapes.ts';
export { spread } from './spread.ts';
