/** Whether the page is hidden, for deriveds and effects. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

export function pageHidden(): boolean {
  subscribe();
  return document.visibilityState === 'hidden';
}
