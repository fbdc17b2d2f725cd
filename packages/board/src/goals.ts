/** Pictures of what a game is about, for lessons: they are loaded before any board. */

export { default as AirlineGoal } from './goals/AirlineGoal.svelte';
