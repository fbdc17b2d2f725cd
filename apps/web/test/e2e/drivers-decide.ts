/** Each kind of decision, made through the page in one of the ways people have: by mouse, by touch or by keyboard. */

import type { Locator } from 'playwright-core';
import { type Due, dueAt, handOf, isPossible, type Parts } from './drivers.ts';

/** How somebody uses the page. */
export interface Way {
  readonly parts: Parts;
  press(what: Locator): Promise<void>;
  /** Chooses a licence that may be bought, and for whom. */
  chooseLicence(): Promise<void>;
  /** Once the choice is allowed; resolves when the table has moved on. */
  confirm(): Promise<void>;
}

/** The ways a turn can go; the last two of a purchase say where the share comes from. */
export type Wish =
  | 'buy one, draw'
  | 'buy two, take'
  | 'play several'
  | 'play two'
  | 'exchange 1'
  | 'exchange 3'
  | 'take cash';

export async function choosePortfolio({ parts, press, confirm }: Way): Promise<void> {
  await parts.decidable.waitFor();
  const [first, second] = await handOf(parts);
  for (const stack of [first, second])
    await press(parts.hand.and(parts.page.getByRole('button', { name: `${stack?.airline},` })));
  await confirm();
}

/** Whether it was possible, and then it is done. */
async function makeWish(way: Way, wish: Wish): Promise<boolean> {
  const { parts } = way;
  switch (wish) {
    case 'buy one, draw':
    case 'buy two, take':
      if (!(await isPossible(parts.buy))) return false;
      await buy(way, wish === 'buy two, take' ? 2 : 1);
      await takeShare(way, wish === 'buy two, take' ? 'market' : 'deck');
      return true;
    case 'play several':
      return playSeveral(way);
    case 'play two':
      return playTwo(way);
    case 'exchange 1':
      return exchange(way, 1);
    case 'exchange 3':
      return exchange(way, 3);
    case 'take cash':
      if (!(await isPossible(parts.cash))) return false;
      await way.press(parts.cash);
      await way.confirm();
      return true;
  }
}

/** A second licence only where there is one to be had. */
async function buy(way: Way, count: 1 | 2): Promise<void> {
  await way.chooseLicence();
  await way.confirm();
  if ((await dueAt(way.parts)) !== 'second') return;
  if (count === 2) await way.chooseLicence();
  else await way.press(way.parts.stop);
  await way.confirm();
}

export async function takeShare(way: Way, from: 'market' | 'deck'): Promise<void> {
  const { parts } = way;
  await parts.decidable.waitFor();
  await way.press(from === 'market' ? parts.marketCards.first() : parts.deck);
  await way.confirm();
}

async function playSeveral(way: Way): Promise<boolean> {
  const { parts } = way;
  const stack = (await handOf(parts)).find(({ count }) => count > 1);
  if (stack === undefined) return false;
  await way.press(parts.hand.and(parts.page.getByRole('button', { name: `${stack.airline},` })));
  await way.press(parts.board.getByRole('button', { name: `One more ${stack.airline}` }));
  await way.confirm();
  return true;
}

async function playTwo(way: Way): Promise<boolean> {
  const { parts } = way;
  const [first, second] = await handOf(parts);
  if (first === undefined || second === undefined) return false;
  for (const { airline } of [first, second])
    await way.press(
      parts.hand.and(parts.page.getByRole('button', { name: new RegExp(`^${airline}, \\d+ in your hand$`) })),
    );
  await way.confirm();
  return true;
}

async function exchange(way: Way, give: 1 | 3): Promise<boolean> {
  const { parts, press } = way;
  const held = (await handOf(parts)).reduce((sum, { count }) => sum + count, 0);
  if (held < give || !(await isPossible(parts.exchange))) return false;
  await press(parts.exchange);
  await press(parts.board.getByRole('button', { name: give === 1 ? '1 share for 1' : '3 shares for 2' }));
  for (let given = 0; given < give; given++)
    await press(parts.hand.and(parts.page.getByRole('button', { name: /in your hand$/ })).first());
  await way.confirm();
  // The exchange and each share given up are decisions of their own, which the page sends one after another.
  await parts.asked.filter({ hasText: 'give up a share' }).waitFor({ state: 'detached' });
  return true;
}

/** Whatever the table wants, done in the simplest way, with a turn as wished; says what it was. */
export async function doWhatIsDue(way: Way, wishes: readonly Wish[]): Promise<{ due: Due; wish: Wish | null }> {
  const due = await dueAt(way.parts);
  if (due === 'turn') {
    for (const wish of wishes) if (await makeWish(way, wish)) return { due, wish };
    throw new Error('a turn, and nothing of what was wished can be done');
  }
  if (due === 'opening') await choosePortfolio(way);
  else if (due === 'share') await takeShare(way, 'deck');
  else if (due === 'market') await takeShare(way, 'market');
  else if (due === 'scoring') await way.press(way.parts.closeScoring);
  else if (due !== 'end') throw new Error(`left over from a turn: ${due}`);
  return { due, wish: null };
}
