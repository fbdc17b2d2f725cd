/** When what had the focus is gone, something near it takes it: nobody is thrown back to the top of the page. */

import { tick } from 'svelte';

export async function keepFocus(nearby: HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === null || document.activeElement === document.body) nearby?.focus();
}
