/** Whether nobody can see the page just now. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

export function pageHidden(): boolean {
  subscribe();
  return document.visibilityState === 'hidden';
}
