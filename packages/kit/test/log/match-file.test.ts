import { exportMatch, parseMatchFile, verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { digest, liveMatch, playAtRandom, SECRET } from './live-match.ts';

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
    'the secret held back': [(file) => Object.assign(file, { secret: null }), /no key was published/],
    'an act left out': [(_, log) => log.splice(1, 1), /./],
    'how it ended': [
      (_, log) => Object.assign(log.at(-1) ?? {}, { reason: 'abandoned' }),
      /called abandoned, but the game is over/,
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
