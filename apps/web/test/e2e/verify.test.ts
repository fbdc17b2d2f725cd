/** Whoever doubts a match checks it in the page, with one press. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { device, done, GAME, memoryStore, over } from '../worker/support.ts';
import { fromMenu, openWithAny, press, takeCash } from './people-moves.ts';
import { NEW_TABLE, openTable, sitDown } from './people-tables.ts';
import { type Prepared, preparedMatch } from './prepared-match.ts';

const here = stage();
let prepared: Prepared;
beforeAll(async () => {
  prepared = await preparedMatch();
});

interface Whole {
  readonly secret: string;
  readonly log: readonly { readonly commitment?: string; readonly draws?: [number, number][] }[];
}

const card = (page: Page, title: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

async function choose(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(prepared.file(text));
}

/** With one draw that is not the key's: of the last act that drew, so that nothing after it depends on it. */
function withAnotherDraw(): { text: string; entry: number; value: number; bound: number } {
  const file = JSON.parse(prepared.text) as Whole;
  const entry = file.log.findLastIndex(({ draws = [] }) => draws.some(([, bound]) => bound > 1));
  const draw = file.log[entry]?.draws?.find(([, bound]) => bound > 1) as [number, number];
  const [value, bound] = draw;
  draw[0] = (value + 1) % bound;
  return { text: JSON.stringify(file), entry, value, bound };
}

/** From the middle of the match, as its second seat saw it, played to its end. */
async function whatIf(): Promise<string> {
  const moments = await prepared.seen(1);
  const { view, frame } = moments[Math.floor(moments.length * 0.8)] as (typeof moments)[number];
  const bots = device(memoryStore(), 6);
  const seats = [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }];
  const id = done(await bots.api.branch({ game: GAME, view, seats, of: { match: '/replays/opened', frame } }));
  done(await bots.api.open(id));
  await bots.until(over);
  await bots.api.close(id);
  return done(await bots.api.download(id)).text;
}

test('a match in order: every check has its tick, its figures and its arithmetic', async () => {
  const { page, complaints } = await here.come('/replays');
  await choose(page, prepared.text);
  await page.getByRole('link', { name: 'Watch' }).click();
  await press(page, 'Verified');
  await page.getByRole('dialog').getByRole('link', { name: 'Check this match' }).click();
  await page.waitForURL(/\/replays\/opened\/verify$/);
  await press(page, 'Check this match');
  await page.getByRole('heading', { name: 'This match holds.' }).waitFor();
  const titles = page.getByRole('heading', { level: 3, name: /: holds$/ });
  expect(await titles.count()).toBe(7);

  const { secret, log } = JSON.parse(prepared.text) as Whole;
  const commitment = card(page, /^The secret fits its commitment/);
  await commitment.getByText('How it is computed').click();
  await commitment.getByText(secret, { exact: true }).waitFor();
  expect(await commitment.getByText(log[0]?.commitment ?? '', { exact: true }).count(), 'computed and published').toBe(
    2,
  );
  const draws = card(page, /^Every draw follows/);
  const all = log.reduce((sum, entry) => sum + (entry.draws?.length ?? 0), 0).toLocaleString('en-GB');
  await draws.getByText(`${all} of ${all} draws were computed again`).waitFor();
  await draws.getByText('How it is computed').click();
  await draws.getByText('tarmac draw 0 0 0').waitFor();
  await draws.getByText(`The log has ${log[0]?.draws?.[0]?.[0]} too.`).waitFor();
  const secrecy = card(page, /^The rules show nobody too much/);
  await secrecy.getByText('How it is computed').click();
  expect(await secrecy.getByRole('button', { name: /^Copy: (Seat \d|Watcher), \d+ views/ }).count()).toBe(4);
  expect(await problemsInBothThemes(page, 'a match that holds')).toEqual([]);
  expectNoComplaints({ somebody: { complaints } });
});

test('a what-if is called one, and never a match that holds', async () => {
  const { page, complaints } = await here.come('/replays');
  await choose(page, await whatIf());
  await page.getByRole('link', { name: 'Watch' }).click();
  await press(page, 'A what-if');
  expect(await page.getByRole('button', { name: /^Verified/ }).count()).toBe(0);
  const dialog = page.getByRole('dialog', { name: 'A what-if' });
  await dialog.getByText('This is not a match that was played').waitFor();
  await dialog.getByRole('link', { name: 'Check this match' }).click();
  await press(page, 'Check this match');
  await page.getByRole('heading', { name: 'This is a what-if, not a match that was played.' }).waitFor();
  expect(await page.getByText('This match holds.').count()).toBe(0);
  await card(page, /^Every move follows the rules/)
    .getByText('It begins at entry 4 from an imagined position.')
    .waitFor();
  expect(await problemsInBothThemes(page, 'a what-if that was checked')).toEqual([]);
  expectNoComplaints({ somebody: { complaints } });
});

