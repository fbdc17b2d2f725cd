/** What axe finds wrong at a table of Connecting Flights, in every state and in both themes. */

import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { turnToKept } from '../shots/camera.ts';
import { type Matches, prepareMatches } from '../shots/connecting-flights-matches.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { dueAt, type Player, player, turnTo } from './connecting-flights-drivers.ts';
import { fillInBargain } from './connecting-flights-drivers-decide.ts';
import { revenueOf } from './connecting-flights-drivers-plan.ts';
import { TELEPHONE } from './drivers-phone.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LONG = 900_000;
const MAP = '[role="group"][aria-label="Board"]';
/** Who has what, the round, the leaderboard, and the log. */
const AROUND = 'ul[aria-label="Players"], section[aria-label="Event"], section[aria-label="Leaderboard"], .aside';
let matches: Matches;
beforeAll(async () => {
  matches = await prepareMatches();
});

interface State {
  readonly name: string;
  readonly match: keyof Matches;
  /** What somebody does first. */
  readonly arrange?: (reader: Player) => Promise<void>;
  /** The map takes axe longest: it is looked at where continents light up, and where airports do. */
  readonly map?: boolean;
  /** Whether anything else is otherwise around what is decided. */
  readonly around?: boolean;
}

const pressing =
  (which: (parts: Player['parts']) => Locator) =>
  ({ parts, press }: Player): Promise<void> =>
    press(which(parts).first());

const STATES: readonly State[] = [
  { name: 'two player cards', match: 'keep' },
  { name: 'a starting continent', match: 'start', map: true },
  { name: 'a first flight', match: 'first', arrange: chooseFirst },
  { name: 'an event that asks for a continent', match: 'name', arrange: pressing(({ choices }) => choices) },
  { name: 'an airport for the auction', match: 'add', map: true, around: true },
  { name: 'any card for the auction', match: 'addAny', arrange: pressing(({ choices }) => choices) },
  { name: 'a bid', match: 'bid', arrange: pressing(({ quick }) => quick(/^Bid \d+$/)) },
  { name: 'the market', match: 'market', map: true, around: true },
  { name: 'a refusal', match: 'poor', arrange: askWhyNot },
  { name: 'an offer that is made', match: 'market', arrange: offer },
  { name: 'an offer to answer', match: 'answer' },
  { name: 'a counter-offer', match: 'answer', arrange: counter },
  { name: 'cards under sabotage', match: 'lift', arrange: (reader) => turnTo(reader, 'My cards') },
  { name: 'the best flights of now', match: 'market', arrange: (reader) => turnTo(reader, 'Your flights') },
  { name: 'a plan to lay', match: 'plans', arrange: pickUp },
  { name: 'the best plan', match: 'plans', arrange: bestPlan },
  { name: 'a flight that counts nothing', match: 'plans', arrange: breakARule },
  { name: 'coins or a sabotage card', match: 'sabotage' },
  { name: 'a card for a sabotage', match: 'use', arrange: aim },
  { name: 'somebody to strike', match: 'strike', arrange: aim },
  { name: 'a sabotage to ward off', match: 'deflect' },
  { name: 'a flight phase', match: 'flown', arrange: lookAgain },
  { name: 'all that a player has', match: 'late', arrange: lookAtSomebody, around: true },
  { name: 'the board as a list', match: 'add', arrange: openList },
  { name: 'the end', match: 'over', arrange: lookAgain },
];
/** Those that a telephone shows otherwise. */
const ON_A_TELEPHONE = [
  'two player cards',
  'a first flight',
  'any card for the auction',
  'a bid',
  'the market',
  'an offer that is made',
  'an offer to answer',
  'the best plan',
  'a flight that counts nothing',
  'a card for a sabotage',
  'a flight phase',
  'the end',
];

describe('axe finds nothing serious at a table of Connecting Flights', () => {
  test('on a desktop', async () => expectNothingIn(STATES, player, {}), LONG);
  test(
    'on a telephone',
    async () => {
      const states = STATES.filter(({ name }) => ON_A_TELEPHONE.includes(name)).map((state) => ({
        ...state,
        map: false,
      }));
      states.push({ name: 'the round', match: 'market', map: false, arrange: (reader) => turnTo(reader, 'Round') });
      await expectNothingIn(states, (page) => player(page, 'finger'), TELEPHONE);
    },
    LONG,
  );
});

async function expectNothingIn(
  states: readonly State[],
  sitAt: typeof player,
  options: Parameters<typeof here.come>[1],
): Promise<void> {
  const visitor = await here.come('/about', options);
  const { page } = visitor;
  const found: string[] = [];
  for (const { name, match, arrange, map = false, around = false } of states) {
    await turnToKept(page, matches[match]);
    const reader = sitAt(page);
    await dueAt(reader.parts);
    await reader.parts.map.waitFor();
    await arrange?.(reader);
    const without = [...(map ? [] : [MAP]), ...(around ? [] : [AROUND])].join(', ');
    found.push(...(await problemsInBothThemes(page, name, without === '' ? {} : { without })));
  }
  expect(found).toEqual([]);
  expectNoComplaints({ visitor });
}

async function chooseFirst({ parts, press }: Player): Promise<void> {
  for (const name of ['From', 'Plane', 'Passenger'])
    await press(parts.panel.getByRole('group', { name, exact: true }).getByRole('button').first());
  await press(parts.panel.getByRole('group', { name: 'To', exact: true }).getByRole('button').nth(1));
}

async function askWhyNot({ parts }: Player): Promise<void> {
  await parts.panel.getByRole('button', { disabled: true }).first().dispatchEvent('click');
  await parts.whyNot.waitFor();
}

async function offer(reader: Player): Promise<void> {
  expect(await fillInBargain(reader)).toBe(true);
  await reader.parts.send.waitFor();
}

async function counter({ parts, press }: Player): Promise<void> {
  await press(parts.offers.getByRole('button', { name: 'Counter' }).first());
  await parts.dialog.waitFor();
}

async function pickUp({ parts, press }: Player): Promise<void> {
  await press(parts.pieces.first());
  await parts.pieces.and(parts.page.getByRole('button', { pressed: true })).waitFor();
}

async function bestPlan(reader: Player): Promise<void> {
  await reader.press(reader.parts.bestPlan);
  await expect.poll(() => revenueOf(reader)).toBeGreaterThan(0);
}

/** A plane with nowhere to go. */
async function breakARule({ parts, press }: Player): Promise<void> {
  await press(
    parts.hand
      .getByRole('group', { name: /planes?$/i })
      .first()
      .getByRole('button')
      .first(),
  );
  await press(parts.slot(1, 1, 'plane'));
  await parts.broken.first().waitFor();
}

async function aim({ parts, press }: Player): Promise<void> {
  await press(parts.panel.getByRole('group').getByRole('button').first());
  await parts.confirm.and(parts.page.getByRole('button', { disabled: false })).waitFor();
}

/** A flight phase, or the end, that was shown before. */
async function lookAgain({ parts, press }: Player): Promise<void> {
  await press(parts.board.getByRole('button', { name: /^(Flights of round \d+|Show the result)$/ }).last());
  await parts.scoring.or(parts.end).waitFor();
}

async function lookAtSomebody({ parts, press }: Player): Promise<void> {
  await press(parts.board.getByRole('button', { name: /^What .+ has$/ }).last());
  await parts.board.getByRole('button', { name: 'Close', exact: true }).waitFor();
}

async function openList({ parts, press }: Player): Promise<void> {
  await press(parts.list);
  await press(parts.board.locator('summary').filter({ hasText: 'possible now' }).first());
}
