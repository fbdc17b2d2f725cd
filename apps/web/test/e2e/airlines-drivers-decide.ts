/** Each kind of decision at a table of Airlines, made by pointing at the picture. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf } from '../support/waiting.ts';
import {
  type Circle,
  type Due,
  dueAt,
  type FlightCard,
  flightsOf,
  landingsOf,
  type Player,
  playableStock,
  pressed,
} from './airlines-drivers.ts';
import { isPossible } from './drivers.ts';
import { pressable } from './drivers-ways.ts';

/** Each kind of thing that can be done. */
export type Deed =
  | 'exchange'
  | 'found'
  | 'expand'
  | 'play several'
  | 'play one'
  | 'fly'
  | 'stay'
  | 'take'
  | 'draw'
  | 'sabotage'
  | 'leave'
  | 'scoring'
  | 'end';

/** What can be done when, and first what brings a game to its end soonest. */
const ONWARD: Readonly<Record<Due, readonly Deed[]>> = {
  turn: ['exchange', 'found', 'expand', 'play several', 'play one'],
  flight: ['fly', 'stay'],
  stock: ['draw', 'take'],
  sabotage: ['leave', 'sabotage'],
  scoring: ['scoring'],
  end: ['end'],
};

/** What comes after it, one way or the other. */
const FOLLOWING: Readonly<Partial<Record<Deed, readonly Deed[]>>> = {
  found: ['take', 'draw'],
  expand: ['fly', 'stay'],
  'play one': ['sabotage', 'leave'],
};

/** Does what the table wants: something of which not all was done yet if possible, else what leads on. */
export async function doSomething(player: Player, done: ReadonlySet<Deed>): Promise<Deed> {
  return doOneOf(player, await dueAt(player.parts), done);
}

/** The same where it is known what is due. */
export async function doOneOf(player: Player, due: Due, done: ReadonlySet<Deed>): Promise<Deed> {
  if (due !== 'scoring' && due !== 'end') await player.parts.decidable.waitFor();
  const isNew = (deed: Deed) => [deed, ...(FOLLOWING[deed] ?? [])].some((one) => !done.has(one));
  const ordered = [...ONWARD[due].filter(isNew), ...ONWARD[due].filter((deed) => !isNew(deed))];
  for (const deed of ordered) if (await tryTo(player, deed)) return deed;
  throw new Error(`${due}, and nothing can be done`);
}

/** Whether it was possible, and then it is done. */
export async function tryTo(player: Player, deed: Deed): Promise<boolean> {
  const { parts, confirm } = player;
  switch (deed) {
    case 'exchange':
      return pressAtOnce(player, parts.exchanges);
    case 'found':
      return found(player);
    case 'expand':
      return choose(player, parts.expand);
    case 'play several':
      return playStock(player, 2);
    case 'play one':
      return playStock(player, 1);
    case 'fly':
      if (!(await chooseFlight(player))) return false;
      await confirm();
      return true;
    case 'stay':
      return choose(player, parts.noFlight);
    case 'take':
      return choose(player, parts.rowCards.first());
    case 'draw':
      return choose(player, parts.pile);
    case 'sabotage':
      return sabotage(player);
    case 'leave':
      return choose(player, parts.noSabotage);
    case 'scoring':
      return closeScoring(player);
    case 'end':
      return true;
  }
}

/** The one that is shown, once it has gone; there may be another behind it. */
async function closeScoring({ parts, press }: Player): Promise<boolean> {
  const heading = parts.scoring.getByRole('heading').first();
  const title = await heading.textContent();
  await press(parts.closeScoring);
  await expect.poll(async () => (await heading.allTextContents())[0]).not.toBe(title);
  return true;
}

/** Presses something that is a whole choice, and confirms it. */
async function choose({ parts, press, confirm }: Player, what: Locator): Promise<boolean> {
  await press(what);
  // The rules say whether it may be; a stock pile may be empty.
  await parts.confirm
    .and(parts.page.getByRole('button', { disabled: false }))
    .or(parts.whyNot)
    .first()
    .waitFor();
  if (await isPossible(parts.confirm)) {
    await confirm();
    return true;
  }
  await press(parts.cancel);
  return false;
}

