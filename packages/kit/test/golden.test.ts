/** Golden replays: what a recording holds, and that a replay notices whatever changed. */

import { type Choose, fastChance, type Game, pick, type Recording, recordGolden, replayGolden } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { toy } from './toy/game.ts';
import type { Action, Toy } from './toy/state.ts';

const config = { deck: 'full' } as const;
const record = (how?: Recording<Toy>, seed = 1) => recordGolden(toy, 3, config, 'a note', fastChance(seed), how);
const replay = (file: string, game: Game<Toy> = toy) => replayGolden(game, 3, config, 'a note', file);

/** Each act as recorded, and whether its seat owed a decision. */
function actsOf(file: string): { action: Action; owed: boolean }[] {
  const acts: { action: Action; owed: boolean }[] = [];
  const watching: Game<Toy> = {
    ...toy,
    apply(state, seat, action, ...rest) {
      acts.push({ action, owed: toy.toAct(state).seats.includes(seat) });
      toy.apply(state, seat, action, ...rest);
    },
  };
  replay(file, watching);
  return acts;
}

test('a recorded game replays to its end and brings its news', () => {
  const { state, news } = replay(record());
  expect(toy.outcome(state)).not.toBeNull();
  expect(news.at(-1)).toEqual({ kind: 'ended' });
});

test('without more ado only decisions that are owed are recorded', () => {
  for (const { action, owed } of actsOf(record())) expect([owed, toy.isOptional(action)]).toEqual([true, false]);
});

test('optional acts are recorded on demand, of seats that owe a decision and of others, no more than wanted', () => {
  const games = Array.from({ length: 20 }, (_, seed) => actsOf(record({ optional: 6 }, seed)));
  const optional = games.map((acts) => acts.filter(({ action, owed }) => !owed || toy.isOptional(action)));
  expect(Math.max(...optional.map((acts) => acts.length))).toBe(6);
  expect(optional.flat().some(({ owed }) => owed)).toBe(true);
  expect(optional.flat().some(({ owed }) => !owed)).toBe(true);
});

test('a game can be steered, by what is listed and by other lawful actions', () => {
  const resting: Choose<Toy> = (_state, _seat, actions, chance) =>
    actions.find(({ type }) => type === 'rest') ?? pick(actions, chance);
  expect(actsOf(record({ choose: resting })).filter(({ action }) => action.type === 'deal')).toEqual([]);
  const dear: Choose<Toy> = (_state, _seat, actions, chance) => {
    const action = pick(actions, chance);
    return action.type === 'offer' ? { ...action, price: 17 } : action;
  };
  const offers = actsOf(record({ choose: dear, optional: 20 })).filter(({ action }) => action.type === 'offer');
  expect(offers.length).toBeGreaterThan(0);
  for (const { action } of offers) expect(action).toMatchObject({ price: 17 });
});

test('what a hook may not choose is not recorded', () => {
  expect(() => record({ choose: () => ({ type: 'pass' }) })).toThrow(/"pass"} is refused: notYourTurn \(TOY-4\.1\)/);
  expect(() => record({ choose: () => ({ type: 'order', order: 'sell' }) })).toThrow(/chose an optional action/);
});

test('line ends of another system change nothing', () => {
  const file = record();
  expect(replay(file.replaceAll('\n', '\r\n')).state).toEqual(replay(file).state);
});

describe('a replay names the line that differs', () => {
  const file = record();
  const lines = file.trimEnd().split('\n');
  const changed = (number: number, change: (line: string) => string) =>
    lines.map((line, index) => (index === number - 1 ? change(line) : line)).join('\n');
  const last = lines.length;
  const cases: Record<string, [file: string, message: RegExp, game?: Game<Toy>]> = {
    'another version': [file, /line 1: .* now says toy version 2/, { ...toy, version: 2 }],
    'another note': [changed(2, () => 'b note'), /line 2: the file says b note/],
    'another deal': [changed(3, (line) => line.replace(/#.*/, '#0')), /line 3: the file says #0/],
    'a draw less': [changed(3, (line) => line.replace(/ \d+\/\d+/, '')), /replay: draw 0 was recorded with bound/],
    'another state': [changed(4, (line) => line.replace(/#.*/, '#0')), /line 4: the file says #0/],
    'an act refused': [
      changed(4, (line) => line.replace(/\{.*\}/, '{"type":"deal"}')),
      /line 4: .* now refused: notNow/,
    ],
    'no action': [changed(4, (line) => line.replace(/\{.*\}/, '{"type":"fly"}')), /line 4: type/],
    'no line': [changed(4, () => 'hello'), /line 4: not a line of a golden replay/],
    'another outcome': [changed(last, () => 'outcome null'), new RegExp(`line ${last}: the file says outcome null`)],
    'an act left out': [lines.toSpliced(5, 1).join('\n'), /line \d+: /],
    'nothing at all': ['', /line 1: /],
  };
  test.each(Object.entries(cases))('%s', (_, [altered, message, game]) => {
    expect(() => replay(altered, game)).toThrow(message);
  });
});
