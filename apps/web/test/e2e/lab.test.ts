/** The balance lab: a series of games in this browser, on a desktop and on a phone, in both languages. */

import { labFile } from '@tarmac/bots';
import { expect, test } from 'vitest';
import { playInLab } from '../../src/worker/lab.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

const here = stage();

test('a series of Airlines Europe: charts while it plays, all of them at the end, the same for the same deals', async () => {
  const { page, complaints } = await here.visit();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Balance lab' }).click();
  await page.getByRole('heading', { level: 1, name: 'Balance lab' }).waitFor();
  await page.getByLabel('Games', { exact: true }).selectOption('50');
  for (const seat of [1, 2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('trainee');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByText('50 of 50 games').waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();

  const order = page.getByRole('table', { name: 'Win share by turn order' });
  const shares = await order.getByRole('row', { name: /%/ }).allTextContents();
  expect(shares.length).toBe(3);
  expect(shares[1]).toContain('2nd to play');
  expect(shares[2]).toContain('3rd to play');
  // All the victories there were, whoever began.
  const percents = shares.map((row) => Number(/([\d.]+)%/.exec(row)?.[1]));
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0);
  for (const title of ['Won by who led after two scorings', 'Scores', 'Airline values at the end', 'Majorities'])
    await page.getByRole('region', { name: title }).waitFor();
  await page
    .getByRole('region', { name: 'Length in decisions' })
    .getByText(/^Mean [\d.]+ \([\d.]+ to [\d.]+\)/)
    .waitFor();
  await page.getByText('chosen bots with 5% of their full search').waitFor();
  await page.getByText('npm run -s arena -- report --game airlines-europe --seats 3').waitFor();
  expect(await problemsInBothThemes(page, 'the lab')).toEqual([]);

  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  // The form is for the next series: this one stays as it was asked for.
  await page.getByLabel('Games', { exact: true }).selectOption('200');
  await page.getByText('50 of 50 games').waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  expect(await order.getByRole('row', { name: /%/ }).allTextContents()).toEqual(shares);
  expect(complaints).toEqual([]);
});

test('on a telephone, in French: the cooperative game, stopped in the middle; what cannot be played says why', async () => {
  const { page, complaints } = await here.visit('/lab?game=connecting-flights-cooperative', {
    viewport: PHONE,
    locale: 'fr-FR',
  });
  await page.getByRole('heading', { level: 1, name: 'Laboratoire d’équilibrage' }).waitFor();
  await page.getByRole('button', { name: 'Jouer' }).click();
  await page.getByText(/^[1-9]\d* parties sur 200$/).waitFor();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await page
    .getByRole('table', { name: 'Parties gagnées' })
    .getByRole('row', { name: /L’équipe/ })
    .waitFor();
  expect(await page.getByRole('table', { name: /ordre du tour/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await problemsInBothThemes(page, 'the lab on a phone')).toEqual([]);

  await page.getByLabel('Première donne').fill('1.5');
  await page.getByRole('button', { name: 'Jouer' }).click();
  expect(await page.getByLabel('Première donne').evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(
    false,
  );
  expect(await page.getByRole('button', { name: 'Arrêter' }).count()).toBe(0);

  // A series that breaks says so in the reader's language, and what was played before still stands.
  const status = page.getByRole('status').filter({ hasText: 'parties sur 200' });
  const played = await status.textContent();
  // Its script is not there; a route would not do, since the service worker may have the true one by now.
  await page.evaluate(() => {
    const Working = Worker;
    globalThis.Worker = class extends Working {
      constructor(_: string | URL, options?: WorkerOptions) {
        super('/no-such-script.js', options);
      }
    };
  });
  await page.getByLabel('Première donne').fill('2');
  await page.getByRole('button', { name: 'Jouer' }).click();
  await page.getByRole('alert').filter({ hasText: 'Quelque chose s’est cassé de notre côté' }).waitFor();
  expect(await status.textContent()).toBe(played);
  expect(complaints).toEqual([]);
});

test('a report of the command line is opened as a file; another file says what is wrong with it', async () => {
  const bots = ['random', 'policy'];
  const question = { game: 'airlines', options: {}, seats: 2, bots, games: 3, seed: 1, scale: 1 };
  const steps = playInLab({ ...question, bots: ['random'] }, () => 0);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const { page, complaints } = await here.visit('/lab');
  const choose = (text: string) =>
    page
      .getByLabel('Open a report')
      .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"format":"tarmac-match"}');
  await page.getByRole('alert').filter({ hasText: 'not a report of the arena' }).waitFor();
  await choose(JSON.stringify(labFile(question, step.value)));
  await page.getByText('3 of 3 games').waitFor();
  await page
    .getByRole('table', { name: 'Win share by seat' })
    .getByRole('row', { name: /Seat 2, policy/ })
    .waitFor();
  await page.getByText('npm run -s arena -- report --game airlines --seats 2 --bots random,policy').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await problemsInBothThemes(page, 'the lab with a file')).toEqual([]);
  expect(complaints).toEqual([]);
});
