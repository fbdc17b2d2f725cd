/** Without a mouse, and without eyes. */

import { describe, expect, test } from 'vitest';
import { heardOn, listenIn } from '../support/listening.ts';
import { stage } from '../support/stage.ts';
import { dueAt } from './drivers.ts';
import { choosePortfolio, doWhatIsDue, type Wish } from './drivers-decide.ts';
import { PATIENCE, ticketOf } from './drivers-table.ts';
import { type Keyboard, reach, typing } from './drivers-ways.ts';

const { visit } = stage();
const WHOLE_GAME = 900_000;
const ONCE: readonly Wish[] = ['buy two, take', 'play several', 'play two', 'exchange 1', 'take cash'];
const ONWARD: readonly Wish[] = ['buy one, draw', 'take cash', 'play several'];

describe('by keyboard alone', () => {
  test(
    'a whole game is played, and the focus is never lost',
    async () => {
      const { page, complaints } = await visit();
      const way = typing(page);
      const { parts, key } = way;
      await startMatch(way);

      await key('?', 'for the rules');
      await page.getByRole('dialog', { name: 'Rules of Airlines Europe' }).waitFor();
      await key('Escape', 'out of the rules');
      expect((await doWhatIsDue(way, [])).due).toBe('opening');
      expect(await dueAt(parts)).toBe('turn');
      await askForHint(way);
      await buyAndTakeBack(way);

      const { wishes, scorings } = await playToTheEnd(way);
      expect([...wishes].sort()).toEqual([...ONCE, 'buy one, draw'].sort());
      expect.soft(scorings, 'scorings that were shown as a moment').toBe(3);
      await expect.poll(() => parts.end.isVisible(), { message: 'the end shows by itself' }).toBe(true);
      await parts.end.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
      await way.press(parts.end.getByRole('button', { name: 'Close' }));
      await way.press(page.getByRole('link', { name: 'Replay' }));
      const slider = page.getByRole('slider', { name: 'Moment' });
      await reach(page, slider);
      await key('End', 'of the replay');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^(\d+) of \1\./);

      expect([...new Set(way.lost)], 'steps after which nothing had the focus').toEqual([]);
      expect(complaints).toEqual([]);
    },
    WHOLE_GAME,
  );
});

async function startMatch(way: Keyboard): Promise<void> {
  const { page } = way.parts;
  const ticket = ticketOf(page, 'Airlines Europe');
  await way.press(ticket.getByRole('button', { name: 'One bot fewer' }));
  await reach(page, ticket.getByRole('radio', { checked: true }));
  await way.key('ArrowLeft', 'to another level');
  await expect.poll(() => ticket.getByRole('radio', { name: 'Trainee' }).isChecked()).toBe(true);
  await way.press(ticket.getByRole('button', { name: 'Play', exact: true }));
  await way.parts.asked.waitFor();
  await way.noteFocus('the table has opened');
}

async function askForHint({ parts, key }: Keyboard): Promise<void> {
  await key('h', 'for a hint');
  const hints = parts.page.getByRole('region', { name: 'What a captain would look at' });
  await hints.getByRole('button', { name: 'Show on the board' }).first().waitFor(PATIENCE);
  await key('Escape', 'out of the hint');
  await hints.waitFor({ state: 'detached' });
}

async function buyAndTakeBack(way: Keyboard): Promise<void> {
  await way.chooseLicence();
  await way.confirm();
  expect(await dueAt(way.parts)).toBe('second');
  await way.key('u', 'to undo');
  await way.parts.buy.waitFor();
  await way.noteFocus('an undo');
  expect(await dueAt(way.parts)).toBe('turn');
}

async function playToTheEnd(way: Keyboard): Promise<{ wishes: Set<Wish>; scorings: number }> {
  const wishes = new Set<Wish>();
  let scorings = 0;
  for (;;) {
    const { due, wish } = await doWhatIsDue(way, [...ONCE.filter((one) => !wishes.has(one)), ...ONWARD]);
    await way.noteFocus(`${due}, ${wish}`);
    if (due === 'end') return { wishes, scorings };
    if (due === 'scoring') scorings++;
    if (wish !== null) wishes.add(wish);
  }
}

describe('by ear', () => {
  test('a turn is found, chosen, confirmed and told', async () => {
    const { page, complaints } = await visit({ path: '/about' });
    await listenIn(page);
    await page.goto('/');
    const way = typing(page);
    const { parts } = way;
    await startMatch(way);
    const hears = (what: RegExp) =>
      expect.poll(async () => (await heardOn(page)).findLastIndex((said) => what.test(said)), {
        message: `${what}`,
      });

    await hears(/Your turn: choose the first two shares/).toBeGreaterThanOrEqual(0);
    await choosePortfolio(way);
    await hears(/The first portfolios are revealed: .*Your turn: choose an action/).toBeGreaterThanOrEqual(0);

    // What there is, by its headings and regions.
    await page.getByRole('heading', { level: 1, name: 'Airlines Europe' }).waitFor();
    for (const name of ['Value track', 'Market', 'Your hand'])
      await parts.board.getByRole('region', { name }).waitFor();
    await parts.board.getByRole('table', { name: 'Players' }).waitFor();

    await way.chooseLicence();
    await hears(/^Buy a licence for .* on .* \(\d+.M\).*Cash.*8.M to \d.M/).toBeGreaterThanOrEqual(0);
    await way.confirm();
    await hears(/buys? .* a licence on .* for \d.M.*Your turn: buy a second licence or stop/).toBeGreaterThanOrEqual(0);
    await way.press(parts.stop);
    await hears(/^Buy no second licence/).toBeGreaterThanOrEqual(0);
    await way.confirm();
    await hears(/Your turn: take a share from the market or draw/).toBeGreaterThanOrEqual(0);
    await way.press(parts.marketCards.first());
    await hears(/^Take .* from the market/).toBeGreaterThanOrEqual(0);
    await way.confirm();
    await hears(/takes? .* from the market.*Your turn: choose an action/).toBeGreaterThanOrEqual(0);

    expect([...new Set(way.lost)], 'steps after which nothing had the focus').toEqual([]);
    expect(complaints).toEqual([]);
  });
});
