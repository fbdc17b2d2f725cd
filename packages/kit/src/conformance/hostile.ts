/** Parsers refuse all bad input without throwing and without side effects. */

import { canonical } from '../canonical.ts';
import type { Parsed, Shapes } from '../game.ts';
import { leavesOf, replacedAt } from './data.ts';
import { eachWalk, type Suite } from './suite.ts';

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

/** Values that are wrong at any place. */
function hostileValues(): [name: string, value: unknown][] {
  return [
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    // Valid JSON, but a state with it does not survive JSON.
    ['-0', -0],
    ['1e308', 1e308],
    ['-1e308', -1e308],
    ['a text of 1 MB', 'x'.repeat(2 ** 20)],
    ['a list of 100,000', Array.from({ length: 100_000 }, () => 0)],
    ['lists 100,000 deep', nested(100_000, (inner) => [inner])],
    ['objects 100,000 deep', nested(100_000, (inner) => ({ type: inner }))],
    ['a polluting object', JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')],
    ['a function', () => 0],
    ['a symbol', Symbol('hostile')],
    ['a bigint', 1n],
  ];
}

/** Values that may be right somewhere, but must never make a parser throw. */
const ODD_VALUES: unknown[] = [null, undefined, true, 7, -1, 0.1, '', '__proto__', 'toString', [], [[]], {}];

/** The places tried in one input: some configs contain a whole board. */
const PLACES = 40;
const ACTIONS = 60;

export function parsersRefuseHostileInput<T extends Shapes>(suite: Suite<T>): void {
  const { game, plan } = suite;
  const clean = Object.getOwnPropertyNames(Object.prototype);
  try {
    for (const { label, seats, config } of plan.configs) {
      const parse = (input: unknown) => game.parseConfig(input, seats);
      const parsed = game.parseConfig(config, seats);
      const whole = parsed.ok ? parsed.value : config;
      attack(`${game.id}, ${label}: parseConfig`, parse, whole);
      for (const odd of [-1, 0, Number.NaN, 1e308]) {
        assertParsed(`${game.id}: parseConfig for ${odd} seats`, game.parseConfig(whole, odd), false);
      }
    }
    const actions = new Map<string, unknown>();
    eachWalk(suite, (walk) => {
      for (const { action } of walk.moves) if (actions.size < ACTIONS) actions.set(shapeOf(action), action);
    });
    for (const action of actions.values())
      attack(`${game.id}: parseAction`, (input) => game.parseAction(input), action);
    for (const odd of ODD_VALUES)
      assertParsed(`${game.id}: parseAction of ${String(odd)}`, game.parseAction(odd), true);
    const added = Object.getOwnPropertyNames(Object.prototype).filter((name) => !clean.includes(name));
    if (added.length > 0) throw new Error(`${game.id}: parsing polluted Object.prototype with ${added.join()}`);
  } finally {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      if (!clean.includes(name)) Reflect.deleteProperty(Object.prototype, name);
    }
  }
}

/** Actions with the same texts and places are attacked only once. */
function shapeOf(action: unknown): string {
  return canonical(
    leavesOf(action).map(({ path, value }) => [...path, typeof value === 'string' ? value : typeof value]),
  );
}

function attack<V>(what: string, parse: (input: unknown) => Parsed<V>, whole: unknown): void {
  const places = leavesOf(whole).slice(0, PLACES);
  const tryOut = (name: string, input: unknown, mustRefuse: boolean) => {
    let parsed: Parsed<V>;
    try {
      parsed = parse(input);
    } catch (error) {
      throw new Error(`${what} throws on ${name}: ${String(error)}`, { cause: error });
    }
    assertParsed(`${what} of ${name}`, parsed, mustRefuse);
  };
  for (const [name, value] of hostileValues()) {
    tryOut(name, value, true);
    for (const { path } of places) tryOut(`${name} at ${path.join('.')}`, replacedAt(whole, path, value), true);
  }
  for (const value of ODD_VALUES) {
    tryOut(String(value), value, false);
    for (const { path } of places) tryOut(`a value at ${path.join('.')}`, replacedAt(whole, path, value), false);
  }
  const text = JSON.stringify(whole).replace('{', '{"__proto__":{"polluted":true},').replace(',}', '}');
  tryOut('an input with __proto__', JSON.parse(text), false);
}

function assertParsed<V>(what: string, parsed: Parsed<V>, mustRefuse: boolean): void {
  if (parsed.ok === false) {
    if (typeof parsed.problem !== 'string' || parsed.problem === '')
      throw new Error(`${what} refuses without a problem text`);
    if (parsed.problem.length > 1000) throw new Error(`${what} copies the input into its problem text`);
    return;
  }
  if (parsed.ok !== true) throw new Error(`${what} gives neither a value nor a problem`);
  if (mustRefuse) throw new Error(`${what} accepts bad input`);
  // As a key; as a text it is a valid name.
  if (canonical(parsed.value).includes('"__proto__":')) throw new Error(`${what} lets __proto__ through`);
}
