/** Where the focus goes when what had it is taken away: never nowhere. */

/** For what comes and goes over a page: whoever was in it is brought back to where they came from, or to the board. */
export function givesFocusBack(element: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const { activeElement } = document;
    // Once it has gone, what was in it has lost the focus to the page.
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else focusBoard();
  };
}

/** The same, and the focus goes there at once. */
export function takesFocus(element: HTMLElement): () => void {
  const giveBack = givesFocusBack(element);
  focusFirst(element);
  return giveBack;
}

export function focusFirst(element: HTMLElement | undefined): void {
  element?.querySelector<HTMLElement>('[data-first]')?.focus();
}

/** After what lay over everything has gone. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-board]')?.focus({ preventScroll: true });
}
