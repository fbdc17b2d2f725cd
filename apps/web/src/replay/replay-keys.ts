/** The keys of a replay. */

import type { Player } from './player.svelte.ts';

export function replayKeys(player: Player): (event: KeyboardEvent) => void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => player.to(player.index - 1),
    ArrowRight: () => player.to(player.index + 1),
    Home: () => player.to(0),
    End: () => player.to(player.moments.length - 1),
    ' ': () => player.toggle(),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A window over the page has its own keys.
    if (document.querySelector(':modal') !== null) return;
    const run = keys[event.key];
    if (run === undefined || hasOwnUse(event)) return;
    event.preventDefault();
    run();
  };
}

/** A space presses the button that has the focus; a list of eyes goes through them by arrows. */
function hasOwnUse({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('select, textarea, input:not([type="range"])') !== null) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
