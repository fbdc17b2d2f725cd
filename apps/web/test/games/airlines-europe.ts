/** How Airlines Europe is played through its page. In English. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Deeds, driver } from '../suites/driver.ts';
import { pressable, type Reader, reach } from '../suites/reader.ts';
import { isPossible, pressed, tableParts } from '../suites/table.ts';
import { namesOf, steady } from '../support/waiting.ts';

export type Parts = ReturnType<typeof partsOf>;
export type EuropeReader = Reader<Parts>;

function ownParts(board: Locator) {
  const market = board.getByRole('region', { name: 'Market' });
  const portfolio = board.getByRole('region', { name: 'Your portfolio' });
  return {
    hand: board.getByRole('region', { name: 'Your hand' }).getByRole('button'),
    emptyHand: board.getByRole('region', { name: 'Your hand' }).getByText('no cards'),
    portfolio: portfolio.getByRole('button'),
    deck: market.getByRole('button', { name: /^Deck: / }),
    decidable: market.getByRole('button', { name: /^Deck: /, disabled: false }).or(portfolio),
    marketCards: market.getByRole('button', { name: /^Market: / }),
    buy: board.getByRole('button', { name: /^Buy licences/ }),
    play: board.getByRole('button', { name: /^Play shares/ }),
    exchange: board.getByRole('button', { name: /^Air ABACUS( 1 for 1|$)/ }),
    cash: board.getByRole('button', { name: /^Take cash/ }),
    buyers: board.getByRole('group', { name: 'For which airline?' }).getByRole('button'),
    stop: board.getByRole('button', { name: 'No second licence' }),
    licences: board.getByRole('button', { name: /, licence \d, .*, (buy for|acheter pour) / }),
  };
}

function partsOf(page: Page) {
  const table = tableParts(page, 'Airlines Europe', /^(First|Second|Third) scoring$/);
  return { ...table, ...ownParts(table.board) };
}

interface Stack {
  readonly airline: string;
  readonly count: number;
}

/** What lies in the hand, nothing of it chosen, once it keeps still; an empty one says so. */
function handOf({ parts: { hand, emptyHand } }: EuropeReader): Promise<Stack[]> {
  return steady(async () => {
    const stacks = (await namesOf(hand)).map((name) => {
      const [, airline, count] = /^(.+), (\d+) in your hand/.exec(name) ?? [];
      return airline === undefined ? null : { airline, count: Number(count) };
    });
    if (stacks.length === 0 && !(await emptyHand.isVisible())) return null;
    return stacks.includes(null) ? null : stacks.filter((stack) => stack !== null);
  }, 'the hand');
}

const inHand = ({ parts: { hand, page } }: EuropeReader, { airline }: Stack): Locator =>
  hand.and(page.getByRole('button', { name: new RegExp(`^${airline}, \\d+ in your hand$`) }));

/** Chooses a licence that may be bought, and for whom. */
export async function chooseLicence(reader: EuropeReader): Promise<void> {
  const { parts, press } = reader;
  if (reader.by === 'keys') return chooseFromList(reader);
  await parts.licences.first().waitFor();
  const name = cheapest(await pressable(reader, parts.licences));
  await press(parts.map.getByRole('button', { name, exact: true }));
  // Where only one airline may have it nobody asks which.
  await parts.confirm.waitFor();
  if ((await pressed(parts.page, parts.buyers).count()) === 0) await press(parts.buyers.first());
}

function cheapest(names: readonly string[]): string {
  const cost = (name: string) => Number(/, (\d+)\s*M,/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);
  const best = names.toSorted((a, b) => cost(a) - cost(b))[0];
  if (best === undefined) throw new Error('no licence that can be bought can be pressed');
  return best;
}

/** The list stays open from the first purchase on. */
async function chooseFromList({ parts, press }: EuropeReader): Promise<void> {
  const { page, list, board } = parts;
  if ((await list.getAttribute('aria-pressed')) !== 'true') {
    await press(list);
    await reach(page, board.getByRole('checkbox', { name: 'Only where something can be done now' }));
    await page.keyboard.press('Space');
  }
  await parts.decidable.waitFor();
  const city = board.getByRole('listitem').filter({ hasText: 'possible now' }).first();
  const offer = city.getByRole('button', { name: /^Buy for / }).first();
  await city.waitFor();
  // The browser's own disclosure, for which Playwright knows no role.
  if (!(await offer.isVisible())) await press(city.locator('summary'));
  await press(offer);
}

