/** A table of Airlines as whoever sits at it finds it, by roles and names alone. In English. */

import type { Locator, Page } from 'playwright-core';
import { namesOf, steady } from '../support/waiting.ts';
import { dueIn, dueNow, tableParts } from './drivers-table.ts';
import { type By, pointer, pressable } from './drivers-ways.ts';

export const AIRLINES = 'Airlines';

const AGAIN_MS = 40;

/** What the table wants of the reader. */
export type Due = 'turn' | 'flight' | 'stock' | 'sabotage' | 'scoring' | 'end';

const ASKED: readonly (readonly [string, Due])[] = [
  ['choose an action', 'turn'],
  ['play a flight card', 'flight'],
  ['take a stock card', 'stock'],
  ['sabotage a route', 'sabotage'],
];

export type Parts = ReturnType<typeof partsOf>;

export function partsOf(page: Page) {
  const table = tableParts(page, AIRLINES);
  const { board, map } = table;
  const row = board.getByRole('region', { name: 'Face-up stock' });
  const hand = board.getByRole('region', { name: 'Your hand' });
  return {
    ...table,
    hand,
    pile: row.getByRole('button', { name: /^Stock pile: / }),
    /** The rules have said what may be done: before that a card that is pressed is only looked at. */
    decidable: row.getByRole('button', { name: /^Stock pile: /, disabled: false }),
    rowCards: row.getByRole('button', { name: /^Face up: / }),
    removals: row.getByRole('button', { name: /^Remove / }),
    flights: hand.getByRole('button', { name: /^Flight card: / }),
    exchanges: hand.getByRole('button', { name: /^Exchange / }),
    stock: hand.getByRole('button', { name: / in your hand/ }),
    found: board.getByRole('button', { name: /^Found an airline/ }),
    expand: board.getByRole('button', { name: /^Expand a network/ }),
    play: board.getByRole('button', { name: /^Play stock/ }),
    noFlight: board.getByRole('button', { name: 'No flight', exact: true }),
    noSabotage: board.getByRole('button', { name: 'No sabotage', exact: true }),
    /** For whom a flight is, or whose marker is used up. */
    airlines: board.getByRole('group', { name: /^(For which airline|Whose marker is used up)\?$/ }).getByRole('button'),
    /** Where a flight could land, and what could be sabotaged. */
    landings: map.getByRole('button', { name: /, circle \d+, fly for / }),
    targets: map.getByRole('button', { name: /, sabotage it$/ }),
    /** The airlines over the table of players, each with what the reference card says. */
    known: board.getByRole('table', { name: 'Players' }).getByRole('button'),
    reference: board.getByRole('button', { name: 'Reference card' }),
    referenceCard: page.getByRole('dialog', { name: 'Reference card' }),
    /** What is in the way of what was chosen or is pointed at, with the way to its rule. */
    whyNot: board.getByRole('button', { name: /^Rule AL-/ }),
  };
}

/** Waits until it is the reader's to do something, and says what. */
export const dueAt = (parts: Parts): Promise<Due> => dueIn(parts, ASKED);

/** The same without waiting for others: null while they have to do something. */
export async function dueByNow(parts: Parts): Promise<Due | null> {
  const due = await dueNow(parts, ASKED);
  if (due === null || due === 'end') return due;
  // What is read in one instant may be gone in the next.
  await parts.page.waitForTimeout(AGAIN_MS);
  return (await dueNow(parts, ASKED)) === due ? due : null;
}

/** Somebody at a table, and how they use it. */
export interface Player {
  readonly parts: Parts;
  press(what: Locator): Promise<void>;
  /** Once the choice is allowed; resolves when the table has moved on. */
  confirm(): Promise<void>;
  /** Circles that could be chosen, in sight but under something else; each with what a press would have met instead. */
  readonly covered: Set<string>;
}

export function player(page: Page, by: By = 'mouse'): Player {
  const parts = partsOf(page);
  return { parts, covered: new Set(), ...pointer(by, parts.confirm) };
}

export interface FlightCard {
  readonly name: string;
  readonly style: string;
  readonly value: number;
}

/** The flight cards of the hand that somebody can still play. */
export function flightsOf({ flights }: Parts): Promise<FlightCard[]> {
  return steady(async () => (await namesOf(flights)).map(flightIn).filter((card) => card !== null), 'the flight cards');
}

/** Null for one that nobody can play any more. */
function flightIn(name: string): FlightCard | null {
  const [, style, value] = /^Flight card: (\w+) (\d+)$/.exec(name) ?? [];
  return style === undefined ? null : { name, style, value: Number(value) };
}

export interface Circle {
  readonly name: string;
  readonly route: string;
  readonly style: string;
  readonly number: number;
}

/** Where a flight could land now, all of them, or those in sight that can be pressed. */
export async function landingsOf({ parts, covered }: Player, which: 'all' | 'pressable' = 'all'): Promise<Circle[]> {
  const { landings, map } = parts;
  const names =
    which === 'all'
      ? await steady(() => namesOf(landings), 'where a flight could land')
      : await pressable(landings, map, covered);
  return names.map(circleIn);
}

function circleIn(name: string): Circle {
  const [, route, style, number] = /^(.+), (\w+), circle (\d+), /.exec(name) ?? [];
  if (route === undefined || style === undefined) throw new Error(`no circle is called ${name}`);
  return { name, route, style, number: Number(number) };
}

export interface Stack {
  readonly airline: string;
  readonly count: number;
}

/** The stock of founded airlines in the hand, nothing of it chosen. */
export async function playableStock({ stock, known }: Parts): Promise<Stack[]> {
  const { names, about } = await steady(
    async () => ({ names: await namesOf(stock), about: await namesOf(known) }),
    'the stock in hand',
  );
  return names.flatMap((name) => {
    const [, airline, count] = /^(\w+), (\d+) in your hand/.exec(name) ?? [];
    if (airline === undefined || !about.some((one) => one.startsWith(`${airline}. founded.`))) return [];
    return [{ airline, count: Number(count) }];
  });
}

/** Those of several buttons that are chosen. */
export const pressed = ({ page }: Pick<Parts, 'page'>, buttons: Locator): Locator =>
  buttons.and(page.getByRole('button', { pressed: true }));
