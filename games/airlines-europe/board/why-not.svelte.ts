/** Why something cannot be done, told while somebody merely points at it, by mouse or by keyboard. */

import type { Action } from '@tarmac/airlines-europe/rules';
import type { Decision } from '@tarmac/board';
import type { Refusal } from '@tarmac/kit';
import type { Attachment } from 'svelte/attachments';
import type { Shapes } from './shapes.ts';

/** Who only passes over something does not ask, in milliseconds. */
const PATIENCE = 120;

/** `read` gives the decision that may be made now, if any. */
export function makeWhyNot(read: () => Decision<Shapes> | null) {
  let refusal = $state.raw<Refusal | null>(null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: Element | null = null;

  function forget(): void {
    clearTimeout(waiting);
    pointedAt = null;
    refusal = null;
  }

  function ask(element: Element, action: Action): void {
    clearTimeout(waiting);
    pointedAt = element;
    waiting = setTimeout(() => void tell(element, action), PATIENCE);
  }

  async function tell(element: Element, action: Action): Promise<void> {
    const answer = (await read()?.check(action)) ?? null;
    if (pointedAt === element) refusal = answer;
  }

  /** For what is drawn: `refused` is what pressing it would come to, or null where it is possible. */
  function whyNot(refused: () => Action | null): Attachment<Element> {
    return (element) => {
      const begin = () => {
        const action = read() === null ? null : refused();
        if (action !== null) ask(element, action);
      };
      const end = () => {
        if (pointedAt === element) forget();
      };
      const over = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse') begin();
      };
      const focus = ({ target }: Event) => {
        if (target instanceof Element && target.matches(':focus-visible')) begin();
      };
      element.addEventListener('pointerenter', over);
      element.addEventListener('pointerleave', end);
      // In a drawing, whatever listens for the focus becomes a stop of the tab key, and there are a hundred and fifty of these.
      if (element instanceof HTMLElement) {
        element.addEventListener('focusin', focus);
        element.addEventListener('focusout', end);
      }
      return () => {
        end();
        element.removeEventListener('pointerenter', over);
        element.removeEventListener('pointerleave', end);
        element.removeEventListener('focusin', focus);
        element.removeEventListener('focusout', end);
      };
    };
  }

  return {
    get refusal() {
      return refusal;
    },
    forget,
    whyNot,
  };
}
