/** The charts alone, for pages without a board. */

export { default as LineChart } from './LineChart.svelte';
