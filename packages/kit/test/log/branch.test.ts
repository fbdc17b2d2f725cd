/** A what-if: a match that begins from a state imagined from what one seat saw of another. */

import {
  advance,
  type BranchEntry,
  commitmentTo,
  type Entry,
  exportMatch,
  fastChance,
  foldLog,
  keyedChance,
  matchKey,
  parseMatchFile,
  recordingChance,
  shortHash,
  step,
  undoChoices,
  verifyMatch,
  verifyWhole,
} from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/state.ts';
import { digest, liveMatch, playAtRandom, toyOf } from './live-match.ts';

const by = { at: 0, by: { kind: 'host' } } as const;
const OWN_SECRET = new Uint8Array(32).fill(9);
const CONTRIBUTIONS = ['one', 'two', 'three'];
const OF = { match: 'the first match', eye: 1, frame: 5 } as const;

/** Of a match of three that has gone on for a while, from what its second seat sees. */
function branched(seed = 1): Entry<Toy>[] {
  const parent = liveMatch(3);
  playAtRandom(parent, 3, 5);
  const state = toy.imagine(toy.view(parent.state, OF.eye), fastChance(seed));
  return [
    {
      ...by,
      kind: 'start',
      version: toy.version,
      config: {} as Toy['config'],
      seats: 3,
      commitment: commitmentTo(OWN_SECRET, digest),
      contributions: CONTRIBUTIONS,
      draws: [],
    },
    { ...by, kind: 'seat', seat: 1, holder: { kind: 'person', id: 'ann' }, reason: 'taken' },
    { ...by, kind: 'branch', version: toy.version, state, of: OF },
  ];
}

/** Played to its end, drawn from its own key. */
function playedOut(): Entry<Toy>[] {
  const log = branched();
  const key = matchKey(OWN_SECRET, CONTRIBUTIONS, digest);
  const whim = fastChance(2);
  for (;;) {
    const { state } = foldLog(toy, log);
    const [seat] = toy.toAct(state).seats;
    if (seat === undefined) return [...log, { ...by, kind: 'end', reason: 'finished' }];
    const actions = toy.actions(state, seat);
    const action = actions[whim.draw(actions.length)] as Toy['action'];
    const chance = recordingChance(keyedChance(key, log.length, digest));
    expect(step(toy, state, seat, action, chance).ok).toBe(true);
    log.push({ ...by, kind: 'act', seat, action, draws: chance.draws });
  }
}

const fileOf = (log: readonly Entry<Toy>[]) => JSON.parse(JSON.stringify(exportMatch(toy, log, OWN_SECRET)));
const branchIn = (log: readonly Entry<Toy>[]) => log[2] as BranchEntry<Toy>;

describe('a branch', () => {
  test('goes on from the state it brings, with everybody in their seats', () => {
    const log = branched();
    const fold = foldLog(toy, log);
    expect(shortHash(fold.state)).toBe(shortHash(branchIn(log).state));
    expect(fold).toMatchObject({ length: 3, points: [], seats: 3, end: null });
    expect(fold.holders).toEqual([null, { kind: 'person', id: 'ann' }, null]);
  });

  test('no undo reaches behind it', () => {
    const log = branched();
    const fold = foldLog(toy, log);
    for (const seat of [0, 1, 2]) expect(undoChoices(toy, fold, seat)).toEqual([]);
    expect(() => foldLog(toy, [...log, { ...by, kind: 'undo', to: 0, keep: [] }])).toThrow(
      /entry 3: there is no act to undo after/,
    );
  });

  test('goes on under newer rules like any match', () => {
    const log = branched();
    const newer = toyOf(2);
    expect(() => foldLog(newer, log)).toThrow(/entry 2: branched under version 1, and no upgrade to 2 follows/);
    const { state } = branchIn(log);
    expect(foldLog(newer, [...log, { ...by, kind: 'upgrade', version: 2, state }]).length).toBe(4);
  });

  test('verifies from there on, by its own key, and says that nothing before it is vouched for', () => {
    const file = fileOf(playedOut());
    const found = { ok: true, problems: [], branch: true, ended: true, uncheckedBefore: 2 };
    expect(verifyMatch(toy, file, digest)).toMatchObject(found);
    const report = wholeOf(file);
    expect(report).toMatchObject({ ok: true, branch: true, uncheckedBefore: 2 });
    expect(report.audit?.positions).toBe(report.acts + 1);
  });

  test('with a state that the rules cannot vouch for is refused', () => {
    const log = playedOut();
    const state = { ...branchIn(log).state, coins: 'many' };
    const file = { ...fileOf(log), log: log.map((entry) => (entry.kind === 'branch' ? { ...entry, state } : entry)) };
    expect(verifyMatch(toy, file, digest).problems.join()).toMatch(/entry 2: /);
  });

  const log = branched();
  const [start, seat, branch] = log as [Entry<Toy>, Entry<Toy>, BranchEntry<Toy>];
  const parent = liveMatch(3).log[0] as Entry<Toy>;
  const cases: Record<string, [log: Entry<Toy>[], message: RegExp]> = {
    'after a deal': [
      [parent, seat, branch],
      /entry 2: before a branch a log may only have a start without config and draws/,
    ],
    'after what was agreed': [
      [{ ...start, config: { deck: 'full' } } as Entry<Toy>, branch],
      /entry 1: before a branch/,
    ],
    'after an act': [[start, seat, act(), branch], /entry 3: before a branch a log may only have/],
    'after another branch': [[...log, branch], /entry 3: before a branch a log may only have/],
    'of another version': [
      [start, seat, { ...branch, version: 2 }],
      /entry 2: a branch must have the version of its start/,
    ],
  };
  test.each(Object.entries(cases))('%s is none', (_, [wrong, message]) => {
    expect(() => foldLog(toy, wrong)).toThrow(message);
  });

  test('is not made of a match that is being played', () => {
    const match = liveMatch(3);
    expect(() => advance(toy, match.fold(), branch)).toThrow(/a branch must come before the deal/);
  });

  test.each([
    ['match', 7],
    ['eye', 'watcher'],
    ['frame', -1],
  ])('of what it is one is said in form: %s', (key, value) => {
    const file = fileOf(log);
    file.log[2].of[key] = value;
    expect(parseMatchFile(toy, file)).toMatchObject({ ok: false });
  });
});

function act(): Entry<Toy> {
  return { ...by, kind: 'act', seat: 0, action: { type: 'play', slot: 0 }, draws: [] };
}

function wholeOf(file: unknown) {
  const steps = verifyWhole(toy, file, digest);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
