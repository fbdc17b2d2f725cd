import { exportMatch, parseMatchFile, shortHash, verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import type { State } from '../toy/state.ts';
import { digest, type LiveMatch, liveMatch, playAtRandom, SECRET, toyOf } from './live-match.ts';

function exported(): Record<string, unknown> {
  const match = liveMatch(3);
  for (const seat of [0, 1, 2]) match.act(seat, { type: 'play', slot: 0 });
  match.act(0, { type: 'deal' });
  playAtRandom(match, 4);
  match.append({ kind: 'end', reason: 'finished' });
  return JSON.parse(JSON.stringify(exportMatch(toy, match.log, SECRET)));
}

test('a whole match verifies: its acts by the rules, its draws by the key', () => {
  const verified = verifyMatch(toy, exported(), digest);
  expect(verified.problems).toEqual([]);
  expect(verified.ok).toBe(true);
  expect(verified.draws).toBeGreaterThan(5);
  expect(verified.acts).toBeGreaterThan(10);
  expect(verified.outcome?.rule).toBe('TOY-7.1');
});

test('a match with undo verifies too: an index is never used twice, so redrawing draws anew', () => {
  const match = liveMatch(2);
  match.act(0, { type: 'play', slot: 0 });
  match.append({ kind: 'undo', to: 0, keep: [] });
  playAtRandom(match, 2);
  const verified = verifyMatch(toy, JSON.parse(JSON.stringify(exportMatch(toy, match.log, SECRET))), digest);
  expect(verified.problems).toEqual([]);
});

describe('a match across an upgrade', () => {
  /** Six entries, the upgrade, and on to the end. */
  function acrossUpgrade(): LiveMatch {
    const match = liveMatch(2);
    match.act(0, { type: 'play', slot: 0 });
    match.act(1, { type: 'play', slot: 0 });
    match.act(0, { type: 'deal' });
    playAtRandom(match, 4, 2);
    match.upgradeTo(toyOf(2));
    playAtRandom(match, 5);
    return match;
  }
  const fileOf = ({ game, log }: LiveMatch) => JSON.parse(JSON.stringify(exportMatch(game, log, SECRET)));

  test('verifies, and says before which entry nothing but draws was checked', () => {
    const match = acrossUpgrade();
    expect(match.log[6]?.kind).toBe('upgrade');
    const verified = verifyMatch(match.game, fileOf(match), digest);
    expect(verified.problems).toEqual([]);
    expect(verified.uncheckedBefore).toBe(6);
    expect(verifyMatch(toy, exported(), digest).uncheckedBefore).toBeNull();
  });

  test('what older rules took is not sent through the parsers of newer ones', () => {
    const match = acrossUpgrade();
    const { log } = match;
    const file = fileOf(match);
    const older = [
      { ...log[0], config: { theme: 'old' } },
      { ...log[1], action: { fly: true } },
    ];
    const verified = verifyMatch(match.game, { ...file, log: [...older, ...log.slice(2)] }, digest);
    expect(verified.problems).toEqual([]);
    const newer = log.map((entry, index) => (index === 7 ? { ...entry, action: { fly: true } } : entry));
    expect(parseMatchFile(match.game, { ...file, log: newer })).toEqual({ ok: false, problem: 'entry 7: type' });
  });

  test('draws before the upgrade are checked all the same', () => {
    const match = acrossUpgrade();
    for (const draw of [
      [2, 3],
      [0, 3],
      [1, 0],
    ]) {
      const log = match.log.map((entry, index) =>
        index === 3 ? { ...entry, draws: [draw, draw, draw, draw] } : entry,
      );
      const { problems } = verifyMatch(match.game, { ...fileOf(match), log }, digest);
      expect(problems.join()).toMatch(/entry 3: draw \d does not follow from the key/);
    }
  });

  test('50 coins minted by a forged upgrade do not pass, or not as checked', () => {
    const match = liveMatch(2);
    playAtRandom(match, 3, 6);
    const rich: State = structuredClone(match.state);
    rich.coins[0] = (rich.coins[0] ?? 0) + 50;
    rich.paid += 50;
    const forged = (startVersion: number): unknown => {
      const [start, ...acts] = match.log;
      const upgrade = { at: 0, by: { kind: 'host' }, kind: 'upgrade', version: toy.version, state: rich };
      const log = [{ ...start, version: startVersion }, ...acts, upgrade];
      return { ...fileOf(match), log, hash: shortHash(rich) };
    };
    const same = verifyMatch(toy, forged(toy.version), digest);
    expect(same.problems).toEqual(['entry 7: an upgrade must raise version 1, not set it to 1']);
    // Whoever also forges the version of the start gets a file that vouches for nothing before the forgery.
    const older = verifyMatch(toy, forged(toy.version - 1), digest);
    expect([older.ok, older.uncheckedBefore]).toEqual([true, 7]);
  });
});

describe('tampering is found', () => {
  type Log = {
    kind: string;
    draws?: [number, number][];
    action?: unknown;
    commitment?: string;
    contributions?: string[];
  }[];
  const cases: Record<string, [tamper: (file: Record<string, unknown>, log: Log) => void, message: RegExp]> = {
    'a draw': [
      (_, log) => {
        const [draw] = log.find((entry) => entry.kind === 'act' && (entry.draws?.length ?? 0) > 0)?.draws ?? [];
        if (draw !== undefined) draw[0] = (draw[0] + 1) % draw[1];
      },
      /does not follow from the key/,
    ],
    'an action': [
      (_, log) => {
        const entry = log.find(({ kind }) => kind === 'act');
        if (entry !== undefined) entry.action = { type: 'pass' };
      },
      /entry 1: seat \d's act is refused/,
    ],
    'the outcome': [(file) => Object.assign(file, { outcome: null }), /another outcome/],
    'the hash': [(file) => Object.assign(file, { hash: '0000000000000000' }), /leads to state/],
    'the secret': [(file) => Object.assign(file, { secret: '00'.repeat(32) }), /not the one committed to/],
    'the commitment': [(_, log) => Object.assign(log[0] ?? {}, { commitment: 'ab' }), /not the one committed to/],
    'a contribution': [(_, log) => Object.assign(log[0] ?? {}, { contributions: ['x', 'y', 'z'] }), /does not follow/],
    'a contribution too few': [(_, log) => void log[0]?.contributions?.pop(), /2 contributions to the key of 3 seats/],
    'a contribution too many': [(_, log) => void log[0]?.contributions?.push('x'), /4 contributions to the key of 3/],
    'the secret held back': [(file) => Object.assign(file, { secret: null }), /no key was published/],
    'an act left out': [(_, log) => log.splice(1, 1), /./],
    'how it ended': [
      (_, log) => Object.assign(log.at(-1) ?? {}, { reason: 'abandoned' }),
      /the end says abandoned, but the game is over/,
    ],
    'the form': [(file) => Object.assign(file, { surplus: 1 }), /unknown key/],
    'the game': [(file) => Object.assign(file, { game: 'chess' }), /of chess, not of toy/],
  };
  test.each(Object.entries(cases))('%s', (_, [tamper, message]) => {
    const file = exported();
    tamper(file, file.log as Log);
    const verified = verifyMatch(toy, file, digest);
    expect(verified.ok).toBe(false);
    expect(verified.problems.join('\n')).toMatch(message);
  });
});

test('a file nested deeper than the stack is refused, not fatal', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(verifyMatch(toy, { ...exported(), outcome: deep }, digest).problems).toEqual([
    'match.outcome is nested too deep',
  ]);
});

test.each([null, 7, 'x', [], {}, { format: 'tarmac-match' }, JSON.parse('{"__proto__": {"log": []}}')])(
  'what is no match file is refused: %j',
  (input) => {
    expect(parseMatchFile(toy, input).ok).toBe(false);
    expect(verifyMatch(toy, input, digest).ok).toBe(false);
  },
);
