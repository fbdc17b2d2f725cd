/** The dragged piece, its position, and its target: the ghost under the finger, and the place that would take it. */

import { type Piece, type Slot, slotId } from './logic/draft.ts';
import { slotsFor, slotsOf } from './logic/strips.ts';
import type { Planner } from './planner.svelte.ts';

export type Dragging = ReturnType<typeof makeDragging>;

/** How far from a place something is still dropped on it, across, in pixels. */
const REACH = 200;
/** Within this distance of the edge a scrolling area scrolls, in pixels; by this step per move. */
const EDGE = 40;
const SCROLL = 14;

export function makeDragging(read: () => Planner) {
  let at = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  /** The id of the place under it; null for none. */
  let over = $state<string | null>(null);

  function move(x: number, y: number): void {
    at = { x, y };
    const under = document.elementFromPoint(x, y);
    const { held, strips } = read();
    const fit = held === null ? [] : slotsFor(strips, held.piece).map(slotId);
    over = nearestOf(under, '[data-flight]', fit, x) ?? nearestOf(under, '[data-strip]', fit, x);
    scrollNear(under, x, y);
  }

  function end(): void {
    at = null;
    over = null;
  }

  return {
    get at() {
      return at;
    },
    get over() {
      return over;
    },
    /** For a draggable piece: in the hand, or in a place. */
    from(piece: () => Piece | null, source: Slot | null) {
      return {
        begin(): boolean {
          const taken = piece();
          if (!read().canLay || taken === null) return false;
          read().pickUp(taken, source);
          return true;
        },
        move,
        drop(x: number, y: number): void {
          move(x, y);
          const planner = read();
          const target = slotsOf(planner.strips).find((slot) => slotId(slot) === over);
          end();
          const { held } = planner;
          if (held === null) return;
          if (target !== undefined && slotId(target) !== (source === null ? '' : slotId(source))) {
            planner.put(held.piece, target, source);
            if (planner.held !== null) planner.letGo();
          } else if (target === undefined && source !== null) planner.back(source);
          else planner.letGo();
        },
        cancel(): void {
          end();
          read().letGo();
        },
      };
    },
  };
}

/** A thumb is broad: of the places there that suit, the one nearest to it. */
function nearestOf(under: Element | null, where: string, fit: readonly string[], x: number): string | null {
  let nearest: string | null = null;
  let least = REACH;
  for (const place of under?.closest(where)?.querySelectorAll('[data-slot]') ?? []) {
    const id = place.getAttribute('data-slot') ?? '';
    const { left, right } = place.getBoundingClientRect();
    const away = Math.max(0, left - x, x - right);
    if (!fit.includes(id) || away >= least) continue;
    nearest = id;
    least = away;
  }
  return nearest;
}

/** Chains and cards that do not fit the screen come nearer while something is dragged to their edge. */
function scrollNear(under: Element | null, x: number, y: number): void {
  const across = under?.closest<HTMLElement>('[data-scroll="across"]');
  const down = under?.closest<HTMLElement>('[data-scroll="down"]');
  if (across != null) {
    const { left, right } = across.getBoundingClientRect();
    across.scrollLeft += x > right - EDGE ? SCROLL : x < left + EDGE ? -SCROLL : 0;
  }
  if (down != null) {
    const { top, bottom } = down.getBoundingClientRect();
    down.scrollTop += y > bottom - EDGE ? SCROLL : y < top + EDGE ? -SCROLL : 0;
  }
}
