/** How Connecting Flights is played through its page. In English. */

import { BOARD_TEXTS } from '@tarmac/connecting-flights/text';
import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose as chooseOnce, type Deeds, driver } from '../suites/driver.ts';
import type { Reader } from '../suites/reader.ts';
import { isPossible, tableParts } from '../suites/table.ts';
import { escaped, namesOf, steady } from '../support/waiting.ts';
import { layBestByHand, layBestPlan } from './connecting-flights-plan.ts';

const MOST_TRIES = 4;

type Tab = 'Auction' | 'Market' | 'Your flights' | 'My cards' | 'Sabotage' | 'Round';

export type Parts = ReturnType<typeof partsOf>;
export type FlightsReader = Reader<Parts>;

function ownParts({ page, board, confirm, whyNot }: ReturnType<typeof tableParts>) {
  const panel = board.getByRole('tabpanel');
  const planner = panel.getByRole('region', { name: 'Your flights', exact: true });
  const hand = planner.getByRole('group', { name: 'Your cards', exact: true });
  const dialog = page.getByRole('dialog', { name: /^(Offer|Counter-offer) to / });
  const next = Object.values(BOARD_TEXTS.en.next).map(escaped).join('|');
  /** What to do next; what is chosen, or pointed at and refused, hides the sentence. */
  const nothingChosen = board.getByRole('paragraph').filter({ hasText: new RegExp(`^(${next})$`) });
  const called = (within: Locator) => (name: string | RegExp) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  return {
    panel,
    /** The one that is due has a mark before its name, the one with trouble in it a mark after. */
    tab: (name: Tab) => board.getByRole('tab', { name: new RegExp(`^\\W*${name}\\W*$`) }),
    first: board.getByRole('tab', { name: /Your first flight$/ }),
    nothingChosen,
    decidable: nothingChosen.or(confirm).or(whyNot).first(),
    /** What can be chosen in the panel that is shown, and what can be chosen without anything else. */
    choices: panel.getByRole('button', { disabled: false }),
    quick: called(board),
    panelButton: called(panel),
    /** One of the kinds of things that a market sells. */
    stall: (name: string) => panel.getByRole('region', { name }).getByRole('button'),
    row: (name: string) => panel.getByRole('group', { name, exact: true }).getByRole('button'),
    planner,
    hand,
    /** Everything in the hand that could be laid. */
    pieces: hand.getByRole('group').getByRole('button'),
    slot: (chain: number, flight: number, part: 'origin' | 'plane' | 'truck' | 'passenger' | 'destination') =>
      planner.getByRole('button', {
        name: new RegExp(`^Chain ${chain}, ${part === 'origin' ? '' : `flight ${flight}, `}${part}: `),
      }),
    places: planner.getByRole('button', { name: /^Chain \d+, / }),
    revenue: planner.getByRole('status').filter({ hasText: /^\s*Revenue/ }),
    bestPlan: planner.getByRole('button', { name: /^Best plan: / }),
    clearPlan: planner.getByRole('button', { name: 'Clear', exact: true }),
    handIn: planner.getByRole('button', { name: /^Hand in/ }),
    /** The flights of the plan that break a rule, each with the way to it. */
    broken: planner.getByRole('button', { name: /^CF-\d/ }),
    propose: panel.getByRole('button', { name: 'Propose a trade' }),
    dialog,
    give: dialog.getByRole('region', { name: 'You give' }),
    take: dialog.getByRole('region', { name: / gives$/ }),
    send: dialog.getByRole('button', { name: 'Propose', exact: true, disabled: false }),
    offers: panel.getByRole('region', { name: 'Open offers' }),
  };
}

function partsOf(page: Page) {
  const table = tableParts(page, 'Connecting Flights', /^Flights of round \d+$/);
  return { ...table, ...ownParts(table) };
}

/** What is chosen is lost when something happens meanwhile, such as a bot that pays off a sabotage: then it is chosen anew. */
export async function untilItHolds<T>(choose: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await choose();
    } catch (error) {
      // Anything but waiting in vain is a fault.
      if (!(error instanceof errors.TimeoutError) || tries === MOST_TRIES) throw error;
    }
  }
}

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
  pass: quickly('Pass'),
  done: quickly('Nothing more for now'),
  lift: payOff,
  'buy truck': bought('Trucks'),
  'buy electric': bought('Electric planes'),
  rent: bought('Landing rights'),
  offer: offerABargain,
  accept: answered('Accept'),
  decline: answered('Decline'),
  'plan by hand': layBestByHand,
  'best plan': layBestPlan,
  coins: quickly('Take the coins'),
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
