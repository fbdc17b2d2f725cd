/** `arena report`: the figures of a table, in words, as JSON and as a file for the page's lab. */

import { readFileSync } from 'node:fs';
import { addLabGame, emptyLabTally, labFigures, parseLabFile } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { labGame } from '../src/report/lab-game.ts';
import { asText } from '../src/report/text.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const TINY = ['report', '--seats', '3', '--games', '6', '--bots', 'policy', '--seed', '4'];

describe('the file', () => {
  test('is one that the lab of the page reads, with the command that was given and its figures', async () => {
    const path = files.path('balance.json');
    const { code, out } = await arena([...TINY, '--option', 'deck=exact', '--out', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/Win share: Start player \(fair: 33\.3 %\) +6 +[0-9.]+ % +[0-9.]+ % to [0-9.]+ %/);
    const read = parseLabFile(readFileSync(path, 'utf8'));
    if (!read.ok) throw new Error(read.problem);
    const bots = ['policy', 'policy', 'policy'];
    const asked = { game: 'airlines-europe', options: { deck: 'exact' }, seats: 3, bots, games: 6, seed: 4, scale: 1 };
    expect(read.value.question).toEqual(asked);
    expect({ ...asked, out: null, ...read.value.figures }).toEqual(
      await arenaJson([...TINY, '--option', 'deck=exact']),
    );
  });

  test('of a team too', async () => {
    const path = files.path('team.json');
    const game = ['--game', 'connecting-flights-cooperative', '--seats', '2'];
    const { out } = await arena(['report', ...game, '--games', '3', '--bots', 'random', '--out', path]);
    expect(parseLabFile(readFileSync(path, 'utf8'))).toMatchObject({ ok: true });
    expect(out).toMatch(/^Games won +3 /m);
    expect(out).toMatch(/^Pawns left by round, in games lost/m);
    expect(out).not.toContain('Win share: Start player');
  });
});

describe('in words', () => {
  test('where bots differ, which seat won what', async () => {
    const { out } = await arena(['report', '--seats', '2', '--games', '4', '--bots', 'policy,random']);
    expect(out).toMatch(/^Win share: Seat 1: policy +4 /m);
    expect(out).toMatch(/^Win share: Seat 2: random +4 /m);
    expect(out).toContain('what the stronger ones like goes with winning too');
  });

  test('numbers that are all alike have no interval', () => {
    const tally = emptyLabTally(2, true);
    const counts = { startSeat: 0, rounds: null, leaderWon: null, measures: {}, holders: {} };
    for (let game = 0; game < 3; game++)
      addLabGame(tally, { ranks: [2, 2], scores: [1, 1], rule: 'X-1', decisions: 9, counts });
    const words = { measures: {}, strengths: {}, leader: null, rounds: null, item: (_: string, id: string) => id };
    const findings = { game: 'any', config: {}, bots: ['policy', 'policy'], scale: 1, seed: 1 } as const;
    expect(asText({ ...findings, figures: labFigures(tally), words })).toMatch(/^Decisions +3 +9\.00 +no interval$/m);
  });
});

describe('the figures', () => {
  test('as JSON: shares that come to one, and the same for the same seed', async () => {
    const figures = await arenaJson(TINY);
    expect(figures).toMatchObject({
      game: 'airlines-europe',
      seats: 3,
      games: 6,
      bots: ['policy', 'policy', 'policy'],
      seed: 4,
      out: null,
      cooperative: false,
      won: null,
    });
    const shares = (figures as unknown as ReturnType<typeof labFigures>).byPlace.map(({ value }) => value);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(await arenaJson(TINY)).toEqual(figures);
    expect(await arenaJson([...TINY.slice(0, -1), '5'])).not.toEqual(figures);
  });

  test('are those of games that any thread can play, as plain data', () => {
    const job = { game: 'airlines', config: {}, seats: 2, bots: ['policy', 'policy'], scale: 1, seed: 1 } as const;
    const config = { board: 'north-america-1', startSeat: null, seatBonus: false, lastRound: false };
    const played = labGame({ ...job, config: { ...config, controlledScoring: false }, index: 3 });
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
    expect(played.ranks).toHaveLength(2);
  });
});

describe('bad input', () => {
  test.each([
    [['--bots', 'policy,random'], '--bots names 2 for 3 seats'],
    [['--bots', 'wizard'], 'airlines-europe has random, trainee'],
    [['--games', '0'], '--games wants a whole number from 1'],
    [['--seats', '9'], '--seats wants 2 to 5'],
    [['--out', '/nowhere/at/all.json'], '--out: cannot write'],
    [['--option', 'color=red'], 'is unknown'],
  ])('%j', async (words, problem) => {
    const seats = words[0] === '--seats' ? [] : ['--seats', '3'];
    const { code, err } = await arena(['report', ...seats, ...words]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });

  test('explains itself', async () => {
    const { out } = await arena(['report', '--help']);
    for (const flag of ['--game', '--seats', '--option', '--bots', '--games', '--seed', '--scale', '--out', '--json'])
      expect(out).toContain(flag);
    expect((await arena(['--help'])).out).toMatch(/^ {2}report +Plays a table many times/m);
  });
});
