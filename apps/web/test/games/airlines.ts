/** How Airlines is played through its page. In English. */

import { MOMENT_TEXTS } from '@tarmac/airlines/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, type Deeds, driver, pressAtOnce } from '../suites/driver.ts';
import { pressable, type Reader } from '../suites/reader.ts';
import { isPossible, pressed, tableParts } from '../suites/table.ts';
import { escaped, namesOf, steady } from '../support/waiting.ts';

export type Parts = ReturnType<typeof partsOf>;
export type AirlinesReader = Reader<Parts>;

function ownParts({ page, board, map }: ReturnType<typeof tableParts>) {
  const row = board.getByRole('region', { name: 'Face-up stock' });
  const hand = board.getByRole('region', { name: 'Your hand' });
  return {
    hand,
    pile: row.getByRole('button', { name: /^Stock pile: / }),
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
  };
}

function partsOf(page: Page) {
  const table = tableParts(page, 'Airlines', /^(First|Second|Third|Fourth) scoring$/);
  return { ...table, ...ownParts(table) };
}

interface FlightCard {
  readonly name: string;
  readonly style: string;
  readonly value: number;
}

/** The flight cards of the hand that somebody can still play. */
function flightsOf({ parts: { flights } }: AirlinesReader): Promise<FlightCard[]> {
  return steady(async () => {
    const cards = (await namesOf(flights)).map((name) => [name, /^Flight card: (\w+) (\d+)$/.exec(name)] as const);
    return cards.flatMap(([name, said]) => (said ? [{ name, style: said[1] ?? '', value: Number(said[2]) }] : []));
  }, 'the flight cards');
}

interface Circle {
  readonly name: string;
  readonly route: string;
  readonly style: string;
  readonly number: number;
}

/** Where a flight could land now, all of them, or those in sight that can be pressed. */
export async function landingsOf(reader: AirlinesReader, which: 'all' | 'pressable' = 'all'): Promise<Circle[]> {
  const { landings } = reader.parts;
  const all = () => steady(() => namesOf(landings), 'where a flight could land');
  return (await (which === 'all' ? all() : pressable(reader, landings))).map((name) => {
    const [, route, style, number] = /^(.+), (\w+), circle (\d+), /.exec(name) ?? [];
    if (route === undefined || style === undefined) throw new Error(`no circle is called ${name}`);
    return { name, route, style, number: Number(number) };
  });
}

/** The card that goes to waste least. */
async function bestCard(reader: AirlinesReader): Promise<FlightCard | null> {
  const circles = await landingsOf(reader);
  const fits = (await flightsOf(reader)).flatMap((card) =>
    circles
      .filter(({ style, number }) => style === card.style && number <= card.value)
      .map(({ number }) => ({ card, waste: card.value - number })),
  );
  return fits.toSorted((a, b) => a.waste - b.waste)[0]?.card ?? null;
}

/** Chooses a card that fits somewhere; then only the routes it fits on light up. */
export async function chooseCard(reader: AirlinesReader): Promise<FlightCard | null> {
  const { parts, press } = reader;
  const card = await bestCard(reader);
  if (card === null) return null;
  const alike = parts.flights.and(parts.page.getByRole('button', { name: card.name, exact: true }));
  // Where there was no choice it is chosen already; while others had their turn another may have been looked at.
  if ((await pressed(parts.page, alike).count()) === 0) await press(alike.first());
  const others = async () =>
    (await landingsOf(reader)).filter(({ style, number }) => style !== card.style || number > card.value);
  await expect.poll(others, { message: 'routes it does not fit on' }).toEqual([]);
  return card;
}

/** A card, a route that lights up for it, and an airline; whether there is any. */
export async function chooseFlight(reader: AirlinesReader): Promise<boolean> {
  const { parts, press } = reader;
  const card = await chooseCard(reader);
  if (card === null) return false;
  if ((await pressed(parts.page, parts.landings).count()) === 0) {
    const wholeMap = parts.board.getByRole('button', { name: 'Whole map' });
    const best = async () => {
      const circles = (await landingsOf(reader, 'pressable')).filter(({ style }) => style === card.style);
      const name = circles.toSorted((a, b) => b.number - a.number)[0]?.name;
      // The map may have been left where none of them is.
      if (name === undefined && (await wholeMap.isVisible())) await press(wholeMap);
      return name;
    };
    await expect.poll(best, { message: 'a route that lights up and can be pressed' }).toBeDefined();
    await press(parts.map.getByRole('button', { name: (await best()) ?? '', exact: true }));
  }
  await chooseAirline(reader);
  await parts.confirmable.waitFor();
  return true;
}

