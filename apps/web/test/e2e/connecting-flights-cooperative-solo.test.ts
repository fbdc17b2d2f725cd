/** The cooperative game alone, in the browser itself: won with hints by mouse, and a whole game by finger on a telephone. */

import { describe, expect, test } from 'vitest';
import { openKept } from '../shots/camera.ts';
import { prepareMatch } from '../shots/connecting-flights-cooperative-matches.ts';
import {
  BOARD,
  byHand,
  COOPERATIVE,
  choose,
  chooseFirst,
  closeRound,
  coinsOf,
  dueAt,
  FLYING,
  flyBestStep,
  followHint,
  homeOf,
  MOMENTS,
  type Player,
  player,
  rent,
  stepsOf,
  turnToMode,
} from './connecting-flights-cooperative-drivers.ts';
import { fits, heightOf, inTheOpen, TELEPHONE } from './drivers-phone.ts';
import { ticketOf } from './drivers-table.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const WHOLE_GAME = 900_000;
const ROUNDS = 10;
/** What the browser itself notes where it looks for a newer version of the page and cannot. */
const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /^An unknown error occurred when fetching the script\.$/];

describe('alone, with hints', () => {
  test(
    'from the home page: every hint of a first round is shown on the board and can be done',
    async () => {
      const visitor = await here.come();
      const { page } = visitor;
      await ticketOf(page, COOPERATIVE).getByRole('button', { name: 'Play', exact: true }).click();
      const reader = player(page);
      const { parts } = reader;
      expect(await dueAt(parts)).toBe('first');
      const done: string[] = [];
      for (let due = await dueAt(parts); due !== 'scoring'; due = await dueAt(parts))
        done.push(await followHint(reader));
      expect(done.length).toBeGreaterThan(3);
      await parts.scoring.getByRole('heading', { name: MOMENTS.round.title(1) }).waitFor();
      await closeRound(reader);
      expect(await dueAt(parts)).toBe('market');
      expectNoComplaints({ visitor });
    },
    WHOLE_GAME,
  );

  test(
    'CF-6.6 the last pawns are brought home by following hints, without any network; the end tells every round',
    async () => {
      const visitor = await here.come('/about');
      const { page, context } = visitor;
      await openKept(page, prepareMatch('winning'));
      const reader = player(page);
      const { parts } = reader;
      expect(await dueAt(parts)).toBe('market');
      const before = await homeOf(reader);
      await followHint(reader);
      await context.setOffline(true);
      for (let due = await dueAt(parts); due !== 'end'; due = await dueAt(parts)) {
        if (due === 'scoring') throw new Error('the round went by, and somebody was left');
        await followHint(reader);
      }
      expect(await homeOf(reader)).toBeGreaterThan(before);
      await expectEnd(reader, 'won', 8);
      expectNoComplaints({ visitor }, WITHOUT_NETWORK);
    },
    WHOLE_GAME,
  );
});

