/** CF-2: many random plans, judged by the rules and by the book read once more. */

import { cardNames, earnedBy, type NamedLeg } from '@tarmac/flights/support';
import { type Chance, fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { earnings } from '../support/act.ts';
import { chain, fly, leg } from '../support/actions.ts';
import { planning, position } from '../support/position.ts';
import { allFly } from '../support/standing.ts';

const NAMES = cardNames();
const AIRPORTS = NAMES.slice(0, 35);
const PLANES = NAMES.filter((name) => name.startsWith('plane') || name.startsWith('electric'));
const PASSENGERS = NAMES.slice(65);

function some(names: readonly string[], count: number, chance: Chance): string[] {
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(chance.draw(left.length), 1)[0] as string);
}

/** Chains of cards that the seat has, each laid once; now and then something is missing. */
function randomPlan(seed: number) {
  const chance = fastChance(seed);
  const airports = some(AIRPORTS, 9, chance);
  const planes = some(PLANES, 6, chance);
  const passengers = some(PASSENGERS, 6, chance);
  const rights = airports.slice(7);
  const owned = [...airports.slice(0, 7), ...planes, ...passengers];
  const trucks = Array.from({ length: 6 }, () => 1 + chance.draw(4));
  const free = [airports, planes, passengers].map((names) => some(names, names.length, chance)) as [
    string[],
    string[],
    string[],
  ];
  const unused = [...trucks];
  const take = (pile: string[]) => (chance.draw(12) === 0 ? null : (pile.shift() ?? null));
  const chains = Array.from({ length: 1 + chance.draw(3) }, () => {
    const from = take(free[0]);
    const legs: NamedLeg[] = Array.from({ length: 1 + chance.draw(3) }, () => ({
      plane: take(free[1]),
      truck: chance.draw(6) === 0 ? 0 : (unused.pop() ?? 0),
      passenger: take(free[2]),
      to: take(free[0]),
    }));
    return { from, legs };
  });
  return { owned, rights, trucks, chains };
}

test('CF-2.1 to CF-2.10 the rules and the book agree on a thousand plans', () => {
  let valid = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const { owned, rights, trucks, chains } = randomPlan(seed);
    const state = position({
      frame: planning(5),
      owned: [owned],
      rights: Object.fromEntries(rights.map((name) => [name, 0])),
      trucks: [trucks],
      contrived: true,
    });
    const plan = chains.map(({ from, legs }) =>
      chain(from, ...legs.map(({ plane, truck, passenger, to }) => leg(plane, truck, passenger, to))),
    );
    const expected = chains.flatMap(({ from, legs }) => earnedBy(from, legs, rights));
    expect(earnings(state, 0, ...plan), `plan ${seed}`).toEqual(expected);
    valid += expected.filter((earned) => earned > 0).length;
    if (seed % 20 === 0) {
      const flown = allFly(state, [fly(...plan)]).state.revenues.at(-1)?.[0];
      expect(flown).toBe(expected.reduce((sum, earned) => sum + earned, 0));
    }
  }
  expect(valid).toBeGreaterThan(50);
});
