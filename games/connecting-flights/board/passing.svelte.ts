/** Passing without being asked, for the rest of an auction or of a market, until the reader wants to be asked again. */

import { sameData } from '@tarmac/board';
import { untrack } from 'svelte';
import type { Table } from './table.svelte.ts';

const PASS = { type: 'pass' } as const;

/** Called once, by the table. */
export function makePassing(play: Table) {
  /** Whose passing it is, and in which phase of which round. */
  let until = $state.raw<string | null>(null);
  /** What lay there at the last pass: shown again, that was taken back. */
  let passedAt: unknown = null;
  const here = $derived(`${play.me}/${play.view.round}/${play.view.frame.kind}`);

  // Anything but passing is the reader's to decide, such as the answer to an offer.
  $effect(() => {
    if (until === null || play.busy || play.decision === null) return;
    const mayPass = play.options.kinds.has('pass');
    if (until !== here || (play.owed && !mayPass) || sameData(passedAt, play.view)) until = null;
    else if (mayPass) untrack(pass);
  });

  function pass(): void {
    passedAt = play.view;
    play.decideAtOnce(PASS);
  }

  return {
    /** Still so in this phase. */
    get isOn() {
      return until === here;
    },
    once: pass,
    on(): void {
      pass();
      until = here;
    },
    off(): void {
      until = null;
    },
  };
}
