import {
  actOn,
  advance,
  deal,
  type Entry,
  fastChance,
  foldBase,
  foldLog,
  type Game,
  pick,
  shortHash,
} from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/state.ts';
import { liveMatch, playAtRandom, toyOf } from './live-match.ts';

const by = { at: 0, by: { kind: 'host' } } as const;

test('a log folds to the live state, and each beginning of it to the state of that moment', () => {
  const match = liveMatch(3);
  const hashes = [shortHash(match.state)];
  for (let acts = 0; acts < 25; acts++) {
    playAtRandom(match, acts, 1);
    hashes.push(shortHash(match.state));
  }
  expect(match.log.length).toBe(26);
  match.log.forEach((_, index) => {
    expect(shortHash(foldLog(toy, match.log.slice(0, index + 1)).state)).toBe(hashes[index]);
  });
});

test('what is dealt and acted now is one setup, and one check, copy and application an act; its log folds to the same', () => {
  const counts = { setup: 0, check: 0, clone: 0, apply: 0 };
  const counted: Game<Toy> = { ...toy };
  for (const name of Object.keys(counts) as (keyof typeof counts)[])
    Object.assign(counted, {
      [name](...args: never[]) {
        counts[name]++;
        return (toy[name] as (...all: never[]) => unknown)(...args);
      },
    });
  const source = fastChance(8);
  const start = { ...by, config: { deck: 'full' }, seats: 3, commitment: null, contributions: [] } as const;
  const dealt = deal(counted, { ...start, contributions: [] }, source);
  const { fold } = dealt;
  const log: Entry<Toy>[] = [dealt.entry];
  const news = [...dealt.news];
  while (toy.outcome(fold.state) === null) {
    const seat = toy.toAct(fold.state).seats[0] as number;
    const before = { ...fold };
    const acted = actOn(counted, fold, { ...by, seat, action: { type: 'nothing' } as never }, source);
    expect(acted).toMatchObject({ ok: false });
    expect(fold).toEqual(before);
    const action = pick(toy.actions(fold.state, seat), source);
    const made = actOn(counted, fold, { ...by, seat, action }, source);
    if (!made.ok) throw new Error(made.refusal.code);
    log.push(made.entry);
    news.push(...made.news);
  }
  const acts = log.length - 1;
  // The one that is refused is checked too.
  expect(counts).toEqual({ setup: 1, check: 2 * acts, clone: acts, apply: acts });
  expect(foldLog(toy, log)).toEqual(fold);
  const read = foldBase(toy, log);
  expect([...read.news, ...log.slice(1).flatMap((entry) => advance(toy, read.fold, entry))]).toEqual(news);
  expect(advance(toy, read.fold, { ...by, kind: 'end', reason: 'finished' })).toEqual([]);
  expect(() => actOn(toy, read.fold, { ...by, seat: 0, action: { type: 'pass' } }, source)).toThrow(/has ended/);
});

test('a whole game folds to its outcome', () => {
  const match = liveMatch(4);
  playAtRandom(match, 5);
  expect(toy.outcome(match.fold().state)).toEqual(toy.outcome(match.state));
  expect(toy.outcome(match.state)).not.toBeNull();
});

test('who holds a seat, and that the match has ended, come out of the log', () => {
  const match = liveMatch(2);
  match.append({ kind: 'seat', seat: 1, holder: { kind: 'person', id: 'bob' }, reason: 'taken' });
  match.append({ kind: 'seat', seat: 0, holder: { kind: 'stand-in' }, reason: 'timed-out' });
  match.append({ kind: 'end', reason: 'agreed' });
  const fold = match.fold();
  expect(fold.holders).toEqual([{ kind: 'stand-in' }, { kind: 'person', id: 'bob' }]);
  expect(fold.end?.reason).toBe('agreed');
});

