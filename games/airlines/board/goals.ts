/** The pictures before the first step of the lesson. */

export { default as GoalPicture } from './GoalPicture.svelte';
