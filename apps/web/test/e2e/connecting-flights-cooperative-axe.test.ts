/** What axe finds wrong at a table of the cooperative game, in every state and in both themes; and a flight by keyboard alone. */

import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openKept, turnToKept } from '../shots/camera.ts';
import { type Matches, prepareMatches } from '../shots/connecting-flights-cooperative-matches.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import {
  BOARD,
  chooseFirst,
  dueAt,
  FLYING,
  homeOf,
  MOMENTS,
  type Player,
  player,
  stepsOf,
  turnTo,
  turnToMode,
} from './connecting-flights-cooperative-drivers.ts';
import { TELEPHONE } from './drivers-phone.ts';
import { reach } from './drivers-ways.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LONG = 900_000;
const MAP = '[role="group"][aria-label="Board"]';
/** The round, the hands and the log. */
const AROUND = `ul[aria-label="${BOARD.hands}"], .strip, .aside`;
let matches: Matches;
beforeAll(() => {
  matches = prepareMatches();
});

interface State {
  readonly name: string;
  readonly match: keyof Matches;
  /** What somebody does first. */
  readonly arrange?: (reader: Player) => Promise<void>;
  /** The map takes axe longest: it is looked at where airports light up, and where pawns crowd. */
  readonly map?: boolean;
  /** Whether anything else is otherwise around what is decided. */
  readonly around?: boolean;
}

const pressing =
  (which: (parts: Player['parts']) => Locator) =>
  ({ parts, press }: Player): Promise<void> =>
    press(which(parts).first());

const STATES: readonly State[] = [
  { name: 'a pawn to place', match: 'place' },
  { name: 'a starting flight', match: 'first', arrange: chooseUnconfirmed, map: true },
  { name: 'one more passenger', match: 'take', arrange: pressing(({ choices }) => choices) },
  { name: 'the market', match: 'marketOfTeam', map: true, around: true },
  { name: 'an airport or landing rights', match: 'market', arrange: chooseAirport },
  { name: 'a refusal', match: 'poor', arrange: askWhyNot },
  { name: 'the hands', match: 'marketOfTeam', arrange: (reader) => turnTo(reader, BOARD.hands) },
  { name: 'the flights', match: 'flightsOfTeam' },
  { name: 'a flight that is laid', match: 'flights', arrange: layFlight },
  { name: 'a charter', match: 'flights', arrange: layCharter },
  { name: 'the best flights', match: 'flightsOfTeam', arrange: bestFlights },
  { name: 'what was flown', match: 'flown', arrange: (reader) => turnToMode(reader, 'flown') },
  { name: 'penalties to come', match: 'penalties', map: true, around: true },
  { name: 'a further pair', match: 'further' },
  { name: 'a proposal', match: 'consent' },
  { name: 'the end of a round', match: 'round', arrange: lookAgain },
  { name: 'the page of a scenario', match: 'games', arrange: openScenario },
  { name: 'the board as a list', match: 'market', arrange: openList },
  { name: 'a game that was won', match: 'won', arrange: lookAgain },
  { name: 'a game that was lost', match: 'lost', arrange: lookAgain },
];
/** Those that a telephone shows otherwise. */
const ON_A_TELEPHONE = [
  'a starting flight',
  'the market',
  'an airport or landing rights',
  'a flight that is laid',
  'a charter',
  'the best flights',
  'a proposal',
  'the end of a round',
  'the page of a scenario',
  'a game that was won',
];

describe('axe finds nothing serious at a table of the cooperative game', () => {
  test('on a desktop', async () => expectNothingIn(STATES, player, {}), LONG);
  test(
    'on a telephone',
    async () => {
      const states = STATES.filter(({ name }) => ON_A_TELEPHONE.includes(name)).map((state) => ({
        ...state,
        map: false,
      }));
      states.push({ name: 'the round', match: 'penalties', map: false, arrange: (reader) => turnTo(reader, 'Round') });
      await expectNothingIn(states, (page) => player(page, 'finger'), TELEPHONE);
    },
    LONG,
  );
});

describe('by keyboard alone', () => {
  test('CF-6.2 a flight is put together and flown', async () => {
    const visitor = await here.come('/about');
    const { page } = visitor;
    await openKept(page, matches.flights);
    const reader = player(page);
    const { parts } = reader;
    expect(await dueAt(parts)).toBe('flights');
    const enter = async (what: Locator) => {
      await reach(page, what);
      await page.keyboard.press('Enter');
    };
    await enter(parts.mode('best'));
    const flight = (await stepsOf(reader)).find(({ charter }) => !charter);
    await enter(parts.mode('flight'));
    await enter(parts.part(FLYING.part.from).getByRole('button', { name: new RegExp(`^${flight?.from}, `) }));
    await enter(parts.part(FLYING.part.to).getByRole('button', { name: new RegExp(`^${flight?.to}, `) }));
    const home = await homeOf(reader);
    await parts.confirm.and(page.getByRole('button', { disabled: false })).waitFor();
    await enter(parts.confirm);
    await expect.poll(() => homeOf(reader)).toBeGreaterThan(home);
    // Nobody is left without a place to go on from.
    await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
    expectNoComplaints({ visitor });
  });
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

async function chooseUnconfirmed(reader: Player): Promise<void> {
  await chooseFirst({ ...reader, confirm: () => reader.parts.confirm.waitFor() });
}

async function chooseAirport({ parts, press }: Player): Promise<void> {
  await press(parts.stall(BOARD.market.airports).first());
  await parts.confirm.waitFor();
}

async function askWhyNot({ parts }: Player): Promise<void> {
  await parts.panel.getByRole('button', { disabled: true }).first().dispatchEvent('click');
  await parts.whyNot.first().waitFor();
}

async function layFlight(reader: Player): Promise<void> {
  const { parts, press } = reader;
  await turnToMode(reader, 'flight');
  for (const row of [FLYING.part.from, FLYING.part.to])
    await press(parts.part(row).getByRole('button', { disabled: false }).first());
  await parts.confirm.waitFor();
}

async function layCharter(reader: Player): Promise<void> {
  const { parts, press } = reader;
  await turnToMode(reader, 'charter');
  for (const row of [FLYING.charter.from, FLYING.charter.who, FLYING.charter.to])
    await press(parts.part(row).getByRole('button', { disabled: false }).first());
  await parts.confirm.waitFor();
}

async function bestFlights(reader: Player): Promise<void> {
  await turnToMode(reader, 'best');
  await reader.parts.flyStep.waitFor();
}

/** The end of a round, or of the game, that was told before. */
async function lookAgain({ parts, press }: Player): Promise<void> {
  const again = new RegExp(`^(${MOMENTS.round.again(0).replace('0', '\\d+')}|${BOARD.result})$`);
  await press(parts.board.getByRole('button', { name: again }).last());
  await parts.scoring.or(parts.end).waitFor();
}

async function openScenario(reader: Player): Promise<void> {
  const { parts, press } = reader;
  if (!(await parts.scenario.isVisible())) await turnTo(reader, 'Round');
  await press(parts.scenario);
  await parts.page.getByRole('dialog').getByRole('button', { name: MOMENTS.scenario.close }).waitFor();
}

async function openList({ parts, press }: Player): Promise<void> {
  await press(parts.list);
  await press(parts.board.locator('summary').first());
}
