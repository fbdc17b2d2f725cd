/** Dragging by mouse, pen or finger. A finger must hold first, so that lists can still be scrolled. */

import type { Attachment } from 'svelte/attachments';

interface Drag {
  /** Whether there is anything to be dragged. */
  begin: () => boolean;
  /** Where the pointer is, in the window. */
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
}

/** Nearer than this it is a press, in pixels. */
const STEADY = 6;
/** How long a finger holds, in milliseconds. */
const HOLD = 220;

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { readonly x: number; readonly y: number; readonly mouse: boolean } | null = null;
    let dragging = false;
    /** Called off while the button was still down. */
    let calledOff = false;
    let holding: ReturnType<typeof setTimeout> | undefined;
    const off = new AbortController();
    const { signal } = off;

    function begin(x: number, y: number): void {
      if (start === null || dragging || !drag.begin()) return;
      dragging = true;
      drag.move(x, y);
    }

    function end(): void {
      clearTimeout(holding);
      start = null;
      dragging = false;
    }

    function cancel(): void {
      const was = dragging;
      end();
      if (was) drag.cancel();
    }

    element.addEventListener(
      'pointerdown',
      ({ button, clientX: x, clientY: y, pointerId: pointer, pointerType, isPrimary }) => {
        if (button !== 0 || !isPrimary) return;
        calledOff = false;
        start = { x, y, mouse: pointerType === 'mouse' };
        // A quick hand has left it before it is noticed.
        if (start.mouse) element.setPointerCapture(pointer);
        else holding = setTimeout(() => begin(x, y), HOLD);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (start === null) return;
        if (dragging) drag.move(x, y);
        else if (Math.hypot(x - start.x, y - start.y) > STEADY) {
          if (start.mouse) begin(x, y);
          else cancel();
        }
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => {
        const was = dragging;
        end();
        if (!was && !calledOff) return;
        // The following click would press the dragged element.
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
        if (was) drag.drop(x, y);
        calledOff = false;
      },
      { signal },
    );
    element.addEventListener('pointercancel', cancel, { signal });
    // Once a finger drags, nothing scrolls.
    element.addEventListener('touchmove', (event) => dragging && event.preventDefault(), { passive: false, signal });
    element.addEventListener('contextmenu', (event) => start?.mouse === false && event.preventDefault(), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !dragging) return;
        event.stopImmediatePropagation();
        calledOff = true;
        cancel();
      },
      { capture: true, signal },
    );
    return () => {
      cancel();
      off.abort();
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