describe('an upgrade', () => {
  const upgraded = () => {
    const match = liveMatch(2);
    match.append({ kind: 'seat', seat: 1, holder: { kind: 'person', id: 'bob' }, reason: 'taken' });
    match.append({ kind: 'seat', seat: 0, holder: { kind: 'person', id: 'ann' }, reason: 'taken' });
    playAtRandom(match, 3, 2);
    match.append({ kind: 'seat', seat: 1, holder: { kind: 'stand-in' }, reason: 'timed-out' });
    match.upgradeTo(toyOf(2));
    playAtRandom(match, 4, 1);
    return match;
  };

  test('carries the match on from its own state, and undo does not reach behind it', () => {
    const match = upgraded();
    const fold = match.fold();
    expect(shortHash(fold.state)).toBe(shortHash(match.state));
    expect(fold.points).toHaveLength(1);
    expect(fold.length).toBe(match.log.length);
    expect(() => foldLog(match.game, [...match.log, { ...by, kind: 'undo', to: 3, keep: [7] }])).toThrow(/entry 8/);
    match.upgradeTo(toyOf(5));
    playAtRandom(match, 5);
    expect(toy.outcome(match.fold().state)).toEqual(toy.outcome(match.state));
  });

  test('leaves everybody in the seat they held', () => {
    const match = upgraded();
    expect(match.fold().holders).toEqual([{ kind: 'person', id: 'ann' }, { kind: 'stand-in' }]);
    match.append({ kind: 'seat', seat: 1, holder: { kind: 'person', id: 'bob' }, reason: 'returned' });
    match.upgradeTo(toyOf(3));
    expect(match.fold().holders[1]).toEqual({ kind: 'person', id: 'bob' });
  });

  const log = upgraded().log;
  const base = log.findIndex(({ kind }) => kind === 'upgrade');
  const before = (entry: Entry<Toy>) => log.toSpliced(base, 0, entry);
  const versioned = (start: number, last: number) =>
    log.map((entry, index): Entry<Toy> => {
      if (entry.kind === 'start') return { ...entry, version: start };
      return entry.kind === 'upgrade' && index === base ? { ...entry, version: last } : entry;
    });
  const again = log[base] as Entry<Toy>;
  const cases: Record<string, [log: Entry<Toy>[], version: number, message: RegExp]> = {
    'to an older version than the rules': [log, 3, /entry 6: upgraded to version 2, and no upgrade to 3 follows/],
    'to a newer version than the rules': [log, 1, /entry 6: upgraded to version 2, and no upgrade to 1 follows/],
    'to the same version': [versioned(2, 2), 2, /entry 6: an upgrade must raise version 2, not set it to 2/],
    'to a lower version': [versioned(3, 2), 2, /entry 6: an upgrade must raise version 3, not set it to 2/],
    'done twice': [[...log, again], 2, /entry 8: an upgrade must raise version 2, not set it to 2/],
    'of a match that has ended': [
      before({ ...by, kind: 'end', reason: 'agreed' }),
      2,
      /entry 6: the log has an entry after its end/,
    ],
    'of a match started twice': [before(log[0] as Entry<Toy>), 2, /entry 6: a second start/],
    'after a seat that is not there': [
      before({ ...by, kind: 'seat', seat: 2, holder: null, reason: 'left' }),
      2,
      /entry 6: there is no seat 2/,
    ],
  };
  test.each(Object.entries(cases))('%s is none', (_, [altered, version, message]) => {
    expect(() => foldLog(toyOf(version), altered)).toThrow(message);
  });

  test('is nothing that a running fold goes on with', () => {
    const { game, fold } = upgraded();
    expect(() => advance(game, fold(), again)).toThrow(
      /entry 8: an upgrade to version 2, but these rules are version 2/,
    );
  });
});

test('an undo that cannot keep what it should leaves the fold as it was', () => {
  const match = liveMatch(2);
  match.act(0, { type: 'order', order: 'sell' });
  match.act(1, { type: 'order', order: 'sell' });
  match.act(1, { type: 'order', order: 'keep' });
  const fold = match.fold();
  const untouched = structuredClone(fold);
  // Seat 1 keeps already where its first order is taken back.
  expect(() => advance(toy, fold, { ...by, kind: 'undo', to: 0, keep: [3] })).toThrow(/entry 4: .*sameOrder/);
  expect(fold).toEqual(untouched);
  advance(toy, fold, { ...by, kind: 'undo', to: 0, keep: [2, 3] });
  expect(fold.state.orders).toEqual(['keep', 'keep']);
});

describe('a log that tells what cannot have been fails loudly, naming the entry', () => {
  const match = liveMatch(2);
  match.act(0, { type: 'play', slot: 0 });
  match.act(1, { type: 'play', slot: 0 });
  match.act(1, { type: 'deal' });
  playAtRandom(match, 9);
  const drew = match.log.findIndex((entry) => entry.kind === 'act' && entry.draws.length > 0);
  const changed = (index: number, change: (entry: never) => unknown): Entry<Toy>[] =>
    match.log.map((entry, place) => (place === index ? (change(entry as never) as Entry<Toy>) : entry));
  type Drawn = { draws: [number, number][] };

  const cases: Record<string, [log: Entry<Toy>[], message: RegExp]> = {
    'no start': [match.log.slice(1), /entry 0: the first entry of a log must be its start/],
    'two starts': [[match.log[0], ...match.log] as Entry<Toy>[], /entry 1: a second start/],
    'an unknown version': [
      changed(0, (entry: object) => ({ ...entry, version: 9 })),
      /entry 0: the start has version 9/,
    ],
    'a missing draw': [
      changed(drew, (entry: Drawn) => ({ ...entry, draws: entry.draws.slice(1) })),
      new RegExp(`entry ${drew}: replay: draw`),
    ],
    'a surplus draw': [
      changed(drew, (entry: Drawn) => ({ ...entry, draws: [...entry.draws, [0, 2]] })),
      new RegExp(`entry ${drew}: replay: 1 surplus`),
    ],
    'a draw out of range': [
      changed(drew, (entry: Drawn) => ({ ...entry, draws: entry.draws.map(([, bound]) => [bound, bound]) })),
      new RegExp(`entry ${drew}: replay: draw 0 is`),
    ],
    'a refused act': [
      [...match.log.slice(0, 1), { ...by, kind: 'act', seat: 0, action: { type: 'pass' }, draws: [] }],
      /entry 1: seat 0's act is refused: .* \(TOY-/,
    ],
    'a seat that is not there': [
      [...match.log, { ...by, kind: 'seat', seat: 7, holder: null, reason: 'left' }],
      /there is no seat 7/,
    ],
    'anything after the end': [
      [...match.log, { ...by, kind: 'end', reason: 'finished' }, { ...by, kind: 'end', reason: 'finished' }],
      /the match has ended/,
    ],
    'finished too early': [
      [match.log[0] as Entry<Toy>, { ...by, kind: 'end', reason: 'finished' }],
      /the end says finished, but the game goes on/,
    ],
    'an undo of nothing': [
      [match.log[0] as Entry<Toy>, { ...by, kind: 'undo', to: 0, keep: [] }],
      /no act to undo after entry 0/,
    ],
  };
  test.each(Object.entries(cases))('%s', (_, [log, message]) => {
    expect(() => foldLog(toy, log)).toThrow(message);
  });
});
