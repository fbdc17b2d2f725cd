import { type ActEntry, type Entry, fastChance, type Shapes } from '@tarmac/kit';
import {
  act,
  begin,
  eyesOf,
  follow,
  followLog,
  goOnFrom,
  type Move,
  type Position,
  seenBy,
  takeBack,
  undosOf,
} from '@tarmac/match';
import { expect, test } from 'vitest';
import { WHISPERS as game } from './whispers.ts';

const host = { kind: 'host' } as const;
const chance = fastChance(1);

function dealt(): Move {
  return begin(game, { at: 10, by: host, config: null, seats: 2, commitment: null, contributions: [] }, chance);
}

const made = (at: number, seat: number, action: unknown): Omit<ActEntry<Shapes>, 'kind' | 'draws'> => {
  return { at, by: host, seat, action };
};

function acted(before: Position, at: number, seat: number, action: unknown): readonly Move[] {
  const found = act(game, before, made(at, seat, action), chance);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.moves;
}

const only = (moves: readonly Move[]): Move => {
  expect(moves).toHaveLength(1);
  return moves[0] as Move;
};

const noticed = ({ changes }: Move) => changes.map((change) => change !== null);
const framesOf = ({ position }: Move) => position.after.frames;

test('a deal is the first frame of every eye, with what it hears of it', () => {
  const { entry, position, changes } = dealt();
  expect(entry).toMatchObject({ kind: 'start', version: 1, draws: [[expect.any(Number), 2]] });
  expect(position.after).toEqual({ frames: [1, 1, 1], noticedAt: [10, 10, 10], owing: [0, 1] });
  expect(changes.map((change) => change?.news.length)).toEqual([1, 1, 1]);
  expect(changes.map((change) => [change?.cause, change?.before])).toEqual(Array(3).fill(['start', undefined]));
  expect(position.views).toEqual(eyesOf(2).map((eye) => game.view(position.fold.state, eye)));
});

test('a secret act is a frame for nobody but its own eye, and the position before stays as it was', () => {
  const start = dealt();
  const kept = structuredClone(start.position);
  const move = only(acted(start.position, 20, 0, 2));
  expect(noticed(move)).toEqual([true, false, false]);
  expect(move.position.after).toEqual({ frames: [2, 1, 1], noticedAt: [20, 10, 10], owing: [1] });
  expect(move.changes[0]).toMatchObject({ cause: 'act', before: start.position.views[0], view: { said: [2, false] } });
  expect(start.position).toEqual(kept);
  expect(seenBy(game, move.position, 0)).toMatchObject({ frame: 2, at: 20, awaited: [0, 1], outcome: null });
  expect(seenBy(game, move.position, 'watcher')).toMatchObject({ frame: 1, at: 10 });
  expect(eyesOf(2).map((eye) => undosOf(game, move.position, eye))).toEqual([
    { undo: 1 },
    { undo: 0, noUndo: 'not-acted' },
    { undo: 0 },
  ]);
});

test('an act that no eye can tell of makes no frame', () => {
  const move = only(acted(dealt().position, 20, 0, 'knock'));
  expect(noticed(move)).toEqual([false, false, false]);
  expect(move.position.fold.optionalInARow).toEqual([1, 0]);
});

test('the last act comes with the end; a refused one leads nowhere', () => {
  const first = only(acted(dealt().position, 20, 0, 2));
  expect(act(game, first.position, made(25, 0, 3), chance)).toEqual({
    ok: false,
    refusal: { code: 'said', rule: 'W-1' },
  });
  const moves = acted(first.position, 30, 1, 1);
  expect(moves.map(({ entry }) => entry.kind)).toEqual(['act', 'end']);
  expect(moves.map(framesOf)).toEqual([
    [3, 2, 2],
    [3, 2, 2],
  ]);
  const last = (moves[1] as Move).position;
  expect(seenBy(game, last, 1)).toMatchObject({ awaited: [], outcome: { rule: 'W-2' } });
  expect(() => act(game, last, made(40, 0, 1), chance)).toThrow('has ended');
});

test('what is taken back is a frame for those who had seen it', () => {
  const start = dealt();
  const move = only(acted(start.position, 20, 0, 2));
  const back = takeBack(game, move.position, { at: 30, by: host, seat: 0 }) as Move;
  expect(noticed(back)).toEqual([true, false, false]);
  expect(back.changes[0]?.cause).toBe('undo');
  expect(back.position.views).toEqual(start.position.views);
  expect(takeBack(game, move.position, { at: 30, by: host, seat: 1 })).toBeNull();
});

test('a stored log leads the same way, move by move, as it was played', () => {
  const moves: Move[] = [dealt()];
  const head = () => (moves.at(-1) as Move).position;
  const seat: Entry<Shapes> = { kind: 'seat', at: 15, by: host, seat: 0, holder: host, reason: 'taken' };
  moves.push(follow(game, head(), seat));
  moves.push(...acted(head(), 20, 0, 2));
  moves.push(...acted(head(), 30, 1, 'knock'));
  moves.push(...acted(head(), 40, 1, 3));
  expect([
    ...followLog(
      game,
      moves.map(({ entry }) => entry),
    ),
  ]).toEqual(moves);
  const forged = moves.map(({ entry }) => (entry.kind === 'act' ? { ...entry, seat: 0 } : entry));
  expect(() => [...followLog(game, forged)]).toThrow(/entry 3: seat 0's act is refused/);
});

test('newer rules go on from the state they bring, and what nobody can tell is no frame', () => {
  const { position } = only(acted(dealt().position, 20, 0, 2));
  const state = { said: [2, null], knocks: 3, drawn: null };
  const upgrade = { kind: 'upgrade', at: 50, by: host, version: 2, state } as const;
  const same = follow(game, position, upgrade);
  expect(noticed(same)).toEqual([false, false, false]);
  expect(same.position.fold).toMatchObject({ state, points: [], length: 3 });
  const other = goOnFrom(game, position, upgrade, { ...state, said: [null, null] });
  expect(noticed(other)).toEqual([true, false, false]);
  expect(other.position.after).toEqual({ frames: [3, 1, 1], noticedAt: [50, 10, 10], owing: [0, 1] });
  const stored = [dealt().entry, upgrade];
  const [opened] = followLog({ ...game, version: 2 }, stored);
  expect(opened?.changes.map((change) => change?.cause)).toEqual(['upgrade', 'upgrade', 'upgrade']);
  expect(opened && framesOf(opened)).toEqual([1, 1, 1]);
});
