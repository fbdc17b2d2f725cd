/** Moves the focus when the focused element is removed, so that it is never lost. */

/** For overlays: returns the focus to the earlier element, or to the board. */
export function givesFocusBack(element: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const { activeElement } = document;
    // A removed element loses its focus to the page.
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    // Also where the earlier element cannot have it any more, because it is hidden or disabled now.
    const isLost = document.activeElement === document.body || element.contains(document.activeElement);
    if (isLost) focusBoard();
  };
}

/** The same, and takes the focus at once. */
export function takesFocus(element: HTMLElement): () => void {
  const giveBack = givesFocusBack(element);
  focusFirst(element);
  return giveBack;
}

export function focusFirst(element: HTMLElement | undefined): void {
  element?.querySelector<HTMLElement>('[data-first]')?.focus();
}

/** After an overlay over everything was removed. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-board]')?.focus({ preventScroll: true });
}
