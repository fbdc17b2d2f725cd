/** A table of Connecting Flights as whoever sits at it finds it: by roles and names alone, as a screen reader has it. In English. */

import type { Locator, Page } from 'playwright-core';
import { steady } from '../support/waiting.ts';
import { dueNow, PATIENCE, tableParts } from './drivers-table.ts';

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
  | 'deflect';

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
  ['use the sabotage card drawn', 'use'],
  ['ward off a sabotage', 'deflect'],
];

export type Parts = ReturnType<typeof partsOf>;

export function partsOf(page: Page) {
  const table = tableParts(page, 'Connecting Flights');
  const { board } = table;
  const panel = board.getByRole('tabpanel');
  return {
    ...table,
    panel,
    tab: board.getByRole('tab', { selected: true }),
    /** What can be had. */
    choices: panel.getByRole('button', { disabled: false }),
    confirmed: board.getByRole('button', { name: 'Confirm', disabled: false }),
    /** What everybody flew in a round. */
    round: page.getByRole('dialog', { name: /^Flights of round \d+$/ }),
    decidable: board.getByRole('tabpanel'),
  };
}

/** Waits until it is the reader's to do something, and says what; what everybody flew comes before it. */
export async function dueAt(parts: Parts): Promise<Due | 'round' | 'scoring' | 'end'> {
  const { asked, over, round, end } = parts;
  await asked.or(over).or(round).or(end).first().waitFor(PATIENCE);
  return steady(async () => ((await round.isVisible()) ? 'round' : dueNow(parts, ASKED)), 'what is due');
}

export type Press = (what: Locator) => Promise<void>;

/** The first thing that comes to mind, chosen and confirmed. */
export async function decide(parts: Parts, due: Due, press: Press): Promise<void> {
  await choose(parts, due, press);
  await press(parts.confirmed);
  await parts.confirmed.waitFor({ state: 'hidden' });
}

/** Chosen only: it is still to be confirmed. */
async function choose({ board, panel, choices }: Parts, due: Due, press: Press): Promise<void> {
  const button = (name: string) => board.getByRole('button', { name, exact: true });
  switch (due) {
    case 'keep':
    case 'start':
    case 'name':
    case 'add':
      return press(choices.first());
    case 'first':
      for (const [group, place] of [
        ['From', 2],
        ['To', 3],
        ['Plane', 0],
        ['Passenger', 0],
      ] as const)
        await press(panel.getByRole('group', { name: group, exact: true }).getByRole('button').nth(place));
      return;
    case 'bid':
      return press(button('Pass'));
    case 'market':
      return press(button('Nothing more for now'));
    case 'answer':
      return press(button('Decline').first());
    case 'plans':
      await press(panel.getByRole('button', { name: /^Best plan: / }));
      return press(panel.getByRole('button', { name: 'Hand in' }));
    case 'sabotage':
      return press(button('Take the coins'));
    case 'use':
      return press(button('Put the card under the deck unused'));
    case 'deflect':
      return press(button('Let it happen'));
  }
}
