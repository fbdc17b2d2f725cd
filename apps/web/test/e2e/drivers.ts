/** A table of Airlines Europe as whoever sits at it finds it: by roles and names alone, as a screen reader has it. In English. */

import type { Locator, Page } from 'playwright-core';
import { namesOf, steady } from '../support/waiting.ts';
import { dueIn, startGame, tableParts } from './drivers-table.ts';

/** What the table wants of the reader. */
export type Due = 'opening' | 'turn' | 'second' | 'share' | 'gifts' | 'market' | 'scoring' | 'end';

const ASKED: readonly (readonly [string, Due])[] = [
  ['choose the first two shares', 'opening'],
  ['choose an action', 'turn'],
  ['buy a second licence or stop', 'second'],
  ['take a share from the market or draw', 'share'],
  ['take a share from the market before the scoring', 'market'],
  ['give up a share', 'gifts'],
];

export type Parts = ReturnType<typeof partsOf>;

export function partsOf(page: Page) {
  const table = tableParts(page, 'Airlines Europe');
  const { board } = table;
  const market = board.getByRole('region', { name: 'Market' });
  return {
    ...table,
    market,
    hand: board.getByRole('region', { name: 'Your hand' }).getByRole('button'),
    emptyHand: board.getByRole('region', { name: 'Your hand' }).getByText('no cards'),
    portfolio: board.getByRole('region', { name: 'Your portfolio' }).getByRole('button'),
    deck: market.getByRole('button', { name: /^Deck: / }),
    /** The rules have said what may be done: before that a card that is pressed is only looked at. */
    decidable: market
      .getByRole('button', { name: /^Deck: /, disabled: false })
      .or(board.getByRole('region', { name: 'Your portfolio' })),
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

/** Waits until it is the reader's to do something, and says what. */
export const dueAt = (parts: Parts): Promise<Due> => dueIn(parts, ASKED);

interface Stack {
  readonly airline: string;
  readonly count: number;
}

/** What lies in the hand, nothing of it chosen, once it keeps still; an empty one says so. */
export function handOf({ hand, emptyHand }: Parts): Promise<Stack[]> {
  return steady(async () => {
    const stacks = (await namesOf(hand)).map((name) => {
      const [, airline, count] = /^(.+), (\d+) in your hand/.exec(name) ?? [];
      return airline === undefined ? null : { airline, count: Number(count) };
    });
    if (stacks.length === 0 && !(await emptyHand.isVisible())) return null;
    return stacks.includes(null) ? null : stacks.filter((stack) => stack !== null);
  }, 'the hand');
}

export async function isPossible(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-disabled')) !== 'true';
}

/** From the home page: a match in this browser against one trainee. */
export async function startMatch(page: Page): Promise<Parts> {
  await startGame(page, 'Airlines Europe');
  return partsOf(page);
}
