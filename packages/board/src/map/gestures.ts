/** Turns pointers on a canvas into camera moves, and leaves taps to the tapped elements. */

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../geometry.ts';

/** Points are pixels of the canvas. */
export interface GestureHandlers {
  pan(by: Point): void;
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void;
  zoom(factor: number, at: Point): void;
  doubleTap(at: Point): void;
  /** A finger rests on one point. True if that shows something: then lifting it is no tap. */
  hold(event: PointerEvent): boolean;
  /** The last finger has left, or the wheel has stopped. */
  rest(): void;
}

/** A finger that moves less than this taps. */
const SLACK = 6;
/** A wheel has stopped after so many milliseconds without a turn. */
const WHEEL_RESTS = 150;
/** A finger that rests so many milliseconds holds. */
const HOLDS = 450;
const DOUBLE_TAP = { within: 300, near: 30 };
/** Elements that handle taps themselves; a double tap on them is not one on the map. */
const ANSWERS = 'button, a, input, [role="button"]';

interface Finger {
  readonly start: Point;
  at: Point;
}

export function gestures(handlers: GestureHandlers): Attachment<HTMLElement> {
  return (canvas) => {
    const fingers = new Map<number, Finger>();
    let corner: Point = { x: 0, y: 0 };
    let moved = false;
    let wheelRests: ReturnType<typeof setTimeout> | undefined;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let lastTap: (Point & { readonly time: number }) | null = null;

    const pixel = (event: MouseEvent): Point => ({ x: event.clientX - corner.x, y: event.clientY - corner.y });

    const measure = (): void => {
      const { left, top } = canvas.getBoundingClientRect();
      corner = { x: left, y: top };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        measure();
        moved = false;
      }
      const at = pixel(event);
      fingers.set(event.pointerId, { start: at, at });
      clearTimeout(holding);
      if (fingers.size === 2) take();
      else if (event.pointerType === 'touch') holding = setTimeout(() => held(event), HOLDS);
    };

    const held = (event: PointerEvent): void => {
      if (fingers.size === 1 && !moved) moved = handlers.hold(event);
    };

    /** Where a held finger has shown something the browser shows no menu. */
    const menu = (event: MouseEvent): void => {
      if (moved) event.preventDefault();
    };

    /** From now on it is no tap: the canvas captures the fingers. */
    const take = (): void => {
      clearTimeout(holding);
      moved = true;
      for (const id of fingers.keys()) canvas.setPointerCapture(id);
    };

    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) return;
      const before = [...fingers.values()].map(({ at }) => at);
      const at = pixel(event);
      if (!moved) {
        if (Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < SLACK) return;
        take();
      }
      const from = finger.at;
      finger.at = at;
      const [first, second] = fingers.values();
      const [firstBefore, secondBefore] = before;
      if (first && second && firstBefore && secondBefore) {
        handlers.pinch([firstBefore, secondBefore], [first.at, second.at]);
      } else {
        handlers.pan({ x: at.x - from.x, y: at.y - from.y });
      }
    };

    const up = (event: PointerEvent): void => {
      clearTimeout(holding);
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (moved) handlers.rest();
      else if (event.type === 'pointerup') tapped(event);
    };

    const tapped = (event: PointerEvent): void => {
      const at = pixel(event);
      const own = event.target instanceof Element && event.target.closest(ANSWERS) === null;
      const again =
        lastTap !== null &&
        event.timeStamp - lastTap.time < DOUBLE_TAP.within &&
        Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < DOUBLE_TAP.near;
      if (own && again) handlers.doubleTap(at);
      lastTap = own && !again ? { ...at, time: event.timeStamp } : null;
    };

    /** A pan that ends over a button does not press it. */
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      event.stopPropagation();
      event.preventDefault();
      moved = false;
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      measure();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 32;
      // A touchpad pinch arrives as a wheel event with the control key, in much smaller steps.
      const speed = event.ctrlKey ? 0.01 : 0.0018;
      handlers.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed), pixel(event));
      clearTimeout(wheelRests);
      wheelRests = setTimeout(handlers.rest, WHEEL_RESTS);
    };

    const off = new AbortController();
    const { signal } = off;
    canvas.addEventListener('pointerdown', down, { signal });
    canvas.addEventListener('pointermove', move, { signal });
    canvas.addEventListener('pointerup', up, { signal });
    canvas.addEventListener('pointercancel', up, { signal });
    canvas.addEventListener('click', click, { signal, capture: true });
    canvas.addEventListener('contextmenu', menu, { signal });
    canvas.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      off.abort();
      clearTimeout(wheelRests);
      clearTimeout(holding);
    };
  };
}
