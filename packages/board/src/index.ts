/** Building blocks of the pictures: maps, routes, tokens, cards, motion. Knows no rules. */

import './glow.css';

export { afterFrame } from './after-frame.ts';
export { default as Coin } from './cards/Coin.svelte';
export { default as Hand } from './cards/Hand.svelte';
export { default as PlayingCard } from './cards/PlayingCard.svelte';
export { default as AirlinesChart } from './charts/AirlinesChart.svelte';
export { default as PointsChart } from './charts/PointsChart.svelte';
export * from './geometry.ts';
export { AIRLINER } from './livery/airliner.ts';
export { default as Emblem } from './livery/Emblem.svelte';
export { default as LiveryDefs } from './livery/LiveryDefs.svelte';
export { type Livery, liveryFill } from './livery/livery.ts';
export { default as CityMark } from './map/CityMark.svelte';
export { default as LicenceCircle } from './map/LicenceCircle.svelte';
export { default as MapCanvas } from './map/MapCanvas.svelte';
export { AWAY, directionOf, nameSides, type Placed } from './map/name-sides.ts';
export { project } from './map/project.ts';
export { default as RouteLine } from './map/RouteLine.svelte';
export { reaches } from './map/reaches.ts';
export { alongRoute } from './map/route.ts';
export { default as BoardAsList } from './moments/BoardAsList.svelte';
export { default as EndOfGame } from './moments/EndOfGame.svelte';
export { default as ListedCircles } from './moments/ListedCircles.svelte';
export { modal } from './moments/modal.ts';
export { paymentNumbers } from './moments/payment-numbers.ts';
export { default as ScoringDialog } from './moments/ScoringDialog.svelte';
export { default as WholeTableMoments } from './moments/WholeTableMoments.svelte';
export { default as Count } from './motion/Count.svelte';
export { default as Flights } from './motion/Flights.svelte';
export type { Flight } from './motion/flights.ts';
export { place } from './motion/places.ts';
export * from './picture.ts';
export { steadyList } from './steady.ts';
