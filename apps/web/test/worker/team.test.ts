/** A team in this browser, and a match for one: played, kept, exported, replayed, and played again. */

import { describe, expect, test, vi } from 'vitest';
import type { LocalSaid } from '../../src/worker/rules-api.ts';
import { CANDLE } from './candle-game.ts';
import { type Device, device, done, memoryStore, momentsOf, newMatch, over } from './support.ts';

vi.mock('../../src/worker/games.ts', async (original) => {
  const games = await original<typeof import('../../src/worker/games.ts')>();
  const find = (id: string) => (id === 'candle' ? CANDLE : games.findGame(id));
  return { ...games, GAMES: [...games.GAMES, CANDLE], findGame: find, gameCalled: find };
});

const ADA = { name: 'Ada' };
const BOT = { bot: 'pilot' };

const newest = (said: readonly LocalSaid[], eye: number) => momentsOf(said, eye).at(-1);
const stepsSeen = ({ said }: Device, eye: number) => (newest(said, eye)?.view as { steps: number } | undefined)?.steps;

const tableOf = (said: readonly LocalSaid[]) => said.find((item) => item.kind === 'table')?.table ?? null;

async function carried({ api }: Device, id: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) done(await api.act(id, 0, 'step'));
}

test('the page is told which games are won or lost together', () => {
  const games = device(memoryStore()).api.games();
  expect(games.map(({ id, cooperative }) => [id, cooperative])).toContainEqual(['candle', true]);
  expect(games.find(({ id }) => id === 'airlines-europe')?.cooperative).toBe(false);
});

test('where the options leave the puzzle to the players, no hints are given, whatever is asked for', async () => {
  const { api } = device(memoryStore());
  const game = 'connecting-flights-cooperative';
  for (const options of [{ solver: false }, {}]) done(await api.create({ game, options, seats: [ADA], hints: true }));
  const hints = (await api.list()).ok && done(await api.list()).map((match) => match.hints);
  expect(hints).toEqual(expect.arrayContaining([true, false]));
});

describe('one person alone', () => {
  test('begins at once, with nobody to wait for', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [ADA], {}, 'candle');
    done(await here.api.open(id));
    const first = await here.until((said) => newest(said, 0) ?? null);
    expect(first).toMatchObject({ frame: 1, awaited: [0], outcome: null });
  });

  test('wins or loses alone, and the list, the file and the replay say so', async () => {
    const ends = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const here = device(memoryStore(), seed);
      const id = await newMatch(here, [ADA], {}, 'candle');
      done(await here.api.open(id));
      await here.until((said) => newest(said, 0) ?? null);
      await carried(here, id, 4);
      const table = await here.until(over);
      const [rank] = table.result?.ranks ?? [];
      expect(table.result?.ranks).toHaveLength(1);
      ends.add(rank as number);
      expect(done(await here.api.list())[0]).toMatchObject({ state: 'over', ranks: [rank] });

      const { text } = done(await here.api.download(id));
      const replay = done(await here.api.readFile(text));
      expect(replay).toMatchObject({ seats: 1, eyes: [0, 'watcher'], verified: true, problems: [] });
      const moments = done(await here.api.replay(replay.id, 0));
      expect(moments.at(-1)?.outcome?.ranks).toEqual([rank]);
    }
    expect(ends).toEqual(new Set([1, 2]));
  });

  test('is too few for a game that needs two', async () => {
    const { api } = device(memoryStore());
    const made = await api.create({ game: 'airlines-europe', options: {}, seats: [ADA], hints: true });
    expect(made).toMatchObject({ ok: false, problem: 'wrong-option' });
  });
});

describe('a team in this browser', () => {
  test('is not played by its bots while a person is in it', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [ADA, BOT, BOT], {}, 'candle');
    done(await here.api.open(id));
    await here.until((said) => newest(said, 0) ?? null);
    await carried(here, id, 2);
    // Whatever a bot had been asked would have been answered by now.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stepsSeen(here, 0)).toBe(2);
    await carried(here, id, 2);
    expect((await here.until(over)).result).toMatchObject({ reason: 'finished', ranks: [1, 1, 1] });
  });

  test('of bots alone plays by itself', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [BOT, BOT], {}, 'candle');
    done(await here.api.open(id));
    expect((await here.until(over)).result?.ranks).toEqual([1, 1]);
  });

  test('around one device any of its people acts for all', async () => {
    const here = device(memoryStore());
    const id = await newMatch(here, [ADA, { name: 'Ben' }], {}, 'candle');
    done(await here.api.open(id));
    await here.until((said) => newest(said, 1) ?? null);
    expect(await here.until(tableOf)).toMatchObject({ mySeats: [0, 1], together: true });
    for (const seat of [1, 0, 0, 1]) done(await here.api.act(id, seat, 'step'));
    expect((await here.until(over)).result?.ranks).toEqual([1, 1]);
  });
});
