/** An exported match that was tampered with never passes. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { pick } from '@tarmac/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES, type Registered } from '../src/games.ts';
import { recordMatch } from '../src/simulate/export.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const [registered] = GAMES as readonly [Registered];

interface File {
  game: string;
  log: {
    kind: string;
    seat?: number;
    action?: { type: string };
    draws?: [number, number][];
    commitment?: string;
    contributions?: string[];
  }[];
  secret: string | null;
  outcome: { ranks: number[]; scores: number[]; rule: string };
  hash: string;
}

let original: File;

beforeAll(() => {
  const config = airlinesEurope.parseConfig({}, 3);
  if (!config.ok) throw new Error(config.problem);
  original = recordMatch(registered.game, config.value, 3, 11, (_state, _seat, actions, chance) =>
    pick(actions, chance),
  ).file as unknown as File;
});

async function verifyChanged(change: (file: File) => unknown) {
  const file = structuredClone(original);
  change(file);
  expect(file).not.toEqual(original);
  const path = files.write('changed.json', file);
  const { code, out } = await arena(['verify', path]);
  const json = await arenaJson(['verify', path]);
  return { code, out, ok: json.ok, problems: (json.problems as string[]).join('\n') };
}

const firstAct = (file: File, fits: (entry: File['log'][number]) => boolean) => {
  const found = file.log.find((each) => each.kind === 'act' && fits(each));
  if (found === undefined) throw new Error('the match has no such act');
  return found;
};

describe('verify', () => {
  test('an untouched match is in order', async () => {
    const path = files.write('whole.json', original);
    const { code, out } = await arena(['verify', path]);
    expect(out).toContain('in order');
    expect(code).toBe(0);
    const json = await arenaJson(['verify', path]);
    expect(json).toMatchObject({ ok: true, problems: [], entries: original.log.length, hash: original.hash });
    expect(json.outcome).toEqual(original.outcome);
    expect((json.checks as { ok: boolean }[]).map(({ ok }) => ok)).toEqual(Array.from({ length: 7 }, () => true));
  });

  test('the rules show nobody too much, and what each saw has a fingerprint', async () => {
    const { out } = await arena(['verify', files.write('whole.json', original)]);
    expect(out).toMatch(
      /The rules show nobody too much: [\d,.]+ views at \d+ positions can be made up from themselves/,
    );
    for (const who of ['seat 0', 'seat 1', 'seat 2', 'a watcher'])
      expect(out).toMatch(new RegExp(`${who} saw \\d+ views, fingerprint [0-9a-f]{64}\n?`));
  });

  const anything = /./;
  const TAMPERED: readonly [string, (file: File) => unknown, RegExp][] = [
    [
      'a changed draw',
      (file) => {
        const { draws = [] } = firstAct(file, (act) => (act.draws?.length ?? 0) > 0);
        const [value, bound] = draws[0] as [number, number];
        draws[0] = [(value + 1) % bound, bound];
      },
      /draw 0 does not follow from the key/,
    ],
    ['a draw of the deal with another bound', (file) => file.log[0]?.draws?.splice(0, 1, [0, 1]), anything],
    ['a draw left out', (file) => file.log[0]?.draws?.pop(), /missing/],
    [
      'a changed action',
      (file) => {
        const act = firstAct(file, ({ action }) => action?.type !== 'cash' && action?.type !== 'choose');
        act.action = { type: 'cash' };
      },
      anything,
    ],
    [
      'an action of another seat',
      (file) => {
        const act = firstAct(file, ({ action }) => action?.type === 'cash');
        act.seat = ((act.seat ?? 0) + 1) % 3;
      },
      /refused: notYourTurn/,
    ],
    [
      'an act left out',
      (file) => {
        file.log = file.log.toSpliced(file.log.indexOf(firstAct(file, ({ action }) => action?.type === 'cash')), 1);
      },
      anything,
    ],
    [
      'a changed outcome',
      ({ outcome }) => outcome.scores.splice(0, 1, (outcome.scores[0] ?? 0) + 50),
      /another outcome/,
    ],
    ['a changed hash', (file) => (file.hash = '0123456789abcdef'), /the file says 0123456789abcdef/],
    ['another secret', (file) => (file.secret = '00'.repeat(32)), /not the one committed to/],
    ['no secret', (file) => (file.secret = null), /no key was published/],
    ['an action that is none', (file) => (firstAct(file, () => true).action = { type: 'teleport' }), /entry 1/],
  ];

  test.each(TAMPERED)('%s is found', async (_, change, problem) => {
    const { code, ok, problems, out } = await verifyChanged(change);
    expect(problems).toMatch(problem);
    expect(out).toContain('NOT in order');
    expect([code, ok]).toEqual([1, false]);
  });

  test('a changed contribution, and of many problems the first are told', async () => {
    const { code, problems, out } = await verifyChanged((file) => file.log[0]?.contributions?.splice(1, 1, 'mine'));
    expect(problems).toMatch(/does not follow from the key/);
    expect(problems.split('\n').length).toBeGreaterThan(20);
    expect(out).toMatch(/… and \d+ more/);
    expect(code).toBe(1);
  });
});
