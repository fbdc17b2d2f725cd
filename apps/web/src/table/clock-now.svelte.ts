/** The current time for clocks: it ticks once a second while one is shown. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function clockNow(): number {
  subscribe();
  return Date.now();
}
