/** Moves the focus to a neighbour when the focused element is removed, not to the top of the page. */

import { tick } from 'svelte';

export async function keepFocus(nearby: HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === null || document.activeElement === document.body) nearby?.focus();
}
