/** Live matches of the cooperative game on the real server: two people act for one team, with a scenario, with and without consent. */

import { TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import {
  BOARD,
  choose,
  chooseFirst,
  closeRound,
  coinsOf,
  dueAt,
  flyBestStep,
  followHint,
  homeOf,
  MOMENTS,
  type Player,
  player,
  stepsOf,
  turnToMode,
} from './connecting-flights-cooperative-drivers.ts';
import { TELEPHONE } from './drivers-phone.ts';
import { press, seen } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';
import { openTable, sitDown } from './people-tables.ts';

const here = stage();
const A_ROUND = 300_000;
const NEW_TABLE = '/games/connecting-flights-cooperative/new';

interface Two {
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly anns: Player;
  readonly bobs: Player;
}

/** Ann opens a table with these options, Bob comes by the link with a telephone, and they begin. */
async function twoAt(settle: (page: Page) => Promise<void>): Promise<Two> {
  const ann = await here.come(NEW_TABLE);
  await ann.page.getByText('Options of the game', { exact: true }).click();
  await settle(ann.page);
  const path = await openTable(ann.page, { name: 'Ann', seats: 2 });
  const bob = await here.come(path, TELEPHONE);
  await sitDown(bob.page, 'Bob');
  await ann.page.getByText('Everybody is here', { exact: false }).waitFor();
  await press(ann.page, 'Start');
  return { ann, bob, anns: player(ann.page), bobs: player(bob.page, 'finger') };
}

/** Each chooses one of the starting flights, whoever's hand it is. */
async function chooseBothFirst({ anns, bobs }: Two): Promise<void> {
  const { asked } = bobs.parts;
  const before = await asked.textContent();
  await chooseFirst(anns);
  await expect.poll(() => asked.textContent(), { message: 'it is the other hand' }).not.toBe(before);
  await chooseFirst(bobs);
  for (const { parts } of [anns, bobs]) expect(await dueAt(parts)).toBe('market');
}

describe('a team of two with a scenario', () => {
  let two: Two;

  test('CF-7 the scenario is told to both as the game begins, and again to whoever asks', async () => {
    const { name, rule } = TEXTS.en.scenarios['creating-demand'];
    two = await twoAt((page) => page.getByRole('radio', { name, exact: true }).check());
    for (const { parts, press: tap } of [two.anns, two.bobs]) {
      const told = parts.page.getByRole('dialog', { name });
      await told.getByText(rule).waitFor();
      await tap(told.getByRole('button', { name: MOMENTS.scenario.close }));
      await told.waitFor({ state: 'detached' });
      expect(await dueAt(parts)).toBe('first');
    }
    const { parts, press: tap } = two.anns;
    await tap(parts.scenario);
    await parts.page.getByRole('dialog', { name }).getByText(rule).waitFor();
    await parts.page.keyboard.press('Escape');
    await parts.page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  });

  test('CF-1.8 both buy from one purse, and one takes back what the other bought', async () => {
    const { ann, bob, anns, bobs } = two;
    await chooseBothFirst(two);
    const coins = await coinsOf(anns);
    await choose(anns, anns.parts.stall(BOARD.market.trucks));
    await expect.poll(() => coinsOf(bobs)).toBeLessThan(coins);
    await bobs.press(bobs.parts.tool('Undo'));
    await expect.poll(() => coinsOf(anns)).toBe(coins);
    await seen(ann.page, /Ann buys .*a truck of \d .*taken back/);
    await choose(bobs, bobs.parts.stall(BOARD.market.trucks));
    await seen(ann.page, /Bob buys .*a truck of \d/);
    await expect.poll(() => coinsOf(anns)).toBeLessThan(coins);
    expectNoComplaints({ ann, bob });
  });

  test(
    'CF-6.2 each sees what the other flies; one closes the round for both',
    async () => {
      const { ann, bob, anns, bobs } = two;
      const team = [anns, bobs] as const;
      let flown = 0;
      // Whatever was dealt: sooner or later somebody can be brought home.
      for (let round = 1; flown === 0; round++) {
        for (let turn = 0; (await dueAt(anns.parts)) === 'market'; turn++) await followHint(team[turn % 2] as Player);
        for (const one of team) await turnToMode(one, 'best');
        const steps = await stepsOf(anns);
        for (const [turn, { charter }] of steps.entries()) {
          const [who, other] = turn % 2 === 0 ? [anns, bobs] : [bobs, anns];
          await flyBestStep(who);
          await expect.poll(async () => (await stepsOf(other)).length).toBe(steps.length - turn - 1);
          await expect.poll(() => homeOf(other)).toBe(await homeOf(who));
          if (!charter) flown++;
        }
        await choose(anns, anns.parts.quick(BOARD.flights.done));
        // CF-7.1
        expect(await dueAt(bobs.parts)).toBe('further');
        await choose(bobs, bobs.parts.quick(BOARD.further.leave));
        for (const one of team) expect(await closeRound(one)).toBe(MOMENTS.round.title(round));
      }
      await seen(ann.page, /flies .+ with .+ comes? home/);
      for (const { parts } of team) expect(await dueAt(parts)).toBe('market');
      expectNoComplaints({ ann, bob });
    },
    A_ROUND,
  );
});

describe('a team of two that agrees on what it pays', () => {
  let two: Two;

  test('CF-1.8 a purchase is proposed, and agreed to', async () => {
    two = await twoAt((page) => page.getByRole('checkbox', { name: /consent|agree/i }).check());
    await chooseBothFirst(two);
    const { ann, anns, bobs } = two;
    const coins = await coinsOf(anns);
    await choose(anns, anns.parts.stall(BOARD.market.trucks));
    expect(await dueAt(bobs.parts)).toBe('consent');
    await bobs.parts.panel.getByText(BOARD.consent.proposes('Ann')).waitFor();
    expect(await coinsOf(bobs)).toBe(coins);
    await choose(bobs, bobs.parts.quick(BOARD.consent.agree));
    await seen(ann.page, 'Bob agrees.');
    await expect.poll(() => coinsOf(anns)).toBeLessThan(coins);
  });

  test('CF-1.8 another is refused, and one is taken back by who proposed it', async () => {
    const { ann, bob, anns, bobs } = two;
    const coins = await coinsOf(anns);
    expect(await dueAt(bobs.parts)).toBe('market');
    await choose(bobs, bobs.parts.stall(BOARD.market.trucks));
    expect(await dueAt(anns.parts)).toBe('consent');
    await choose(anns, anns.parts.quick(BOARD.consent.disagree));
    await seen(ann.page, 'Ann refuses what Bob proposed.');
    expect(await dueAt(bobs.parts)).toBe('market');
    await choose(bobs, bobs.parts.stall(BOARD.market.trucks));
    expect(await dueAt(anns.parts)).toBe('consent');
    await choose(bobs, bobs.parts.quick(BOARD.consent.withdraw));
    await seen(ann.page, 'Bob withdraws the proposal.');
    for (const one of [anns, bobs]) {
      expect(await dueAt(one.parts)).toBe('market');
      expect(await coinsOf(one)).toBe(coins);
    }
    expectNoComplaints({ ann, bob });
  });
});
