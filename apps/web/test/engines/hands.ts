/** Mouse, finger and keyboard of a window, as its browser itself hears them. */

import type { Finger } from '../support/finger.ts';
import type { BrowserWindow, Device } from './window.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What WebDriver calls keys that print nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const pointer = (pointerType: 'mouse' | 'touch', actions: readonly object[]): Device => ({
  type: 'pointer',
  id: pointerType,
  parameters: { pointerType },
  actions,
});
const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

export const click = (window: BrowserWindow, at: Point): Promise<void> =>
  window.act([pointer('mouse', [move(at), DOWN, UP])]);

export const tap = (window: BrowserWindow, at: Point): Promise<void> =>
  window.act([pointer('touch', [move(at), DOWN, UP])]);

export const hover = (window: BrowserWindow, at: Point): Promise<void> => window.act([pointer('mouse', [move(at)])]);

/** Over several points, as somebody carries something. */
export async function drag(window: BrowserWindow, from: Point, to: Point, steps: number): Promise<void> {
  const way = Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  });
  await window.act([pointer('mouse', [move(from), DOWN, ...way, UP])]);
}

export const fingerOf = (window: BrowserWindow): Finger => ({
  down: (at) => window.act([pointer('touch', [move(at), DOWN])]),
  move: (to) => window.act([pointer('touch', [move(to)])]),
  up: () => window.act([pointer('touch', [UP])]),
});

/** Such as `Enter`, `a` or `Shift+Tab`. */
export async function press(window: BrowserWindow, chord: string): Promise<void> {
  const values = (chord === '+' ? ['+'] : chord.split('+')).map((name) => KEYS[name] ?? name);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  await window.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
}

export async function type(window: BrowserWindow, text: string): Promise<void> {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await window.act([{ type: 'key', id: 'keyboard', actions: strokes }]);
}
