/** The reason why something is impossible, shown while the mouse or the keyboard points at it. */

import type { Refusal } from '@tarmac/kit';
import type { Attachment } from 'svelte/attachments';
import type { Decision, PictureShapes } from '../picture.ts';

/** Milliseconds before a reason is shown, so that passing over shows none. */
const PATIENCE = 120;

/** `read` returns the current decision, if any. */
export function makeWhyNot<T extends PictureShapes>(read: () => Decision<T> | null) {
  type Action = T['action'];
  let refusal = $state.raw<Refusal | null>(null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The target: an element, or the name of something in a drawing. */
  let pointedAt: Element | string | null = null;

  function forget(): void {
    clearTimeout(waiting);
    pointedAt = null;
    refusal = null;
  }

  /** `refused` returns the action of pressing it, or null if that is possible. */
  function pointAt(what: Element | string | null, refused: () => Action | null): void {
    if (what === pointedAt) return;
    forget();
    const action = what === null || read() === null ? null : refused();
    if (action === null) return;
    pointedAt = what;
    waiting = setTimeout(() => void tell(what, action), PATIENCE);
  }

  async function tell(what: Element | string | null, action: Action): Promise<void> {
    const answer = (await read()?.check(action)) ?? null;
    if (pointedAt === what) refusal = answer;
  }

  /** For a target with its own element. */
  function whyNot(refused: () => Action | null): Attachment<Element> {
    return (element) => {
      const end = () => {
        if (pointedAt === element) forget();
      };
      const over = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse') pointAt(element, refused);
      };
      const focus = ({ target }: Event) => {
        if (target instanceof Element && target.matches(':focus-visible')) pointAt(element, refused);
      };
      const off = new AbortController();
      const { signal } = off;
      element.addEventListener('pointerenter', over, { signal });
      element.addEventListener('pointerleave', end, { signal });
      // In SVG a focus listener makes an element a tab stop, and there may be hundreds.
      if (element instanceof HTMLElement) {
        element.addEventListener('focusin', focus, { signal });
        element.addEventListener('focusout', end, { signal });
      }
      return () => {
        end();
        off.abort();
      };
    };
  }

  return {
    get refusal() {
      return refusal;
    },
    forget,
    pointAt,
    whyNot,
  };
}