/** The second licence of a route whose first may be bought: nobody may have it. */
export async function chooseDearerLicence({ parts, press }: EuropeReader): Promise<void> {
  await parts.licences.first().waitFor();
  const all = await namesOf(parts.map.getByRole('img'));
  for (const name of await namesOf(parts.licences)) {
    const [, route] = /^(.*), licence 1, .*, buy for /.exec(name) ?? [];
    const dearer = all.find((one) => route !== undefined && one.startsWith(`${route}, licence 2, `));
    if (dearer === undefined) continue;
    await press(parts.map.getByRole('img', { name: dearer, exact: true }));
    await parts.whyNot.waitFor();
    return;
  }
  throw new Error('no route has a second licence after one that may be bought');
}

async function confirmed({ press, confirm }: EuropeReader, ...choices: readonly Locator[]): Promise<true> {
  for (const what of choices) await press(what);
  await confirm();
  return true;
}

async function exchange(reader: EuropeReader, give: 1 | 3): Promise<boolean> {
  const { parts, press } = reader;
  const held = (await handOf(reader)).reduce((sum, { count }) => sum + count, 0);
  if (held < give || !(await isPossible(parts.exchange))) return false;
  await press(parts.exchange);
  await press(parts.board.getByRole('button', { name: give === 1 ? '1 share for 1' : '3 shares for 2' }));
  for (let given = 0; given < give; given++)
    await press(parts.hand.and(parts.page.getByRole('button', { name: /in your hand$/ })).first());
  // There may be too few shares left to be had.
  await parts.confirmable.or(parts.whyNot).first().waitFor();
  if (!(await parts.confirmable.isVisible())) {
    await press(parts.cancel);
    return false;
  }
  await reader.confirm();
  // The exchange and each share given up are decisions of their own, which the page sends one after another.
  await parts.asked.filter({ hasText: 'give up a share' }).waitFor({ state: 'detached' });
  return true;
}

/** Lifts a card of each of the first airlines of the hand. */
export async function liftTwo(reader: EuropeReader): Promise<boolean> {
  const [first, second] = await handOf(reader);
  if (first === undefined || second === undefined) return false;
  for (const stack of [first, second]) await reader.press(inHand(reader, stack));
  return true;
}

const DEEDS = {
  open: async (reader) => (await liftTwo(reader)) && confirmed(reader),
  async buy(reader) {
    if (!(await isPossible(reader.parts.buy))) return false;
    await chooseLicence(reader);
    return confirmed(reader);
  },
  async second(reader) {
    await chooseLicence(reader);
    return confirmed(reader);
  },
  stop: (reader) => confirmed(reader, reader.parts.stop),
  draw: (reader) => confirmed(reader, reader.parts.deck),
  take: (reader) => confirmed(reader, reader.parts.marketCards.first()),
  async 'play several'(reader) {
    const stack = (await handOf(reader)).find(({ count }) => count > 1);
    if (stack === undefined) return false;
    const more = reader.parts.board.getByRole('button', { name: `One more ${stack.airline}` });
    return confirmed(reader, inHand(reader, stack), more);
  },
  'play two': async (reader) => (await liftTwo(reader)) && confirmed(reader),
  'exchange 1': (reader) => exchange(reader, 1),
  'exchange 3': (reader) => exchange(reader, 3),
  cash: async (reader) => (await isPossible(reader.parts.cash)) && confirmed(reader, reader.parts.cash),
} satisfies Deeds<Parts>;

/** What comes up in every game, whatever is dealt and whatever bots do. */
export const ACTIONS = [
  'buy',
  'second',
  'stop',
  'draw',
  'take',
  'play several',
  'play two',
  'exchange 1',
  'exchange 3',
  'cash',
] as const;

/** Of a game of two. */
export const END = {
  title: /^You (win|lost|share|are) .*\d/,
  rows: 3,
  figures: ['Points over the game', 'Airlines on the value track'],
  headings: ['Turning points'],
};

export const airlinesEurope = driver({
  id: 'airlines-europe',
  title: 'Airlines Europe',
  partsOf,
  dues: {
    opening: { asked: 'choose the first two shares', deeds: ['open'] },
    turn: {
      asked: 'choose an action',
      deeds: ['buy', 'cash', 'play several', 'play two', 'exchange 3', 'exchange 1'],
    },
    second: { asked: 'buy a second licence or stop', deeds: ['stop', 'second'] },
    share: { asked: 'take a share from the market or draw', deeds: ['draw', 'take'] },
    market: { asked: 'take a share from the market before the scoring', deeds: ['take'] },
  },
  deeds: DEEDS,
  following: { buy: ['second', 'stop', 'draw', 'take'] },
});

/** Buys a licence and takes it back. */
export async function buyAndTakeBack(reader: EuropeReader): Promise<void> {
  expect(await DEEDS.buy(reader)).toBe(true);
  await airlinesEurope.comesTo(reader, 'second');
  if (reader.by === 'keys') await reader.parts.page.keyboard.press('u');
  else await reader.press(reader.parts.tool('Undo'));
  await reader.parts.buy.waitFor();
  await airlinesEurope.comesTo(reader, 'turn');
}
