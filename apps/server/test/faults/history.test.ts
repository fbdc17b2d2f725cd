/** The checker of histories finds each kind of fault that is planted in a true one. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Chance, fastChance, type Game } from '@tarmac/kit';
import { act, begin, type Move, type Position } from '@tarmac/match';
import { beforeEach, expect, test } from 'vitest';
import { type Account, type Heard, hashOf, type Logged, problemsOf, type Sent, truthOf } from './history.ts';

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
  accounts = ([0, 1, 'watcher'] as const).map((eye) => ({ eye, sent: [], heard: [] }));
  log = [];
  const chance = fastChance(7);
  let time = 0;
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const start = { at: 0, by: HOST, config: config.value, seats: 2, commitment: null, contributions: [] };
  let { position } = write(begin(game, start, chance));

  function write(move: Move, message: string | null = null): Move {
    log.push({ seq: log.length, entry: JSON.parse(JSON.stringify(move.entry)), message });
    for (const [index, change] of move.changes.entries()) {
      const frame = move.position.after.frames[index] as number;
      if (change !== null)
        accounts[index]?.heard.push({ frame, at: move.entry.at, view: hashOf(change.view), heardAt: time + 9 });
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
  const acted = act(game, position, { at, by: { kind: 'person', id: `${seat}` }, seat, action }, chance);
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

test('an order against real time, by answers', () => {
  for (const { heard } of accounts) heard.length = 0;
  firstSent(0).sentAt = 1000;
  firstSent(0).answeredAt = 1010;
  expect(problems()).toContain('was known before one that precedes it was sent');
});

test('an order against real time, by what somebody saw', () => {
  for (const { sent } of accounts) for (const act of sent) act.answeredAt = 2000;
  expect(problems()).toBe('');
  firstSent(0).sentAt = 1000;
  expect(problems()).toContain('was known before one that precedes it was sent');
});

test('an entry against the rules, and one that is missing', () => {
  log.splice(2, 1);
  expect(problems()).toMatch(/breaks the rules|has no entry 2/);
});

test('a frame that goes back', () => {
  accounts[1]?.heard.push(heard(1, -2));
  expect(problems()).toContain(`eye 1 heard frame ${heard(1, -1).frame} after`);
});

test('the same frame twice is right, as something else it is not', () => {
  accounts[1]?.heard.push({ ...heard(1, -1) });
  expect(problems()).toBe('');
  heard(1, -1).view = hashOf('something else');
  expect(problems()).toContain('as something else than the log leads to');
});

test('a frame of another time, a frame that is not of this history, and for a watcher too', () => {
  heard(0, 2).at += 1;
  expect(problems()).toContain('eye 0 heard frame 3 as something else');
  heard(2, -1).frame += 1;
  expect(problems()).toContain('to which the log does not lead');
});
