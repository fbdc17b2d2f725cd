/** The keys of the table page. A picture's own keys come first: events it handled are ignored. */

import type { Tab } from './SidePanel.svelte';

interface KeyActions {
  /** An overlay covers the table. */
  isBlocked(): boolean;
  undo(): void;
  hint(): void;
  rules(): void;
  /** Lets the next bot act. */
  next(): void;
  signs(): void;
  panel(tab: Tab): void;
  escape(): void;
}

export function tableKeys(actions: KeyActions): (event: KeyboardEvent) => void {
  const keys: Readonly<Record<string, () => void>> = {
    u: () => actions.undo(),
    h: () => actions.hint(),
    '?': () => actions.rules(),
    n: () => actions.next(),
    ' ': () => actions.next(),
    Enter: () => actions.next(),
    g: () => actions.signs(),
    l: () => actions.panel('log'),
    c: () => actions.panel('chat'),
    Escape: () => actions.escape(),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // An open dialog has its own keys; Escape must reach it.
    if (actions.isBlocked() || document.querySelector(':modal') !== null) return;
    if (event.key !== 'Escape' && isTyping(event.target)) return;
    if ((event.key === ' ' || event.key === 'Enter') && isPressed(event.target)) return;
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

/** Such a key presses what has the focus. */
function isPressed(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a, summary, input, [role="button"], [tabindex="0"]') !== null
  );
}