test('on a telephone, in French: one draw was changed, and it is said which', async () => {
  const { text, entry, value, bound } = withAnotherDraw();
  const { page, complaints } = await here.come('/verify', { ...TELEPHONE, locale: 'fr-FR' });
  await choose(page, text);
  await press(page, 'Contrôler cette partie');
  await page.getByRole('heading', { name: 'Cette partie n’est pas intègre.' }).waitFor();
  const draws = card(page, /^Chaque tirage découle de la clé/);
  await draws
    .getByText(new RegExp(`^1 tirage sur \\d+ ne découle pas de la clé\\u202f: le tirage 1 de l’entrée ${entry}\\.`))
    .waitFor();
  await draws.getByText(`Le journal dit ${(value + 1) % bound}, alors que la clé donne ${value}.`).waitFor();
  const commitment = card(page, /^Le secret correspond à son engagement/);
  await commitment.getByText('L’empreinte du secret publié est l’engagement de ce fichier.').waitFor();
  expect(await commitment.getByRole('heading').textContent()).toMatch(/engagement\u202f: tient$/);
  expect(await problemsInBothThemes(page, 'a match that does not hold')).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'nothing reaches over the edge').toBe(0);
  expectNoComplaints({ somebody: { complaints } });
});

interface Kept {
  readonly shown: readonly { readonly views: { hash: string }[] }[];
  readonly promised: { readonly contributions: { text: string }[] };
}

test('on a server: what a browser was promised and shown is in the match, and what it was not is not', async () => {
  const ann = await here.come(NEW_TABLE);
  const path = await openTable(ann.page, { name: 'Ann', seats: 2, starts: 1 });
  const bob = await here.come(path);
  await sitDown(bob.page, 'Bob');
  await press(ann.page, 'Start');
  await openWithAny(ann.page);
  await openWithAny(bob.page);
  await takeCash(ann.page);
  await fromMenu(bob.page, 'Resign');
  await press(bob.page, 'Yes, resign');
  await ann.page.getByText('The match is over. Resigned: Bob.').waitFor();
  for (const { page } of [ann, bob]) await press(page.getByRole('dialog', { name: 'The game is over' }), 'Close');

  const { page } = ann;
  await press(page, 'Menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Check this match' }).click();
  await page.waitForURL((url) => url.pathname === `${path}/verify`);
  await press(page, 'Check this match');
  await page.getByRole('heading', { name: 'This match holds.' }).waitFor();
  await card(page, /^This browser was shown the same ?: holds/)
    .getByText(/^All [2-9] views this browser kept for Ann during play are in the match/)
    .waitFor();

  await card(page, /^This browser was promised the same ?: holds/)
    .getByText(
      'The commitment is the one this browser was shown when it sat down, and what it added then is in the key.',
    )
    .waitFor();
  await press(bob.page, 'Menu');
  await bob.page.getByRole('dialog').getByRole('link', { name: 'Check this match' }).click();
  await press(bob.page, 'Check this match');
  await card(bob.page, /^This browser was promised the same ?: holds/)
    .getByText('what it added then is in the key')
    .waitFor();

  // As if the server had shown something else then, and put something else into the key.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('tarmac.shown.')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
    for (const { views } of kept.shown) Object.assign(views.at(-1) ?? {}, { hash: '0'.repeat(64) });
    for (const contribution of kept.promised.contributions) contribution.text = 'something else';
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.reload();
  await press(page, 'Check this match');
  await page.getByRole('heading', { name: 'This match does not hold.' }).waitFor();
  await card(page, /^This browser was shown the same ?: does not hold/)
    .getByText(/^View [2-9] of the [2-9] that this browser kept for Ann during play is not in the match/)
    .waitFor();
  await card(page, /^This browser was promised the same ?: does not hold/)
    .getByText('What this browser added for Ann is not in the key.')
    .waitFor();
  expect(await problemsInBothThemes(page, 'a promise that was not kept')).toEqual([]);
  expectNoComplaints({ ann, bob });
});
