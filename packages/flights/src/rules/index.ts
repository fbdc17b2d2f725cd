/** The shared rules of both games of Connecting Flights: cards, map, fuel, and valid flights. */

export { areSame, auditQueues, cardsAt, listProblems } from './audit-decks.ts';
export { byStars, continent, exactly, printedParts } from './board-shapes.ts';
export { type CardTables, copiesOf, fuelBetween, isElectric, kindOf, makeCardTables } from './card-tables.ts';
export { cityProblems, LEAST_CITIES } from './city-problems.ts';
export {
  airport,
  capacity,
  card,
  cityId,
  coins,
  conventionalPlane,
  count,
  passenger,
  plane,
  stars,
  truck,
  trucks,
} from './component-shapes.ts';
export {
  AIRPORT_CARDS,
  type ByAirport,
  type ByCard,
  type ByStars,
  CAPACITIES,
  CARDS,
  type Card,
  ELECTRIC_COUNTS,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  MOST_COINS,
  PASSENGER_COUNTS,
  ROUNDS,
  STARS,
  TRUCK_COUNTS,
} from './components.ts';
export { type ByContinent, CONTINENT_INDEX, CONTINENTS, type Continent, FUEL } from './continents.ts';
export { WORLD } from './data/world.ts';
export { deckSize, drawCard, putUnder } from './decks.ts';
export { IN_DECK, OUT, SUPPLY, UNDER_DECK } from './places.ts';
export { type Airport, type PrintedBoard, SLOT_KINDS, type SlotKind } from './printed.ts';
export { comparedPriceProblems, printedPriceProblems, risingProblems, singlePriceProblems } from './printed-prices.ts';
export { type Scene, sceneCards } from './scene-cards.ts';
export { stageOf } from './stages.ts';
export { availableAirport, electricLeft } from './supply.ts';
export { brokenRule, type Parts } from './valid.ts';
