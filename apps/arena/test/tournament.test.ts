/** Tournaments: who plays whom, that it is the same every time, what is kept and what is said. */

import { readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { GAMES, type Registered } from '../src/games.ts';
import { type Planned, planOf } from '../src/tournament/plan.ts';
import { type GameJob, playGame } from '../src/tournament/play-game.ts';
import type { GameLine } from '../src/tournament/result-file.ts';
import { arena, arenaJson, oneObject, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const TINY = ['tournament', '--seats', '2', '--games', '4', '--scale', '0.001', '--seed', '3'];

function job(parts: Partial<GameJob> = {}): GameJob {
  const { game } = GAMES[0] as Registered;
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const bots = ['random', 'trainee'] as const;
  return { game: game.id, seats: 2, config: config.value, bots, scale: 0.001, seed: 8, seating: '01', ...parts };
}

/** The part that must not depend on the machine. */
function played(parts: Partial<GameJob> = {}) {
  const { milliseconds, ...rest } = playGame(job(parts));
  return { ...rest, decisionsBySeat: milliseconds.map(({ length }) => length) };
}

/** Runs with the rules of the first game changed. */
async function withRules<R>(parts: Partial<Game>, run: () => R): Promise<Awaited<R>> {
  const [registered] = GAMES as [Registered];
  (GAMES as Registered[])[0] = { ...registered, game: { ...registered.game, ...parts } };
  try {
    return await run();
  } finally {
    (GAMES as Registered[])[0] = registered;
  }
}

describe('the plan', () => {
  const size = { bots: 3, seats: 3, seed: 10, games: 7, gauntlet: 5 };

  test('rounds up to whole blocks: each deal is played in every mixed seating of every pair', () => {
    const games = [...planOf(size)].filter(({ list }) => list === 'games');
    expect(games).toHaveLength(2 * 6 * 3);
    expect(new Set(games.map(({ seed }) => seed))).toEqual(new Set([10, 11]));
    expect(new Set(games.map(({ seed, seating }) => `${seed} ${seating}`)).size).toBe(games.length);
  });

  test('draws a gauntlet of other deals in which clones are never alone', () => {
    const gauntlet = [...planOf(size)].filter(({ list }) => list === 'gauntlet');
    expect(gauntlet).toHaveLength(5);
    expect(Math.min(...gauntlet.map(({ seed }) => seed))).toBeGreaterThan(1000);
    const many = [...planOf({ ...size, gauntlet: 500 })].filter(({ list }) => list === 'gauntlet');
    expect(many.slice(0, 5)).toEqual(gauntlet);
    const seatings = new Set(many.map(({ seating }) => seating));
    expect(seatings.size).toBe(3 ** 3 - 3);
    for (const clones of ['000', '111', '222']) expect(seatings).not.toContain(clones);
  });

  test('spreads the gauntlet, so that half the plan has half of it', () => {
    const plan = [...planOf({ ...size, games: 60, gauntlet: 60 })];
    const half = plan.slice(0, plan.length / 2).filter(({ list }) => list === 'gauntlet');
    expect(half.length).toBe(30);
  });

  test('knows its length and what belongs to it without being read', () => {
    const plan = planOf(size);
    const all = [...plan];
    expect(plan.length).toBe(all.length);
    expect(all.filter((planned) => !plan.has(planned))).toEqual([]);
    expect(planOf({ ...size, games: 1e6, bots: 10 }).length).toBe(45 * 6 * Math.ceil(1e6 / 6) + 5);
    const drawn = all.find(({ list }) => list === 'gauntlet') as Planned;
    const strangers: Planned[] = [
      { list: 'games', seed: 9, seating: '001' },
      { list: 'games', seed: 12, seating: '001' },
      { list: 'games', seed: 10, seating: '012' },
      { list: 'games', seed: 10, seating: '000' },
      { ...drawn, seating: drawn.seating === '012' ? '021' : '012' },
      { ...drawn, seed: drawn.seed - 1 },
      { ...drawn, list: 'games' },
    ];
    expect(strangers.filter((planned) => plan.has(planned))).toEqual([]);
  });
});

describe('a game', () => {
  test('is the same for the same job', () => {
    expect(played()).toEqual(played());
    expect(played().auditFailures).toBe(0);
  });

  test('another deal or another seating is another game', () => {
    const { scores } = played({ bots: ['random', 'random'] });
    expect(played({ bots: ['random', 'random'], seed: 9 }).scores).not.toEqual(scores);
    expect(played({ bots: ['random', 'random'], seating: '10' }).scores).not.toEqual(scores);
  });

  test('one deal begins alike in every seating', async () => {
    const dealt: unknown[] = [];
    const { game } = GAMES[0] as Registered;
    const setup: Game['setup'] = (...words) => {
      const state = game.setup(...words);
      dealt.push(game.clone(state));
      return state;
    };
    await withRules({ setup }, () => [played(), played({ bots: ['trainee', 'random'], seating: '10' })]);
    expect(dealt).toHaveLength(2);
    expect(dealt[0]).toEqual(dealt[1]);
  });

  test('thinking takes nothing from the luck of the match', async () => {
    const draws = async (bots: GameJob['bots']) => {
      const bounds: number[] = [];
      const { game } = GAMES[0] as Registered;
      const setup: Game['setup'] = (config, seats, chance, news) => {
        const { draw } = chance;
        chance.draw = (bound) => {
          bounds.push(bound);
          return draw(bound);
        };
        return game.setup(config, seats, chance, news);
      };
      const { decisions } = await withRules({ setup }, () => played({ bots }));
      return { draws: bounds.length, decisions };
    };
    const counted = await draws(['trainee', 'trainee']);
    // Far more is drawn in one thought than there are decisions in a game.
    expect(counted.draws).toBeLessThan(2 * counted.decisions);
  });

  test('a refused action is a hard error that names game, seed, bot and rule', async () => {
    const check: Game['check'] = () => ({ code: 'no-way', rule: 'AE-4.3' });
    const refused = withRules({ check }, () => played());
    await expect(refused).rejects.toThrow(
      /^airlines-europe, 2 seats, seed 8, seating 01.*(random|trainee) in seat \d chose .*AE-4\.3 forbids \(no-way\)/,
    );
  });

  test('a failed audit is counted', async () => {
    const { auditFailures } = await withRules({ audit: () => ['money was minted'] }, () => played());
    expect(auditFailures).toBeGreaterThan(1);
  });
});

describe('the command', () => {
  test('gives every figure as one object', async () => {
    const result = await arenaJson([...TINY, '--bots', 'random,trainee']);
    expect(result).toMatchObject({
      game: 'airlines-europe',
      seats: 2,
      bots: ['random', 'trainee'],
      scale: 0.001,
      seed: 3,
      played: { games: 4, gauntlet: 0 },
      pairs: [{ first: 'random', second: 'trainee', blocks: 2, games: 4 }],
      ratings: { from: 'games', games: 4, reference: 'random' },
      stopped: false,
    });
    const [pair] = result.pairs as [{ difference: { value: number }; winRate: { value: number } }];
    expect(pair.difference.value).toBeCloseTo(2 * pair.winRate.value - 1, 10);
    const thinking = result.thinking as { bot: string; decisions: number }[];
    expect(thinking.map(({ bot }) => bot)).toEqual(['random', 'trainee']);
    for (const { decisions } of thinking) expect(decisions).toBeGreaterThan(50);
  });

  test('three bots meet in a gauntlet too, and a bot may meet itself', async () => {
    const result = await arenaJson([...TINY, '--bots', 'random,random,trainee', '--gauntlet', '3']);
    expect(result).toMatchObject({
      names: ['random', 'random-2', 'trainee'],
      played: { games: 12, gauntlet: 3 },
      ratings: { from: 'gauntlet', games: 3 },
    });
    expect(result.pairs).toHaveLength(3);
  });

  test('goes on where it was, plays nothing twice, and takes more games on', async () => {
    const path = files.path('on.json');
    const words = [...TINY, '--bots', 'random,trainee', '--out', path];
    const first = await arenaJson(words);
    const kept = readFileSync(path, 'utf8');
    const { thinking, ...again } = await arenaJson(words);
    expect(thinking).toEqual([]);
    expect({ ...again, thinking: first.thinking }).toEqual(first);
    expect(readFileSync(path, 'utf8')).toBe(kept);
    const more = await arenaJson(words.map((word) => (word === '4' ? '6' : word)));
    expect(more.played).toEqual({ games: 6, gauntlet: 0 });
    const { games } = files.read('on.json') as { games: GameLine[] };
    expect(games.slice(0, 4)).toEqual(JSON.parse(kept).games);
  });

  test('does not mix results of bots that have changed', async () => {
    const path = files.path('changed.json');
    const words = [...TINY, '--bots', 'random,trainee', '--out', path];
    await arenaJson(words);
    const file = files.read('changed.json') as { games: [number, string, number[], number[]][] };
    for (const line of file.games) line[3][0] = 999;
    writeFileSync(path, JSON.stringify(file));
    const { code, err } = await arena(words.map((word) => (word === '4' ? '6' : word)));
    expect(err).toMatch(/game 3 01 now ends differently: the bots or the rules have changed/);
    expect(code).toBe(2);
  });

  test('reports on a file without playing, the same as when it was played', async () => {
    const path = files.path('from.json');
    const { thinking, out, ...first } = await arenaJson([...TINY, '--bots', 'random,trainee,random', '--out', path]);
    expect(thinking).toHaveLength(3);
    expect(out).toBe(path);
    const again = await arenaJson(['tournament', '--from', path]);
    expect(again).toEqual({ ...first, thinking: [], out: null });
  });

  const noResults = files.write('no-results.json', { hello: 1 });
  test.each([
    ['tournament', /--bots wants 2 to 10 names/],
    ['tournament --bots random', /--bots wants 2 to 10 names/],
    ['tournament --bots random,clever', /--bots names "clever", but airlines-europe has random, trainee/],
    ['tournament --bots random,random --scale 0', /--scale wants a number above 0/],
    ['tournament --bots random,random --scale much', /--scale wants a number above 0/],
    ['tournament --bots random,random --seats 2..3', /one number here/],
    ['tournament --bots random,random --gauntlet 5', /--gauntlet wants three bots/],
    ['tournament --bots random,random --threads 0', /--threads wants a whole number from 1/],
    ['tournament --bots random,random --games 2 --out /nowhere/a.json', /--out: cannot write "\/nowhere\/a.json"/],
    [`tournament --bots random,random --out ${noResults}`, /--out: .* is no result file/],
    ['tournament --from /nowhere/a.json', /--from: cannot read/],
    [`tournament --from ${noResults} --seats 2`, /--from takes everything from its file: leave --seats out/],
  ])('bad input is one clear line: %s', async (words, says) => {
    const { code, out, err } = await arena([...words.split(' '), '--json']);
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(oneObject(out)).toHaveProperty('error');
    expect(code).toBe(2);
  });
});
