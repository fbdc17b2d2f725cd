/** The flight planner: cards laid by dragging, by pressing, or all at once. */

import { facts } from '@tarmac/connecting-flights/facts';
import { boardOf, connectingFlights as rules, type State } from '@tarmac/connecting-flights/rules';
import { namesOf as namesOn } from '@tarmac/connecting-flights/text';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { fingerOn } from '../support/finger.ts';
import { escaped, namesOf, steady } from '../support/waiting.ts';
import type { Kept } from '../worker/support.ts';
import { type FlightsReader, untilItHolds } from './connecting-flights-parts.ts';

/** A place in a chain, and what lies or shall lie there. */
interface Laid {
  readonly place: string;
  readonly piece: string;
}

/** Everything that lies in a place now. */
async function laidOf({ parts }: FlightsReader): Promise<Laid[]> {
  const names = await steady(() => namesOf(parts.places), 'the places of the planner');
  return names.flatMap((name) => {
    const [, place, piece] = /^(Chain .+?): (.+)$/.exec(name) ?? [];
    return place === undefined || piece === undefined || piece === 'empty' ? [] : [{ place, piece }];
  });
}

const placeCalled = ({ parts }: FlightsReader, place: string): Locator =>
  parts.planner.getByRole('button', { name: new RegExp(`^${place}: `) });

/** Of a stack of several alike the name says so. */
export const pieceCalled = ({ parts }: FlightsReader, piece: string): Locator =>
  parts.pieces.and(parts.page.getByRole('button', { name: new RegExp(`^(\\d+ × )?${escaped(piece)}$`) })).first();

/** Pressed: it lies where it is waited for. Where several places glow, one of them is pressed. */
export async function layByPress(reader: FlightsReader, { place, piece }: Laid): Promise<void> {
  await reader.press(pieceCalled(reader, piece));
  const [there] = await namesOf(placeCalled(reader, place));
  if (there !== `${place}: ${piece}`) await reader.press(placeCalled(reader, place));
  await lies(reader, { place, piece });
}

/** Dragged from the hand to its place. */
export async function layByDrag(reader: FlightsReader, { place, piece }: Laid): Promise<void> {
  const from = pieceCalled(reader, piece);
  const to = placeCalled(reader, place);
  await from.scrollIntoViewIfNeeded();
  if (reader.by === 'mouse') await from.dragTo(to, { steps: 8 });
  else await dragByFinger(reader, from, to);
  await lies(reader, { place, piece });
}

const lies = (reader: FlightsReader, { place, piece }: Laid): Promise<void> =>
  expect
    .poll(async () => (await namesOf(placeCalled(reader, place)))[0], { message: 'what lies there' })
    .toBe(`${place}: ${piece}`);

/** As a browser hears a finger: it stays a moment where it is put down, or it would only scroll. */
async function dragByFinger({ parts: { page } }: FlightsReader, from: Locator, to: Locator): Promise<void> {
  const middle = async (what: Locator) => {
    const box = await what.boundingBox();
    if (box === null) throw new Error('nothing to be dragged, or nowhere to');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const finger = await fingerOn(page);
  const start = await middle(from);
  await finger.down(start);
  // What it carries is drawn under it once it has been held long enough.
  await page.locator('[popover]:popover-open').waitFor();
  const end = await middle(to);
  for (const part of [0.25, 0.5, 0.75, 1])
    await finger.move({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await finger.up();
}

/** What the plan earns as it lies, once the rules have been heard. */
export function revenueOf({ parts }: FlightsReader): Promise<number> {
  return steady(async () => {
    const [coins] = await parts.revenue.locator('b .visually-hidden').allTextContents();
    return coins === undefined ? null : Number(coins);
  }, 'the revenue of the plan');
}

/** CF-4.5 what the best plan would be, laid again by hand: the first card dragged, the others pressed. */
export async function layBestByHand(reader: FlightsReader): Promise<boolean> {
  const { parts, press } = reader;
  await parts.handIn.waitFor();
  if ((await parts.bestPlan.count()) === 0) return false;
  await press(parts.bestPlan);
  const best = await revenueOf(reader);
  const plan = await laidOf(reader);
  await press(parts.clearPlan);
  await expect.poll(() => laidOf(reader)).toEqual([]);
  const [first, ...rest] = plan;
  if (first === undefined) return false;
  await layByDrag(reader, first);
  for (const laid of rest) await layByPress(reader, laid);
  await expect.poll(() => revenueOf(reader)).toBe(best);
  await handIn(reader);
  return true;
}

/** With one press; nothing at all where nothing can be flown. */
export async function layBestPlan(reader: FlightsReader): Promise<boolean> {
  const { parts, press } = reader;
  await parts.handIn.waitFor();
  if ((await parts.bestPlan.count()) > 0) {
    await press(parts.bestPlan);
    await expect.poll(async () => (await laidOf(reader)).length).toBeGreaterThan(0);
  }
  await revenueOf(reader);
  await handIn(reader);
  return true;
}

/** What does not count is to be confirmed. */
export async function handIn({ parts, press }: FlightsReader): Promise<void> {
  await untilItHolds(async () => {
    await press(parts.handIn.and(parts.page.getByRole('button', { disabled: false })));
    if (await parts.confirm.isVisible()) await press(parts.confirmable);
  });
  await expect.poll(() => parts.handIn.or(parts.confirm).count()).toBe(0);
}

interface Flight {
  readonly origin: string;
  readonly plane: string;
  readonly truck: string | null;
  readonly passenger: string;
  readonly destination: string;
}

/** The first flight of the best plan, by what the planner calls its cards. */
export function bestFlight({ match: { head } }: Kept): Flight {
  const state = head.state as State;
  const [seat = 0] = rules.toAct(state).seats;
  const names = namesOn('en', boardOf(state.config.board), []);
  const airport = (card: number) =>
    state.rightsOf[card] === seat ? `${names.card(card)}, landing rights` : names.card(card);
  for (const { from, legs } of facts(rules.view(state, seat)).bestPlan?.plan ?? []) {
    const { plane = null, truck = 0, passenger = null, to = null } = legs[0] ?? {};
    if (from === null || plane === null || passenger === null || to === null) continue;
    return {
      origin: airport(from),
      plane: names.card(plane),
      truck: truck === 0 ? null : `truck of ${truck}`,
      passenger: names.card(passenger),
      destination: airport(to),
    };
  }
  throw new Error('nothing can be flown');
}
