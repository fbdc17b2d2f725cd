/** The dialogs of scorings, which are loaded on demand. */

export type { GameScorings, ToldTable } from './moment-props.ts';
export { default as ScoringDialog } from './ScoringDialog.svelte';
export { default as StandingsDialog } from './StandingsDialog.svelte';
export type { ToldScoring } from './told.ts';
export { toldScorings } from './told-scorings.ts';
