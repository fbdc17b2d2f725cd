/** Shows a dialog above everything, traps the focus in it, and restores the focus afterwards. */

import type { Attachment } from 'svelte/attachments';
import { dialogOpens } from '../open-dialogs.ts';

const STOPS = 'button:not(:disabled), a[href], [tabindex="0"]';

/** `onescape` is called when the reader wants to leave; the parent removes the dialog. */
export function modal(onescape: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    // If the earlier focus is gone, the surrounding page takes it.
    const around = dialog.closest<HTMLElement>('[tabindex]');
    const cancelled = (event: Event) => {
      event.preventDefault();
      onescape();
    };
    const keyed = (event: KeyboardEvent) => {
      // The page's own keys would handle it first.
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
    const closes = dialogOpens();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      closes();
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('keydown', keyed);
      const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : around;
      back?.focus({ preventScroll: true });
    };
  };
}
