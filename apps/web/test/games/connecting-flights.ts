/** How Connecting Flights is played through its page. In English. */

import { MOMENT_TEXTS } from '@tarmac/connecting-flights/text';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { choose as chooseOnce, type Deeds, driver } from '../suites/driver.ts';
import { isPossible } from '../suites/table.ts';
import { namesOf, steady } from '../support/waiting.ts';
import { type FlightsReader, type Parts, partsOf, type Tab, untilItHolds } from './connecting-flights-parts.ts';
import { layBestByHand, layBestPlan } from './connecting-flights-plan.ts';

const choose = (reader: FlightsReader, what: Locator) => untilItHolds(() => chooseOnce(reader, what));

/** Brings a panel to the front. */
export async function turnTo({ parts, press }: FlightsReader, name: Tab): Promise<void> {
  const tab = parts.tab(name);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await press(tab);
  await tab.and(parts.page.getByRole('tab', { selected: true })).waitFor();
}

/** What the reader has, as the list of players says it. */
export function coinsOf({ parts }: FlightsReader): Promise<number> {
  const mine = parts.board.getByRole('list', { name: 'Players' }).locator('.mine .coins .visually-hidden');
  return steady(async () => Number(await mine.textContent()), 'the coins of the reader');
}

/** The two cheapest airports, and the smallest plane and passenger, but for confirming it. */
export async function chooseFirst({ parts, press }: FlightsReader): Promise<void> {
  const cities = await steady(() => namesOf(parts.row('From')), 'the airports to begin with');
  const price = (place: number) => Number(/(\d+)\s*$/.exec(cities[place] ?? '')?.[1]);
  const [from = 0, to = 1] = cities.map((_, place) => place).toSorted((a, b) => price(a) - price(b));
  await press(parts.row('From').nth(from));
  await press(parts.row('To').nth(to));
  for (const name of ['Plane', 'Passenger']) await press(parts.row(name).first());
}

/** Five more than has to be, where there are as many coins. */
async function bidMore({ parts, press, confirm }: FlightsReader): Promise<boolean> {
  const least = parts.quick(/^Bid \d+$/);
  if ((await steady(() => namesOf(least), 'the least bid')).length === 0) return false;
  await press(least);
  await parts.confirmable.or(parts.whyNot).first().waitFor();
  const fiveMore = parts.board.getByRole('button', { name: 'Five more' });
  if ((await isPossible(parts.confirm)) && (await isPossible(fiveMore))) {
    await press(fiveMore);
    await confirm();
    return true;
  }
  await press(parts.cancel);
  return false;
}

/** CF-4.7 whatever lies on a card of one's own. */
async function payOff(reader: FlightsReader): Promise<boolean> {
  await turnTo(reader, 'My cards');
  const done = await choose(reader, reader.parts.choices.and(reader.parts.panelButton(/^Pay off for /)));
  if (!done) await turnTo(reader, 'Market');
  return done;
}

/** CF-4.10 a truck and five coins, for one coin: whoever is asked would be a fool to decline. Whether they were none. */
async function offerABargain(reader: FlightsReader): Promise<boolean> {
  const { parts, press } = reader;
  if (!(await fillInBargain(reader))) return false;
  const before = await coinsOf(reader);
  await press(parts.send);
  await parts.dialog.waitFor({ state: 'detached' });
  // They may ask for even more.
  await parts.offers.getByText(/^Your offer to /).waitFor({ state: 'detached' });
  if ((await connectingFlights.dueAt(reader)) === 'answer') return DEEDS.accept(reader);
  return (await coinsOf(reader)) === before - 4;
}

/** Puts it together; false where there is nothing to be given or taken. */
export async function fillInBargain({ parts, press }: FlightsReader): Promise<boolean> {
  await press(parts.propose);
  const more = (side: Locator, name: RegExp) => side.getByRole('button', { name, disabled: false });
  const steps = [
    more(parts.give, /^More: truck of \d \(1\)$/).first(),
    more(parts.give, /^More: Coins \(5\)$/),
    more(parts.take, /^More: Coins \(1\)$/),
  ];
  await parts.dialog.waitFor();
  for (const step of steps) {
    if ((await step.count()) === 0) {
      await press(parts.dialog.getByRole('button', { name: 'Cancel' }));
      return false;
    }
    await press(step);
  }
  return true;
}

const quickly = (name: string | RegExp) => (reader: FlightsReader) => choose(reader, reader.parts.quick(name));

