/** Sentences with emblems, for pages that have no board of their own to import them from. */

export { findsNamed, type PartsOf } from './livery/named.ts';
export { default as Sentence } from './livery/Sentence.svelte';
