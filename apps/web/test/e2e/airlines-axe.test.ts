/** What axe finds wrong at a table of Airlines, in every state and in both themes. */

import { beforeAll, describe, expect, test } from 'vitest';
import { type Matches, prepareMatches } from '../shots/airlines-matches.ts';
import { turnToKept } from '../shots/camera.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { dueAt, flightsOf, landingsOf, type Player, player } from './airlines-drivers.ts';
import { bestFit, chooseCard, chooseFlight } from './airlines-drivers-decide.ts';
import { TELEPHONE } from './drivers-phone.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LONG = 900_000;
const MAP = '[role="group"][aria-label="Board"]';
/** Who has what, and beside it the log. */
const AROUND = 'table[aria-label="Players"], .aside';
let matches: Matches;
beforeAll(async () => {
  matches = await prepareMatches();
});

interface State {
  readonly name: string;
  readonly match: keyof Matches;
  /** What somebody does first. */
  readonly arrange?: (reader: Player) => Promise<void>;
  /** The map takes axe longest: it is looked at once as a flight and once as a sabotage lights it up. */
  readonly map?: boolean;
  /** Whether anything else is otherwise around what is decided. */
  readonly around?: boolean;
}

const STATES: readonly State[] = [
  { name: 'the start of a turn', match: 'turn', around: true },
  { name: 'an airline that is being founded', match: 'turn', arrange: found, map: true, around: true },
  { name: 'a refusal', match: 'opening', arrange: askWhyNot },
  { name: 'a flight card that is chosen', match: 'flight', arrange: chooseACard },
  { name: 'a sabotage', match: 'sabotage', map: true },
  { name: 'a stock card', match: 'stock' },
  { name: 'cards of no more use', match: 'useless', around: true },
  { name: 'a scoring', match: 'scoring', arrange: lookAgain },
  { name: 'the reference card', match: 'turn', arrange: async ({ parts, press }) => press(parts.reference) },
  {
    name: 'an airline that is looked at',
    match: 'late',
    arrange: async ({ parts, press }) => press(parts.known.first()),
  },
  { name: 'the board as a list', match: 'flight', arrange: openList },
  { name: 'the end', match: 'over', arrange: lookAgain },
];
/** Those that a telephone shows otherwise. */
const ON_A_TELEPHONE = [
  'the start of a turn',
  'an airline that is being founded',
  'a flight card that is chosen',
  'cards of no more use',
  'a scoring',
  'the reference card',
  'the end',
];

describe('axe finds nothing serious at a table of Airlines', () => {
  test('on a desktop', async () => expectNothingIn(STATES, player, {}), LONG);
  test(
    'on a telephone',
    async () => {
      const states = STATES.filter(({ name }) => ON_A_TELEPHONE.includes(name)).map((state) => ({
        ...state,
        map: false,
      }));
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

async function found(reader: Player): Promise<void> {
  await reader.press(reader.parts.found);
  expect(await chooseFlight(reader)).toBe(true);
}

async function chooseACard(reader: Player): Promise<void> {
  const [card] = bestFit(await flightsOf(reader.parts), await landingsOf(reader)) ?? [];
  if (card === undefined) throw new Error('no flight card fits anywhere');
  await chooseCard(reader, card);
}

async function askWhyNot({ parts }: Player): Promise<void> {
  await parts.play.dispatchEvent('click');
  await parts.whyNot.waitFor();
}

/** A scoring, or the end, that was shown before. */
async function lookAgain({ parts, press }: Player): Promise<void> {
  await press(parts.board.getByRole('button', { name: /^(Scoring \d|Show the result)$/ }).last());
  await parts.scoring.or(parts.end).waitFor();
}

async function openList({ parts, press }: Player): Promise<void> {
  await press(parts.list);
  await press(parts.board.locator('summary').filter({ hasText: 'possible now' }).first());
}
