/** The chart by itself, for pages that show no board. */

export { default as LineChart } from './LineChart.svelte';
