/** The log of a what-if begins with what was before it. */

import type { TableState } from '../table/table-state.svelte.ts';

/** Must be called during component setup. */
export function precede(told: TableState): void {
  let asked = false;
  $effect(() => {
    const of = told.table?.whatIf;
    if (of === undefined || asked) return;
    asked = true;
    import('./before.ts')
      .then(({ historyBefore }) => historyBefore(of))
      .then(told.precede)
      // Without it the log begins with the what-if.
      .catch(() => undefined);
  });
}
