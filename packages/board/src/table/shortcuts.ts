/** Keys of a table: each presses the button that carries it as `aria-keyshortcuts`. */

const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** The key as shortcuts name it, digits wherever a keyboard has them; null where it is not meant for the table. */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector(':modal') !== null) return null;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return null;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  return digit ?? event.key.toLowerCase();
}

export function pressShortcut(event: KeyboardEvent, table: HTMLElement): void {
  const key = shortcutOf(event);
  if (key === null) return;
  for (const button of table.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    if (button.getAttribute('aria-keyshortcuts')?.toLowerCase() !== key || !button.checkVisibility()) continue;
    if (button.getAttribute('aria-disabled') === 'true') continue;
    event.preventDefault();
    button.click();
    return;
  }
}
