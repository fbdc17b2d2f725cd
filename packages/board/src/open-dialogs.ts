/** Whether a dialog is open before the board, of a picture or of the page: play that nobody sees waits for it. */

const listeners = new Set<(open: boolean) => void>();
let count = 0;

function change(by: 1 | -1): void {
  count += by;
  // One dialog often follows another: only whether there is any matters.
  if (count === (by === 1 ? 1 : 0)) for (const hear of [...listeners]) hear(count > 0);
}

/** Returns what is to be called when it is closed. */
export function dialogOpens(): () => void {
  change(1);
  let open = true;
  return () => {
    if (open) change(-1);
    open = false;
  };
}

/** Calls `hear` at once and with every change; returns a function that ends it. */
export function whileDialogsOpen(hear: (open: boolean) => void): () => void {
  listeners.add(hear);
  hear(count > 0);
  return () => {
    listeners.delete(hear);
  };
}
