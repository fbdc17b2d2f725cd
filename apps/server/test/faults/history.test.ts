/** The checker of histories finds each kind of fault that is planted in a true one. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Chance, fastChance, type Game } from '@tarmac/kit';
import { act, begin, follow, type Move, type Position } from '@tarmac/match';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Account,
  type Heard,
  hashOf,
  hashOfTold,
  type Logged,
  problemsOf,
  type Sent,
  toldOf,
  truthOf,
} from './history.ts';

const game = airlinesEurope as Game;
const HOST = { kind: 'host' } as const;
type Loose<T> = { -readonly [K in keyof T]: T[K] };
interface Told extends Account {
  readonly sent: Loose<Sent>[];
  readonly heard: Loose<Heard>[];
}

/** Two seats and a watcher; each act takes ten units of time from sending to its answer, and is heard right after it. */
let accounts: Told[];
let log: Loose<Logged>[];

beforeEach(() => {
  accounts = ([0, 1, 'watcher'] as const).map((eye) => ({ person: `p${eye}`, eye, sent: [], heard: [] }));
  log = [];
  const chance = fastChance(7);
  let time = 0;
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const start = { at: 0, by: HOST, config: config.value, seats: 2, commitment: null, contributions: [] };
  let { position } = write(begin(game, start, chance));
  for (const seat of [0, 1]) {
    const holder = { kind: 'person', id: `p${seat}` } as const;
    ({ position } = write(follow(game, position, { kind: 'seat', at: 0, by: HOST, seat, holder, reason: 'taken' })));
  }

  function write(move: Move, message: string | null = null): Move {
    const { entry, position, changes } = move;
    log.push({ seq: log.length, entry: JSON.parse(JSON.stringify(entry)), message });
    for (const [index, change] of changes.entries()) {
      const { eye, heard } = accounts[index] as Told;
      const frame = position.after.frames[index] as number;
      if (change === null) continue;
      // The first view is whole.
      const told = frame === 1 ? null : hashOfTold(toldOf(game, position, eye, change));
      heard.push({ frame, at: entry.at, view: hashOf(change.view), told, heardAt: time + 9 });
    }
    return move;
  }

  for (let count = 0; count < 20; count++) {
    time += 10;
    const [move, sent] = decide(position, chance, time, count);
    write(move, sent.message);
    accounts[sent.seat]?.sent.push({
      ...sent,
      answeredAt: time + 8,
      frame: move.position.after.frames[sent.seat] ?? 0,
    });
    position = move.position;
  }
});

function decide(position: Position, chance: Chance, at: number, count: number): [Move, Loose<Sent>] {
  const seat = position.after.owing[0] as number;
  const actions = game.actions(position.fold.state, seat);
  const action = actions[chance.draw(actions.length)];
  const acted = act(game, position, { at, by: { kind: 'person', id: `p${seat}` }, seat, action }, chance);
  if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  const sent = { message: `p${seat}/act-${count}`, seat, action, sentAt: at, outcome: 'done' } as const;
  return [acted.moves[0] as Move, { ...sent, answeredAt: 0, frame: 0 }];
}

const problems = () => problemsOf(accounts, log, truthOf(game, log)).join('\n');
const firstSent = (seat: number) => accounts[seat]?.sent[0] as Loose<Sent>;
const lastSent = (seat: number) => accounts[seat]?.sent.at(-1) as Loose<Sent>;
const heard = (index: number, place: number) => accounts[index]?.heard.at(place) as Loose<Heard>;

test('a true history has none', () => {
  expect(accounts.map(({ sent, heard }) => [sent.length > 0, heard.length > 3])).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
  expect(problems()).toBe('');
});

test('an acknowledged act that is not there', () => {
  const { message } = log.pop() as Logged;
  expect(problems()).toContain(`${message} of seat`);
  expect(problems()).toContain('done, is not in the log');
});

test('one that is there twice', () => {
  const row = log.at(-1) as Logged;
  log.push({ ...row, seq: log.length });
  expect(problems()).toContain('is in the log 2 times');
});

test('one that is another in the log, or of another frame', () => {
  lastSent(0).action = { kind: 'none' };
  expect(problems()).toContain('is another act in the log');
  lastSent(1).frame = 1000;
  expect(problems()).toContain('was acknowledged as frame 1000');
});

test('one of somebody else, and a seat that somebody else has taken', () => {
  const row = log.at(-1) as Loose<Logged>;
  row.entry = { ...row.entry, by: { kind: 'person', id: 'p9' } };
  expect(problems()).toContain('is another act in the log');
  (accounts[1] as { person: string }).person = 'p9';
  expect(problems()).toContain('seat 1 was taken by [{"kind":"person","id":"p1"}]');
});

test('one that was refused and is there', () => {
  lastSent(0).outcome = 'refused';
  expect(problems()).toContain('refused, is in the log');
});

test('one that is not answered may be there or not', () => {
  lastSent(0).outcome = 'open';
  lastSent(0).answeredAt = Number.POSITIVE_INFINITY;
  accounts[1]?.sent.push({ ...lastSent(1), message: 'p1/lost', outcome: 'open' });
  expect(problems()).toBe('');
});

test('one that nobody sent', () => {
  (log[3] as Loose<Logged>).message = 'p9/act-1';
  expect(problems()).toContain('nobody sent p9/act-1');
});

