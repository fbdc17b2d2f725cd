/** The time of day for whoever shows a clock: it ticks once a second while anybody looks at it. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function clockNow(): number {
  subscribe();
  return Date.now();
}
