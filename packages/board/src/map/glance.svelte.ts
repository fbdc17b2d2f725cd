/** What a reader glances at on a map: where a mouse rests a moment, what has the keyboard, or what a finger holds. */

import type { Point } from '../geometry.ts';

/** A pointer that only passes over shows nothing. */
const PATIENCE = 280;

/** `placeOf` says where the thing with a number is on the screen, in pixels of the map. */
export function makeGlance(placeOf: (index: number) => Point) {
  let shown = $state.raw<{ readonly index: number; readonly at: Point } | null>(null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let due: number | null = null;

  function show(index: number): void {
    clearTimeout(waiting);
    due = index;
    shown = { index, at: placeOf(index) };
  }

  function hide(): void {
    clearTimeout(waiting);
    due = null;
    shown = null;
  }

  return {
    get shown() {
      return shown;
    },
    show,
    hide,
    /** The keyboard has left. Not at once: while nothing has the focus, what goes away would seem to have had it. */
    leave(): void {
      clearTimeout(waiting);
      waiting = setTimeout(hide, 0);
    },
    /** A mouse is over it; null for nothing. */
    over(index: number | null): void {
      if (index === due) return;
      hide();
      if (index === null) return;
      due = index;
      waiting = setTimeout(() => show(index), PATIENCE);
    },
  };
}
