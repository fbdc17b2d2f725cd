/** The keys of the table page. A picture's own keys come first: what it has used is not looked at here. */

import type { Tab } from './SidePanel.svelte';

interface KeyActions {
  /** Something lies over the table. */
  isBlocked(): boolean;
  undo(): void;
  hint(): void;
  rules(): void;
  panel(tab: Tab): void;
  escape(): void;
}

export function tableKeys(actions: KeyActions): (event: KeyboardEvent) => void {
  const keys: Readonly<Record<string, () => void>> = {
    u: () => actions.undo(),
    h: () => actions.hint(),
    '?': () => actions.rules(),
    l: () => actions.panel('log'),
    c: () => actions.panel('chat'),
    Escape: () => actions.escape(),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A window over the page has its own keys; Escape must still reach it.
    if (actions.isBlocked() || document.querySelector(':modal') !== null) return;
    if (event.key !== 'Escape' && isTyping(event.target)) return;
    const run = keys[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !== null
  );
}
