/** Choosing a game: what the home page says of each, the way into the form, and what the rulebook and the table show of its signs. */

import { expect, test } from 'vitest';
import { startGame, ticketOf } from '../suites/table.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { hand, openWithAny, playAny } from './people-moves.ts';

const here = stage();
const GAMES = ['airlines-europe', 'airlines', 'connecting-flights', 'connecting-flights-cooperative'];

test('each game says how many, how long and how heavy, has a poster and its links in one line, and one is to begin with', async () => {
  const visitor = await here.visit('/');
  const { page } = visitor;
  const tickets = page.getByRole('article');
  await expect.poll(() => tickets.count()).toBe(GAMES.length);
  for (const ticket of await tickets.all()) {
    await ticket.getByText(/^\d to \d players/).waitFor();
    await ticket.getByText(/^about \d+ minutes/).waitFor();
    expect(await ticket.locator('svg[viewBox="0 0 200 260"] path').count()).toBeGreaterThan(4);
    const ways = ticket.getByRole('link', { name: /^(Campaign|Learn by playing|Invite friends|Rules)$/ });
    const tops = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, 'lines of links').toBe(1);
  }
  await ticketOf(page, 'Airlines Europe').getByText('Begin here').waitFor();
  expect(await page.getByText('Begin here').count()).toBe(1);
  expectNoComplaints({ visitor });
});

test('the bots chosen on the home page are those of the form', async () => {
  const { page } = await here.visit('/');
  const ticket = ticketOf(page, 'Airlines Europe');
  const bots = ticket.getByRole('group', { name: 'Bots' }).getByRole('status');
  await ticket.getByRole('button', { name: 'One bot more', disabled: false }).click();
  await expect.poll(() => bots.textContent()).toBe('3');
  await ticket.getByRole('group', { name: 'Level' }).getByText('Captain').click();
  await ticket.getByRole('link', { name: 'More options' }).click();
  const seats = page.getByRole('group', { name: 'Number of seats' }).getByRole('status');
  await expect.poll(() => seats.textContent()).toBe('4');
  for (const seat of [2, 3, 4])
    await expect
      .poll(() => page.getByRole('combobox', { name: `Seat ${seat}`, exact: true }).inputValue())
      .toBe('captain');
});

test.each(GAMES)('the rulebook of %s shows its signs and one scoring worked out', async (game) => {
  const visitor = await here.visit(`/games/${game}/rules`, game === 'airlines' ? TELEPHONE : {});
  const { page } = visitor;
  await page.getByRole('button', { name: 'Signs and a worked scoring' }).click();
  await page.getByRole('heading', { name: 'Pieces and signs' }).waitFor();
  const example = page.getByRole('group', { name: 'A scoring, worked out' });
  await expect.poll(() => example.getByRole('row').count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('.guide li svg, .guide li .tile, .guide li .strong').count()).toBeGreaterThan(5);
  expect(await problemsInBothThemes(page, `the signs of ${game}`)).toEqual([]);
  expectNoComplaints({ visitor });
});

test('a key and the menu open the legend at the table, and the focus comes back', async () => {
  const visitor = await here.visit('/', { hurried: true });
  const { page } = visitor;
  await startGame(page, 'Airlines Europe');
  await hand(page).waitFor();
  await page.getByRole('button', { name: 'Rules', exact: true }).focus();
  await page.keyboard.press('g');
  const legend = page.getByRole('dialog', { name: 'Signs and a worked scoring' });
  await legend.getByText('A grey cell', { exact: false }).waitFor();
  expect(await problemsInBothThemes(page, 'the legend at the table')).toEqual([]);
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-keyshortcuts'))).toBe('?');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Signs and a worked scoring' }).click();
  await legend.getByText('A grey cell', { exact: false }).waitFor();
  expectNoComplaints({ visitor });
});

test('sounds are heard only where somebody switched them on', async () => {
  const { page } = await here.visit('/', { hurried: true });
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    class Silent {
      state = 'running';
      currentTime = 0;
      destination = {};
      createGain() {
        const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
        return { gain, connect: (to: unknown) => to };
      }
      createOscillator() {
        const frequency = {
          set value(pitch: number) {
            heard.push(pitch);
          },
        };
        return { frequency, connect: (to: unknown) => to, start() {}, stop() {} };
      }
    }
    Object.assign(window, { AudioContext: Silent });
  });
  await page.reload();
  await startGame(page, 'Airlines Europe');
  await hand(page).waitFor();
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  expect(await heard()).toBe(0);
  await openWithAny(page);
  await playAny(page);
  expect(await heard()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('checkbox', { name: 'A piece is placed, a card is taken' }).check();
  // Whoever switches one on hears it.
  await expect.poll(heard).toBe(1);
  await page.keyboard.press('Escape');
  await playAny(page);
  await expect.poll(heard).toBeGreaterThan(1);
});