/** What is done with one press, and nothing to confirm. */
export async function pressAtOnce({ parts, press }: Player, buttons: Locator): Promise<boolean> {
  const [name] = await namesOf(buttons);
  if (name === undefined) return false;
  const alike = buttons.and(parts.page.getByRole('button', { name, exact: true }));
  const before = await alike.count();
  await press(alike.first());
  await expect.poll(() => alike.count()).toBeLessThan(before);
  return true;
}

async function found(player: Player): Promise<boolean> {
  const { parts, press, confirm } = player;
  if (!(await isPossible(parts.found))) return false;
  await press(parts.found);
  expect(await chooseFlight(player)).toBe(true);
  await confirm();
  return true;
}

/** The card that goes to waste least, and where it fits. */
export function bestFit(cards: readonly FlightCard[], circles: readonly Circle[]): [FlightCard, Circle] | null {
  const fits = cards.flatMap((card) =>
    circles
      .filter(({ style, number }) => style === card.style && number <= card.value)
      .map((circle): [FlightCard, Circle] => [card, circle]),
  );
  const waste = ([card, circle]: [FlightCard, Circle]) => card.value - circle.number;
  return fits.toSorted((a, b) => waste(a) - waste(b))[0] ?? null;
}

/** A card, a route that lights up for it, and an airline; whether there is any. */
export async function chooseFlight(player: Player): Promise<boolean> {
  const { parts } = player;
  const fit = bestFit(await flightsOf(parts), await landingsOf(player));
  if (fit === null) return false;
  await chooseCard(player, fit[0]);
  await chooseRoute(player, fit[0]);
  await chooseAirline(player);
  await parts.confirm.and(parts.page.getByRole('button', { disabled: false })).waitFor();
  return true;
}

/** Then only the routes it fits on light up. Where there was no choice it is chosen already. */
export async function chooseCard({ parts, press }: Player, { name, style, value }: FlightCard): Promise<void> {
  if ((await pressed(parts, parts.flights).count()) === 0)
    await press(parts.flights.and(parts.page.getByRole('button', { name, exact: true })).first());
  await expect
    .poll(async () => (await namesOf(parts.landings)).filter((one) => !fits(one)), {
      message: 'routes it does not fit on',
    })
    .toEqual([]);

  function fits(landing: string): boolean {
    const number = Number(/, circle (\d+),/.exec(landing)?.[1]);
    return landing.includes(`, ${style}, `) && number <= value;
  }
}

async function chooseRoute(player: Player, { style }: FlightCard): Promise<void> {
  const { parts, press } = player;
  if ((await pressed(parts, parts.landings).count()) > 0) return;
  const circles = (await landingsOf(player, 'pressable')).filter((circle) => circle.style === style);
  const [first] = circles.toSorted((a, b) => b.number - a.number);
  if (first === undefined) throw new Error('no route that lights up can be pressed');
  await press(parts.map.getByRole('button', { name: first.name, exact: true }));
}

/** Where there is only one nobody is asked. */
async function chooseAirline({ parts, press }: Player): Promise<void> {
  await parts.airlines.first().waitFor();
  if ((await pressed(parts, parts.airlines).count()) === 0) await press(parts.airlines.first());
}

async function playStock({ parts, press, confirm }: Player, least: 1 | 2): Promise<boolean> {
  const stack = (await playableStock(parts)).find(({ count }) => count >= least);
  if (stack === undefined || !(await isPossible(parts.play))) return false;
  await press(parts.play);
  await press(parts.stock.and(parts.page.getByRole('button', { name: new RegExp(`^${stack.airline}, `) })).first());
  for (let lifted = 1; lifted < (least === 1 ? 1 : stack.count); lifted++)
    await press(parts.board.getByRole('button', { name: `One more ${stack.airline}` }));
  await confirm();
  return true;
}

async function sabotage(player: Player): Promise<boolean> {
  const { parts, press, confirm, covered } = player;
  const [name] = await pressable(parts.targets, parts.map, covered);
  if (name === undefined) return false;
  await press(parts.map.getByRole('button', { name, exact: true }));
  await chooseAirline(player);
  await confirm();
  return true;
}
