/** A table of Connecting Flights as whoever sits at it finds it, by roles and names alone. In English. */

import { BOARD_TEXTS } from '@tarmac/connecting-flights/text';
import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS, steady } from '../support/waiting.ts';
import { dueIn, dueNow, tableParts } from './drivers-table.ts';
import { type By, pointer } from './drivers-ways.ts';

export const CONNECTING_FLIGHTS = 'Connecting Flights';

const AGAIN_MS = 40;

/** What was pressed shows by then, or it was lost. */
export const SOON_MS = 5000;
const MOST_TRIES = 8;

const { next } = BOARD_TEXTS.en;

/** What the table wants of the reader. A flight phase that is told comes as a `scoring`. */
export type Due =
  | 'keep'
  | 'start'
  | 'first'
  | 'name'
  | 'add'
  | 'bid'
  | 'market'
  | 'answer'
  | 'plans'
  | 'sabotage'
  | 'use'
  | 'deflect'
  | 'scoring'
  | 'end';

const ASKED: readonly (readonly [string, Due])[] = [
  ['choose one of two player cards', 'keep'],
  ['choose a starting continent', 'start'],
  ['buy a first flight', 'first'],
  ['name a continent', 'name'],
  ['add a card to the auction', 'add'],
  ['bid or pass', 'bid'],
  ['buy at the market or pass', 'market'],
  ['answer an offer', 'answer'],
  ['plan flights', 'plans'],
  ['take coins or draw a sabotage card', 'sabotage'],
  ['use the sabotage card drawn or put it back', 'use'],
  ['ward off a sabotage or let it happen', 'deflect'],
];

type Tab = 'Auction' | 'Market' | 'Your flights' | 'My cards' | 'Sabotage' | 'Round';

type Parts = ReturnType<typeof partsOf>;

function partsOf(page: Page) {
  const table = tableParts(page, CONNECTING_FLIGHTS);
  const { board, confirm } = table;
  const panel = board.getByRole('tabpanel');
  const planner = panel.getByRole('region', { name: 'Your flights', exact: true });
  const hand = planner.getByRole('group', { name: 'Your cards', exact: true });
  const flown = page.getByRole('dialog', { name: /^Flights of round \d+$/ });
  const dialog = page.getByRole('dialog', { name: /^(Offer|Counter-offer) to / });
  const offers = panel.getByRole('region', { name: 'Open offers' });
  const whyNot = board.getByRole('button', { name: /^Rule CF-/ });
  return {
    ...table,
    panel,
    /** The one that is due has a mark before its name, the one with trouble in it a mark after. */
    tab: (name: Tab) => board.getByRole('tab', { name: new RegExp(`^\\W*${name}\\W*$`) }),
    /** The rules have said what may be done; what is chosen, or pointed at and refused, hides the sentence. */
    decidable: board
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^(${Object.values(next).map(escaped).join('|')})$`) })
      .or(confirm)
      .or(whyNot)
      .first(),
    scoring: flown,
    closeScoring: flown.getByRole('button', { name: /^(Next|Back to the table)$/ }),
    /** What is in the way of what was chosen or is pointed at, with the way to its rule. */
    whyNot,
    /** What can be chosen in the panel that is shown, and what can be chosen without anything else. */
    choices: panel.getByRole('button', { disabled: false }),
    quick: (name: string | RegExp) => board.getByRole('button', { name, exact: typeof name === 'string' }),
    panelButton: (name: string | RegExp) => panel.getByRole('button', { name, exact: typeof name === 'string' }),
    fiveMore: board.getByRole('button', { name: 'Five more' }),
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
    offers,
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
  readonly by: By;
  readonly parts: Parts;
  press(what: Locator): Promise<void>;
  /** Once the choice is allowed; resolves when the table has moved on. */
  confirm(): Promise<void>;
}

export function player(page: Page, by: By = 'mouse'): Player {
  const parts = partsOf(page);
  const { press } = pointer(by, parts.confirm);
  const first = parts.board.getByRole('tab', { name: /Your first flight$/ });
  return {
    by,
    parts,
    press,
    async confirm() {
      const wasFirst = await first.isVisible();
      const soon = { timeout: SOON_MS };
      await (by === 'mouse' ? parts.confirm.click(soon) : parts.confirm.tap(soon));
      // A first flight is there to be confirmed from the beginning.
      if (wasFirst) await parts.confirm.waitFor({ state: 'detached' });
      else
        await expect
          .poll(async () => (await parts.confirm.count()) === 0 || (await first.isVisible()), { timeout: PATIENCE_MS })
          .toBe(true);
    },
  };
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

/** Brings a panel to the front. */
export async function turnTo({ parts, press }: Player, name: Tab): Promise<void> {
  const tab = parts.tab(name);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await press(tab);
  await tab.and(parts.page.getByRole('tab', { selected: true })).waitFor();
}

/** What the reader has, as the list of players says it. */
export function coinsOf({ parts }: Player): Promise<number> {
  const mine = parts.board.getByRole('list', { name: 'Players' }).locator('.mine .coins .visually-hidden');
  return steady(async () => Number(await mine.textContent()), 'the coins of the reader');
}