test('one of a person that no message asked for', () => {
  (log[3] as Loose<Logged>).message = null;
  lastSent(0).outcome = 'open';
  expect(problems()).toContain('nobody sent entry 3');
});

test('an order against real time, by answers', () => {
  for (const { heard } of accounts) heard.length = 0;
  firstSent(0).sentAt = 1000;
  firstSent(0).answeredAt = 1010;
  expect(problems()).toContain('was known before it or one that precedes it was sent');
});

test('an order against real time, by what somebody saw', () => {
  for (const { sent } of accounts) for (const act of sent) act.answeredAt = 2000;
  expect(problems()).toBe('');
  firstSent(0).sentAt = 1000;
  expect(problems()).toContain('was known before it or one that precedes it was sent');
});

test('the last one, seen before it was sent', () => {
  const sent = accounts.flatMap(({ sent }) => sent).find(({ message }) => message === log.at(-1)?.message);
  expect(sent).toBeDefined();
  (sent as Loose<Sent>).sentAt += 9.5;
  (sent as Loose<Sent>).answeredAt += 9.5;
  expect(problems()).toContain(`entry ${log.length - 1} was known before it`);
});

test('an entry against the rules, and one that is missing', () => {
  log.splice(2, 1);
  expect(problems()).toMatch(/breaks the rules|has no entry 2/);
});

test('a frame that goes back', () => {
  accounts[1]?.heard.push(heard(1, -2));
  expect(problems()).toContain(`eye 1 heard frame ${heard(1, -1).frame} after`);
});

test('the same view twice is right, as a difference or as something else it is not', () => {
  accounts[1]?.heard.push({ ...heard(1, -1) });
  expect(problems()).toContain(`eye 1 heard frame ${heard(1, -1).frame} after`);
  heard(1, -1).told = null;
  expect(problems()).toBe('');
  heard(1, -1).view = hashOf('something else');
  expect(problems()).toContain('as something else than the log leads to');
});

test('a frame that is left out is missed where a difference follows it, and not where a whole view does', () => {
  accounts[1]?.heard.splice(3, 1);
  expect(problems()).toContain('eye 1 heard frame 5 after 3');
  heard(1, 3).told = null;
  expect(problems()).toBe('');
});

test('a frame of another time, a frame that is not of this history, and for a watcher too', () => {
  heard(0, 2).at += 1;
  expect(problems()).toContain('eye 0 heard frame 3 as something else');
  accounts[2]?.heard.push({ ...heard(2, -1), frame: heard(2, -1).frame + 1 });
  expect(problems()).toContain('to which the log does not lead');
});

describe('wherever in the log it is', () => {
  /** Broken at each place in turn, numbered anew as if nothing had happened: the places at which nobody notices. */
  function unnoticed(broken: (log: readonly Logged[], place: number) => readonly Logged[] | null): number[] {
    return log.flatMap((_, place) => {
      const rows = broken(log, place)?.map((row, seq) => ({ ...row, seq }));
      return rows === undefined || problemsOf(accounts, rows, truthOf(game, rows)).length > 0 ? [] : [place];
    });
  }

  /** Then only what people saw can tell. */
  function forgetAnswers(): void {
    for (const act of accounts.flatMap(({ sent }) => sent)) act.outcome = 'open';
  }

  test.each([['answers', () => {}] as const, ['sights alone', forgetAnswers] as const])('by %s', (_, forget) => {
    forget();
    expect(problems()).toBe('');
    expect(unnoticed((log, place) => log.toSpliced(place, 1))).toEqual([]);
    expect(unnoticed((log, place) => log.slice(0, place))).toEqual([]);
    expect(unnoticed((log, place) => log.toSpliced(place, 0, log[place] as Logged))).toEqual([]);
    const again = (row: Logged) => ({ ...row, message: null });
    expect(unnoticed((log, place) => log.toSpliced(place, 0, again(log[place] as Logged)))).toEqual([]);
    // Which of two seats was taken first makes no difference.
    const areSeats = (place: number) => [place, place - 1].every((each) => log[each]?.entry.kind === 'seat');
    const swapped = (log: readonly Logged[], place: number) =>
      place === 0 || areSeats(place)
        ? null
        : log.toSpliced(place - 1, 2, log[place] as Logged, log[place - 1] as Logged);
    expect(unnoticed(swapped)).toEqual([]);
  });
});

test('two frames swapped, or only what they show or tell, wherever they are', () => {
  const swaps: Record<string, (a: Heard, b: Heard) => Heard> = {
    frames: (_, b) => b,
    views: (a, { view }) => ({ ...a, view }),
    news: (a, { told }) => ({ ...a, told }),
  };
  for (const { eye, heard } of accounts)
    for (const [what, swap] of Object.entries(swaps))
      for (const [place, b] of heard.entries()) {
        const a = heard[place - 1];
        // A view and the news of another frame may be the same.
        if (a === undefined || (what === 'views' && a.view === b.view) || (what === 'news' && a.told === b.told))
          continue;
        heard.splice(place - 1, 2, swap(a, b), swap(b, a));
        expect(problems(), `${what} ${place - 1} and ${place} of eye ${eye}`).not.toBe('');
        heard.splice(place - 1, 2, a, b);
      }
  expect(problems()).toBe('');
});