/** What costs nothing is sent by the press; whether there was such a thing. */
const atOnce =
  (name: string | RegExp) =>
  async ({ parts, press }: FlightsReader): Promise<boolean> => {
    const button = parts.quick(name);
    if ((await steady(() => namesOf(button), 'what can be done at once')).length === 0) return false;
    const pressed = await button.first().elementHandle();
    await press(button.first());
    await expect.poll(() => pressed?.evaluate((element) => element.isConnected)).toBe(false);
    return true;
  };
const bought = (stall: string) => (reader: FlightsReader) =>
  choose(reader, reader.parts.stall(stall).and(reader.parts.choices));
const answered = (name: string) => (reader: FlightsReader) =>
  choose(reader, reader.parts.offers.getByRole('button', { name, disabled: false }));
const chosen = (reader: FlightsReader) => choose(reader, reader.parts.choices);

export const DEEDS = {
  keep: (reader) => choose(reader, reader.parts.panelButton(/Budget: /)),
  start: chosen,
  name: chosen,
  add: chosen,
  async first(reader) {
    await untilItHolds(async () => {
      await chooseFirst(reader);
      await reader.confirm();
    });
    return true;
  },
  bid: quickly(/^Bid \d+$/),
  'bid more': (reader) => untilItHolds(() => bidMore(reader)),
  pass: atOnce('Pass'),
  'pass on': atOnce('Pass on all the rest'),
  done: atOnce('Done for now'),
  'done for good': atOnce('Done this round'),
  lift: payOff,
  'buy truck': bought('Trucks'),
  'buy electric': bought('Electric planes'),
  rent: bought('Landing rights'),
  offer: offerABargain,
  accept: answered('Accept'),
  decline: answered('Decline'),
  'plan by hand': layBestByHand,
  'best plan': layBestPlan,
  coins: atOnce(/^Take \d+ coins/),
  draw: quickly('Draw a sabotage card'),
  sabotage: (reader) => choose(reader, reader.parts.panel.getByRole('group').getByRole('button')),
  bury: quickly('Put the card under the deck unused'),
  pay: quickly('Pay to ward it off'),
  'let happen': quickly('Let it happen'),
} satisfies Deeds<Parts>;

export const connectingFlights = driver({
  id: 'connecting-flights',
  title: 'Connecting Flights',
  partsOf,
  dues: {
    keep: { asked: 'choose one of two player cards', deeds: ['keep'] },
    start: { asked: 'choose a starting continent', deeds: ['start'] },
    first: { asked: 'buy a first flight', deeds: ['first'] },
    name: { asked: 'name a continent', deeds: ['name'] },
    add: { asked: 'add a card to the auction', deeds: ['add'] },
    // Whatever is possible, since coins earn nothing, and cards do.
    bid: { asked: 'bid or pass', deeds: ['bid', 'bid more', 'pass'] },
    market: {
      asked: 'buy at the market or pass',
      deeds: ['done', 'lift', 'offer', 'rent', 'buy electric', 'buy truck'],
    },
    answer: { asked: 'answer an offer', deeds: ['decline', 'accept'] },
    plans: { asked: 'plan flights', deeds: ['best plan', 'plan by hand'] },
    sabotage: { asked: 'take coins or draw a sabotage card', deeds: ['draw', 'coins'] },
    use: { asked: 'use the sabotage card drawn or put it back', deeds: ['sabotage', 'bury'] },
    deflect: { asked: 'ward off a sabotage or let it happen', deeds: ['let happen', 'pay'] },
  },
  deeds: DEEDS,
  /** A first flight is there to be confirmed from the beginning. */
  async confirm({ parts, press }) {
    const wasFirst = await parts.first.isVisible();
    await press(parts.confirmable);
    const isDone = async () => (await parts.confirm.count()) === 0 || (!wasFirst && (await parts.first.isVisible()));
    await expect.poll(isDone).toBe(true);
  },
});

const { endedBy, revenueChart, coinsChart, turningPoints, networkTitle, identitiesTitle } = MOMENT_TEXTS.en.end;

/** What the end of a match of two tells. */
export const END = {
  title: /^You (win|lost|share|are) .*\d/,
  rows: 3,
  texts: [endedBy['CF-4.9']],
  figures: [revenueChart, coinsChart],
  headings: [turningPoints, networkTitle, identitiesTitle],
};