/** Where there is only one nobody is asked. */
async function chooseAirline({ parts, press }: AirlinesReader): Promise<void> {
  await parts.airlines.first().waitFor();
  if ((await pressed(parts.page, parts.airlines).count()) === 0) await press(parts.airlines.first());
}

/** A sabotage, but for confirming it. */
export async function aim(reader: AirlinesReader): Promise<boolean> {
  const { parts, press } = reader;
  const [name] = await pressable(reader, parts.targets);
  if (name === undefined) return false;
  await press(parts.map.getByRole('button', { name, exact: true }));
  await chooseAirline(reader);
  return true;
}

/** So many shares of a founded airline in the hand, or all there are, but for confirming it. */
export async function liftStock({ parts, press }: AirlinesReader, least: 1 | 2): Promise<boolean> {
  const { names, about } = await steady(
    async () => ({ names: await namesOf(parts.stock), about: await namesOf(parts.known) }),
    'the stock in hand',
  );
  const stacks = names.flatMap((name) => {
    const [, airline, count] = /^(\w+), (\d+) in your hand/.exec(name) ?? [];
    const isFounded = about.some((one) => one.startsWith(`${airline}. founded.`));
    return airline === undefined || !isFounded ? [] : [{ airline, count: Number(count) }];
  });
  const stack = stacks.find(({ count }) => count >= least);
  if (stack === undefined || !(await isPossible(parts.play))) return false;
  await press(parts.play);
  await press(parts.stock.and(parts.page.getByRole('button', { name: new RegExp(`^${stack.airline}, `) })).first());
  for (let lifted = 1; lifted < (least === 1 ? 1 : stack.count); lifted++)
    await press(parts.board.getByRole('button', { name: `One more ${stack.airline}` }));
  return true;
}

/** Once it is chosen. */
async function confirmed({ confirm }: AirlinesReader, chosen: Promise<boolean>): Promise<boolean> {
  if (!(await chosen)) return false;
  await confirm();
  return true;
}

/** An airline and its first flight, but for confirming it. */
export async function found(reader: AirlinesReader): Promise<boolean> {
  const { parts, press } = reader;
  if (!(await isPossible(parts.found))) return false;
  await press(parts.found);
  expect(await chooseFlight(reader)).toBe(true);
  return true;
}

export const DEEDS = {
  exchange: (reader) => pressAtOnce(reader, reader.parts.exchanges),
  found: (reader) => confirmed(reader, found(reader)),
  expand: (reader) => choose(reader, reader.parts.expand),
  'play several': (reader) => confirmed(reader, liftStock(reader, 2)),
  'play one': (reader) => confirmed(reader, liftStock(reader, 1)),
  fly: (reader) => confirmed(reader, chooseFlight(reader)),
  stay: (reader) => choose(reader, reader.parts.noFlight),
  take: (reader) => choose(reader, reader.parts.rowCards),
  draw: (reader) => choose(reader, reader.parts.pile),
  sabotage: (reader) => confirmed(reader, aim(reader)),
  leave: (reader) => choose(reader, reader.parts.noSabotage),
} satisfies Deeds<Parts>;

export const airlines = driver({
  id: 'airlines',
  title: 'Airlines',
  partsOf,
  dues: {
    turn: { asked: 'choose an action', deeds: ['expand', 'exchange', 'found', 'play several', 'play one'] },
    flight: { asked: 'play a flight card', deeds: ['stay', 'fly'] },
    stock: { asked: 'take a stock card', deeds: ['draw', 'take'] },
    sabotage: { asked: 'sabotage a route', deeds: ['leave', 'sabotage'] },
  },
  deeds: DEEDS,
  following: { found: ['take', 'draw'], expand: ['fly', 'stay'], 'play one': ['sabotage', 'leave'] },
});

/** What the end of a match of so many tells, and by which of its rules it came. */
export const endOf = (endedBy: string | RegExp, seats: number) => ({
  title: /^You (win|lost|share|are) .*\d/,
  rows: seats + 1,
  texts: [endedBy],
  figures: ['Points over the game', 'What the airlines were worth'],
  headings: ['Turning points', 'Still in hand'],
});

export const ENDINGS = MOMENT_TEXTS.en.end.endedBy;
/** Mostly the third scoring card ends a match of two; luck may leave nobody anything to do before. */
export const ANY_ENDING = new RegExp(Object.values(ENDINGS).map(escaped).join('|'));
