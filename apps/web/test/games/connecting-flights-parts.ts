/** The parts of Connecting Flights' page that a reader presses. In English. */

import { BOARD_TEXTS, MISSING_TEXTS } from '@tarmac/connecting-flights/text';
import { errors, type Locator, type Page } from 'playwright-core';
import type { Reader } from '../suites/reader.ts';
import { tableParts } from '../suites/table.ts';
import { escaped } from '../support/waiting.ts';

const MOST_TRIES = 4;

export type Tab = 'Auction' | 'Market' | 'Your flights' | 'My cards' | 'Sabotage' | 'Round';

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
    choices: panel.getByRole('button', { disabled: false }).and(page.locator('button:not(.missing button)')),
    /** What is missing, and the list that is followed. */
    missing: panel.getByRole('region', { name: MISSING_TEXTS.en.title }),
    followed: board.getByRole('group', { name: MISSING_TEXTS.en.following }),
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
    bestPlan: planner.getByRole('button', { name: 'Show the best flights' }),
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

export function partsOf(page: Page) {
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