describe('alone, by finger on a telephone', () => {
  test(
    'a whole game is played from the home page: landing rights, a truck, a charter, and ten rounds of demand',
    async () => {
      const visitor = await here.come('/', TELEPHONE);
      const { page } = visitor;
      await ticketOf(page, COOPERATIVE).getByRole('button', { name: 'Play', exact: true }).tap();
      const reader = careful(player(page, 'finger'));
      const { parts, press } = reader;
      expect(await dueAt(parts)).toBe('first');
      await chooseFirst(reader);

      expect(await dueAt(parts)).toBe('market');
      const coins = await coinsOf(reader);
      await rent(reader, 'Asia');
      await choose(reader, parts.stall(BOARD.market.trucks));
      await expect.poll(() => coinsOf(reader)).toBeLessThan(coins);
      const both = await coinsOf(reader);
      await press(parts.tool('Undo'));
      await expect.poll(() => coinsOf(reader)).toBeGreaterThan(both);

      for (let round = 1; round <= ROUNDS; round++) {
        expect(await dueAt(parts)).toBe('market');
        await choose(reader, parts.quick(BOARD.market.done));
        expect(await dueAt(parts)).toBe('flights');
        if (round <= 2) await charterSomebody(reader);
        await choose(reader, parts.quick(BOARD.flights.done));
        if (round < ROUNDS) expect(await closeRound(reader)).toBe(MOMENTS.round.title(round));
      }
      expect(await dueAt(parts)).toBe('end');
      await fits(page);
      await expectEnd(reader, 'lost', ROUNDS);
      expectNoComplaints({ visitor });
    },
    WHOLE_GAME,
  );

  test('CF-6.2, CF-6.3 a charter and flights are put together by hand, the rest is flown in one go', async () => {
    const visitor = await here.come('/about', TELEPHONE);
    const { page } = visitor;
    await openKept(page, prepareMatch('flights'));
    const reader = careful(player(page, 'finger'));
    const { parts } = reader;
    expect(await dueAt(parts)).toBe('flights');
    await turnToMode(reader, 'best');
    const all = await stepsOf(reader);
    expect(all.some(({ charter }) => charter)).toBe(true);
    const firstFlight = all.findIndex(({ charter }) => !charter);
    const home = await homeOf(reader);
    for (const step of all.slice(0, firstFlight + 1)) await byHand(reader, step);
    await turnToMode(reader, 'best');
    const rest = await stepsOf(reader);
    expect(rest.length).toBeGreaterThan(2);
    await flyBestStep(reader);
    // One after another, by a single press.
    await reader.press(parts.panel.getByRole('button', { name: FLYING.best.flyAll }));
    await parts.panel.getByText(FLYING.best.none).waitFor();
    await expect.poll(() => homeOf(reader)).toBeGreaterThan(home);
    await turnToMode(reader, 'flown');
    await fits(page);
    await choose(reader, parts.quick(BOARD.flights.done));
    expect(await closeRound(reader)).toBe(MOMENTS.round.title(3));
    expectNoComplaints({ visitor });
  });
});

/** CF-6.3 the first who waits anywhere goes to the first other city of the continent. */
async function charterSomebody(reader: Player): Promise<void> {
  const { parts, press } = reader;
  await turnToMode(reader, 'charter');
  await press(parts.part('From').getByRole('button', { disabled: false }).first());
  await press(parts.part('Who goes').getByRole('button').first());
  await press(parts.part('To').getByRole('button', { disabled: false }).first());
  await reader.confirm();
  await turnToMode(reader, 'flown');
  await parts.panel.getByText(FLYING.flown.charters(1)).waitFor();
}

/** Nothing scrolls sideways or covers the confirming, and a finger finds it. */
function careful(reader: Player): Player {
  const { confirm } = reader.parts;
  return {
    ...reader,
    async confirm() {
      await fits(reader.parts.page);
      await inTheOpen(confirm);
      await expect.poll(() => heightOf(confirm), { message: 'a finger needs room' }).toBeGreaterThanOrEqual(44);
      await reader.confirm();
    },
  };
}

async function expectEnd({ parts: { end, over }, press }: Player, how: 'won' | 'lost', rounds: number): Promise<void> {
  const words = MOMENTS.end;
  await expect.poll(() => end.isVisible(), { message: 'the end shows by itself' }).toBe(true);
  await end.getByRole('heading', { name: words[how] }).waitFor();
  const lines = end.getByRole('table').first().getByRole('row');
  // One for what the columns are, and one for the setup.
  await expect.poll(() => lines.count()).toBe(rounds + 2);
  await end.getByRole('heading', { name: words.turningPoints }).waitFor();
  if (how === 'lost') await end.getByRole('heading', { name: words.leftBehind }).waitFor();
  await press(end.getByRole('button', { name: 'Close' }));
  await end.waitFor({ state: 'detached' });
  expect(await over.textContent()).toBe(`The match is over: ${how}.`);
}
