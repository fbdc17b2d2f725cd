/** What-if: a match of one's own from any moment, made of what one seat saw and of nothing else. */

import { fastChance, type Game, type MatchReport, type Seat, type Shapes, shortHash, verifyWhole } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import { digest } from '../../src/worker/digest.ts';
import { GAMES, gameCalled } from '../../src/worker/games.ts';
import type { LocalSeat, NewWhatIf } from '../../src/worker/rules-api.ts';
import { device, done, GAME, type Kept, keptIn, type MemoryStore, memoryStore, newMatch, over } from './support.ts';

const OF = { match: '/local/elsewhere', frame: 7 } as const;

interface Played {
  readonly kept: Kept;
  readonly store: MemoryStore;
  readonly id: string;
}

/** A match of three, played by bots that hardly think: once a game, as nothing here changes it. */
const once = new Map<string, Promise<Played>>();

function played(game = GAME): Promise<Played> {
  const known = once.get(game) ?? playedAnew(game);
  once.set(game, known);
  return known;
}

async function playedAnew(game: string): Promise<Played> {
  const store = memoryStore();
  const bots = device(store, 5);
  const id = await newMatch(bots, [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }], {}, game);
  done(await bots.api.open(id));
  await bots.until(over);
  await bots.api.close(id);
  return { kept: keptIn(store, id), store, id };
}

/** Everybody a bot, but for the seat whose eyes were taken. */
function seatsFor(seat: Seat, seats = 3): LocalSeat[] {
  return Array.from({ length: seats }, (_, index) => (index === seat ? { name: 'Ada' } : { bot: 'random' }));
}

function wish(view: unknown, seat: Seat, game = GAME, seats = 3): NewWhatIf {
  return { game, view, seats: seatsFor(seat, seats), of: OF };
}

async function branched(of: NewWhatIf, seed = 1, store = memoryStore()): Promise<Kept> {
  const { api } = device(store, seed);
  return keptIn(store, done(await api.branch(of)));
}

/** In the middle of the match, as this seat saw it. */
async function middleOf(store: MemoryStore, id: string, seat: Seat): Promise<Moment> {
  const moments = done(await device(store).api.history(id, seat));
  return moments[Math.floor(moments.length / 2)] as Moment;
}

function stateIn({ log }: Kept): Shapes['state'] {
  const branch = log.find(({ kind }) => kind === 'branch');
  if (branch?.kind !== 'branch') throw new Error('this is no branch');
  return branch.state;
}

describe.each(GAMES.map(({ game }) => game.id))('in %s', (game) => {
  test('one begins from what the seat saw, and looks the same to it', async () => {
    const { store, id } = await played(game);
    const { view } = await middleOf(store, id, 1);
    const here = device(memoryStore(), 9);
    const made = done(await here.api.branch(wish(view, 1, game)));
    const [first] = done(await here.api.history(made, 1));
    expect(first).toMatchObject({ frame: 1, cause: 'start', news: [], outcome: null });
    expect(first?.view).toEqual(view);
  });

  test('nothing but the view goes into it: whatever is kept of the match, the same luck gives the same what-if', async () => {
    const { kept, store, id } = await played(game);
    const { view, frame } = await middleOf(store, id, 1);
    const { game: rules } = gameCalled(game);
    // A copy, so that the worker has nothing of the match in its hands but what is written there.
    const asked = () => ({ ...wish(JSON.parse(JSON.stringify(view)), 1, game), of: { match: `/local/${id}`, frame } });
    const mine = await branched(asked());
    const { match, log } = kept;
    // The true match, and others that it could as well be as far as this seat knows.
    const worlds = [match.head.state, ...[0, 1, 2].map((seed) => rules.imagine(view, fastChance(seed)))];
    expect(new Set(worlds.map(shortHash)).size).toBeGreaterThan(1);
    for (const [place, state] of worlds.entries()) {
      const parent = memoryStore();
      const secret = place === 0 ? match.secret : `${place}`.repeat(64);
      parent.kept.set(id, { match: { ...match, secret, head: { ...match.head, state } }, log });
      expect(await branched(asked(), 1, parent)).toEqual(mine);
    }
  });

  test('it is played to its end, and checks out by its own key from there on', async () => {
    const { store, id } = await played(game);
    const { view } = await middleOf(store, id, 1);
    const here = device(memoryStore(), 9);
    const seats = Array.from({ length: 3 }, () => ({ bot: 'random' }));
    const made = done(await here.api.branch({ ...wish(view, 1, game), seats }));
    done(await here.api.open(made));
    await here.until(over);
    const file: unknown = JSON.parse(done(await here.api.download(made)).text);
    const report = reportOf(gameCalled(game).game, file);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ ok: true, branch: true, uncheckedBefore: 4 });
    const read = done(await here.api.readFile(JSON.stringify(file)));
    // Its moves hold, and whoever shows it knows that it is no match that was played.
    expect(read).toMatchObject({ verified: true, branch: true, uncheckedBefore: 4, ended: true, seats: 3 });
    expect(done(await here.api.replay(read.id, 1))[0]?.view).toEqual(view);
  });
});

