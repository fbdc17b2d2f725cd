/** A table as whoever sits at it finds it: by roles and names alone, which is what a screen reader has. In English. */

import type { Locator, Page } from 'playwright-core';
import { namesOf, steady } from '../support/waiting.ts';

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

/** Bots take their time, and a captain thinks. */
export const PATIENCE = { timeout: 60_000 };

export type Parts = ReturnType<typeof partsOf>;

export function partsOf(page: Page) {
  const board = page.getByRole('region', { name: 'Airlines Europe' });
  const market = board.getByRole('region', { name: 'Market' });
  const scoring = page.getByRole('dialog', { name: /^(First|Second|Third) scoring$/ });
  return {
    page,
    board,
    market,
    asked: page.getByRole('paragraph').filter({ hasText: /^Your turn: / }),
    over: page.getByRole('paragraph').filter({ hasText: 'The match is over.' }),
    scoring,
    /** Bots may have come to the next one meanwhile. */
    closeScoring: scoring.getByRole('button', { name: /^(Back to the table|Next scoring)$/ }),
    end: page.getByRole('dialog', { name: 'The game is over' }),
    log: page.getByRole('list', { name: 'What has happened, newest last' }),
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
    confirm: board.getByRole('button', { name: 'Confirm' }),
    cancel: board.getByRole('button', { name: 'Cancel' }),
    map: board.getByRole('group', { name: /^(Board|Plateau)$/ }),
    licences: board.getByRole('button', { name: /, licence \d, .*, (buy for|acheter pour) / }),
    list: board.getByRole('button', { name: 'Board as a list' }),
    tool: (name: 'Undo' | 'Hint' | 'Rules' | 'Log' | 'Menu') =>
      page.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) }),
  };
}

/** Waits until it is the reader's to do something, and says what. */
export async function dueAt(parts: Parts): Promise<Due> {
  const { asked, over, scoring, end, decidable } = parts;
  await asked.or(over).or(scoring).or(end).first().waitFor(PATIENCE);
  const due = await steady(() => dueNow(parts), 'what is due');
  if (due !== 'scoring' && due !== 'end') await decidable.waitFor();
  return due;
}

async function dueNow({ asked, over, scoring, end }: Parts): Promise<Due | null> {
  if (await scoring.isVisible()) return 'scoring';
  if (await over.or(end).first().isVisible()) return 'end';
  const [sentence] = await asked.allTextContents();
  if (sentence === undefined) return null;
  const found = ASKED.find(([words]) => sentence.includes(words));
  if (found === undefined) throw new Error(`nobody knows how to do this: ${sentence}`);
  return found[1];
}

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
  await page.getByRole('button', { name: 'One bot fewer' }).click();
  await page.getByRole('group', { name: 'Level' }).getByText('Trainee').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const parts = partsOf(page);
  await parts.asked.waitFor();
  return parts;
}
