/** Shows a dialog above everything, keeps the focus in it, and gives the focus back to where it was. */

import type { Attachment } from 'svelte/attachments';

const STOPS = 'button:not(:disabled), a[href], [tabindex="0"]';

/** `onescape` is told when the reader wants out; who mounted the dialog takes it away. */
export function modal(onescape: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    // Where what had the focus is gone, the page around keeps it.
    const around = dialog.closest<HTMLElement>('[tabindex]');
    const cancelled = (event: Event) => {
      event.preventDefault();
      onescape();
    };
    const keyed = (event: KeyboardEvent) => {
      // The page's own keys would take it from us before the dialog hears of it.
      if (event.key === 'Escape') {
        event.stopPropagation();
        cancelled(event);
      }
      if (event.key !== 'Tab') return;
      const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
      const [first, last] = [stops[0], stops.at(-1)];
      const [from, to] = event.shiftKey ? [first, last] : [last, first];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('keydown', keyed);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('keydown', keyed);
      const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : around;
      back?.focus({ preventScroll: true });
    };
  };
}
