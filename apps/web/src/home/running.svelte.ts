/** What was begun before and goes on, in this browser and on the server, what waits for the reader first. */

import { readMyMatches } from '../api/tables.ts';
import { rules } from '../host/rules.ts';
import { me } from '../people/me.svelte.ts';
import { fromBrowser, fromServer, inOrder, type Running } from './running.ts';

/** Empty until somebody has answered. Whoever does not answer has nothing to go on with: that is no news to anybody. */
export function runningMatches(): { readonly current: readonly Running[] } {
  let local = $state.raw<readonly Running[]>([]);
  let served = $state.raw<readonly Running[]>([]);
  const current = $derived(inOrder([...local, ...served]));
  void rules()
    .list()
    .then((answer) => {
      if (answer.ok) local = answer.value.flatMap(fromBrowser);
    })
    .catch(() => undefined);
  void readServed().then((matches) => {
    served = matches;
  });
  return {
    get current() {
      return current;
    },
  };
}

async function readServed(): Promise<readonly Running[]> {
  const known = await me.load();
  if (!known.ok || known.value === null) return [];
  const answer = await readMyMatches();
  return answer.ok ? answer.value.flatMap(fromServer) : [];
}
