/** The shared components of both games' pictures. */

export { default as AirportMark } from './AirportMark.svelte';
export { default as CompassNote } from './CompassNote.svelte';
export { makeCommonPlay, readerOf } from './common-play.svelte.ts';
export { tintOf } from './continent-tints.ts';
export { default as Choice } from './dock/Choice.svelte';
export { default as ChoiceRow } from './dock/ChoiceRow.svelte';
export { default as ContinentGroup } from './dock/ContinentGroup.svelte';
export { default as DockFrame } from './dock/DockFrame.svelte';
export { default as Shelf } from './dock/Shelf.svelte';
export { default as GameCard } from './GameCard.svelte';
export { default as GameConsole } from './GameConsole.svelte';
export { default as Holdings } from './Holdings.svelte';
export { default as Icon } from './Icon.svelte';
export { default as LookButton } from './LookButton.svelte';
export { liveriesOf } from './liveries.ts';
export { cityPoints, ROUND } from './map-points.ts';
export { default as EndFrame } from './moments/EndFrame.svelte';
export { default as EndMoment } from './moments/EndMoment.svelte';
export { default as MomentDialog } from './moments/MomentDialog.svelte';
export { default as RoundMoments } from './moments/RoundMoments.svelte';
export { default as Turns } from './moments/Turns.svelte';
export { default as PlacesList } from './PlacesList.svelte';
export { type DockPanel, NOBODYS } from './parts.ts';
export { default as TableGrid } from './TableGrid.svelte';
export { default as Trucks } from './Trucks.svelte';
export { default as WorldMap } from './WorldMap.svelte';
export { default as WorldPane } from './WorldPane.svelte';