describe('of the match it comes from', () => {
  test('it has neither the secret nor a single draw', async () => {
    const { kept, store, id } = await played();
    const { view } = await middleOf(store, id, 0);
    const made = await branched(wish(view, 0));
    expect(made.log.map(({ kind }) => kind)).toEqual(['start', 'seat', 'seat', 'seat', 'branch']);
    const [start] = kept.log;
    const parent = [kept.match.secret, ...(start?.kind === 'start' ? [start.commitment, ...start.contributions] : [])];
    const text = JSON.stringify(made);
    for (const value of parent) expect(text).not.toContain(value);
    expect(made.log[0]).toMatchObject({ kind: 'start', draws: [], config: {} });
  });

  test('what was hidden is imagined anew each time', async () => {
    const { store, id } = await played();
    const { view } = await middleOf(store, id, 0);
    const states = await Promise.all([1, 2, 3, 4, 5].map(async (seed) => stateIn(await branched(wish(view, 0), seed))));
    expect(new Set(states.map(shortHash)).size).toBe(5);
  });

  test('it is remembered for lists and for the table, and a match that was dealt is none', async () => {
    const { store, id } = await played();
    const { view } = await middleOf(store, id, 2);
    const here = device(store, 9);
    const made = done(await here.api.branch(wish(view, 2)));
    const whatIf = { ...OF, eye: 2 };
    const list = done(await here.api.list());
    expect(list.find((match) => match.id === made)).toMatchObject({ whatIf, state: 'running' });
    expect(list.find((match) => match.id === id)).not.toHaveProperty('whatIf');
    done(await here.api.open(made));
    const [table] = here.said.flatMap((said) => (said.kind === 'table' ? [said.table] : []));
    expect(table).toMatchObject({ whatIf, mySeats: [2], hints: true });
    await here.api.close(made);
  });
});

describe('none is made', () => {
  test('of a moment at which the match is over', async () => {
    const { store, id } = await played();
    const last = done(await device(store).api.history(id, 0)).at(-1);
    expect(await device(store).api.branch(wish(last?.view, 0))).toEqual({ ok: false, problem: 'not-running' });
  });

  test('of what a watcher sees, or for another number of seats, or from what is no view', async () => {
    const { store, id } = await played();
    const { api } = device(store);
    const watched = done(await api.history(id, 'watcher'))[3];
    const { view } = await middleOf(store, id, 0);
    for (const wrong of [wish(watched?.view, 0), wish(view, 0, GAME, 4), wish({ eye: 0 }, 0), wish(null, 0)])
      expect(await api.branch(wrong)).toMatchObject({ ok: false, problem: 'malformed' });
    expect(await api.branch({ ...wish(view, 0), game: 'chess' })).toMatchObject({ problem: 'no-such-game' });
  });
});

test('nobody but the seat whose view it is may be a person', async () => {
  const { store, id } = await played();
  const { view } = await middleOf(store, id, 1);
  const { api } = device(memoryStore());
  const ada = { name: 'Ada' };
  const bot = { bot: 'random' };
  for (const seats of [
    [ada, bot, bot],
    [ada, ada, bot],
    [ada, ada, ada],
  ])
    expect(await api.branch({ ...wish(view, 1), seats })).toMatchObject({ ok: false, problem: 'malformed' });
  for (const seats of [
    [bot, ada, bot],
    [bot, bot, bot],
  ])
    expect(await api.branch({ ...wish(view, 1), seats })).toMatchObject({ ok: true });
});

test('a replay has one count of moves for every eye', async () => {
  const { store, id } = await played();
  const { api } = device(store);
  const { id: file, moves } = done(await api.readFile(done(await api.download(id)).text));
  const acts = keptIn(store, id).log.filter(({ kind }) => kind === 'act').length;
  expect(moves, 'nothing was undone').toBe(acts);
  for (const eye of [0, 1, 'watcher'] as const) {
    const seen = done(await api.replay(file, eye));
    expect(seen[0]).toMatchObject({ move: 0 });
    expect(seen.at(-1)).toMatchObject({ move: moves });
    // Seats and deal come before the first act.
    const first = keptIn(store, id).log.findIndex(({ kind }) => kind === 'act');
    for (const { entry, move } of seen.slice(1)) expect(move).toBe(entry - first + 1);
  }
});

test('what was done at an entry of a file is told, and nothing of what is no act', async () => {
  const { store, id } = await played();
  const { api } = device(store);
  const { id: file } = done(await api.readFile(done(await api.download(id)).text));
  const { log } = keptIn(store, id);
  const first = log.findIndex(({ kind }) => kind === 'act');
  const { seat, action } = log[first] as Extract<(typeof log)[number], { kind: 'act' }>;
  expect(done(await api.actAt(file, first))).toEqual({ seat, action });
  expect(done(await api.actAt(file, 0))).toBeNull();
  expect(done(await api.actAt(file, 99_999))).toBeNull();
});

function reportOf(game: Game, file: unknown): MatchReport {
  const steps = verifyWhole(game, file, digest);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
