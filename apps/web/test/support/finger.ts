/** A finger that is put down, carried and lifted, which Playwright itself cannot do. */

import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Finger {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

const fingers = new WeakMap<Page, Finger>();

/** For pages of other browsers than Chromium. */
export function registerFinger(page: Page, finger: Finger): void {
  fingers.set(page, finger);
}

export async function fingerOn(page: Page): Promise<Finger> {
  return fingers.get(page) ?? (await fingerInChromium(page));
}

async function fingerInChromium(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).then(() => undefined);
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    async up() {
      await touch('touchEnd', []);
      await session.detach();
    },
  };
}
