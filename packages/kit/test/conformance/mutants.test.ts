/** Each check can fail: the toy, broken in one place, and the check that must notice. */

import { type Choose, type Game, pick } from '@tarmac/kit';
import { type ConformancePlan, conformance } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { isRecord } from '../toy/legal.ts';
import type { Toy } from '../toy/state.ts';
import { brokenAwaited } from './mutants/awaited.ts';
import { brokenData } from './mutants/data.ts';
import { brokenRules } from './mutants/rules.ts';
import { brokenSecrets } from './mutants/secrets.ts';
import type { Mutants } from './mutants/tools.ts';
import { toyPlan } from './toy-plan.ts';

const { scramble, ...usual } = toyPlan;
const plan: ConformancePlan<Toy> = {
  ...usual,
  configs: [
    { label: 'full deck', seats: 3, config: {} },
    { label: 'tiny deck', seats: 2, config: { deck: 'tiny' } },
  ],
  gamesPerConfig: 6,
  rates: { perturb: 0.3, clone: 1, frozen: 1, load: 0.3, imagine: 0.5, secrets: 1, news: 1 },
};

const mutants: Mutants = { ...brokenRules, ...brokenData, ...brokenSecrets, ...brokenAwaited };

test('every check has mutants', () => {
  expect(Object.keys(mutants).sort()).toEqual(
    conformance(toy, plan)
      .map((check) => check.name)
      .sort(),
  );
});

for (const [name, variants] of Object.entries(mutants)) {
  describe(name, () => {
    for (const [what, mutant] of Object.entries(variants)) {
      test(what, () => {
        const game: Game<Toy> = { ...toy, ...mutant.broken };
        const rated = { ...plan, rates: { ...plan.rates, ...mutant.rates } };
        const known = mutant.scramble && scramble ? { ...rated, scramble } : rated;
        const check = conformance(game, known).find((each) => each.name === name);
        expect(() => check?.run()).toThrow(mutant.says);
      });
    }
  });
}

test('a parser may take odd texts where any text will do', () => {
  const named: Game<Toy> = {
    ...toy,
    parseConfig(input, seats) {
      const { name, ...rest } = isRecord(input) ? input : {};
      if (typeof name !== 'string' || name.length > 40) return { ok: false, problem: 'name' };
      const parsed = toy.parseConfig(rest, seats);
      return parsed.ok ? { ok: true, value: { ...parsed.value, name } } : parsed;
    },
  };
  const configs = [{ label: 'named', seats: 2, config: { name: 'Orly' } }];
  const check = conformance(named, { ...plan, configs }).find((each) => each.name === 'parsers refuse hostile input');
  expect(check).toBeDefined();
  check?.run();
});

test('a plan may steer the random games', () => {
  const dealing: Game<Toy> = {
    ...toy,
    apply(state, seat, action, chance, news) {
      if (action.type === 'deal') throw new Error('dealt');
      toy.apply(state, seat, action, chance, news);
    },
  };
  const ends = (steered: ConformancePlan<Toy>) => () =>
    conformance(dealing, steered)
      .find((each) => each.name === 'games end in time, with an outcome')
      ?.run();
  expect(ends(plan)).toThrow(/doing {"type":"deal"}: dealt/);
  const choose: Choose<Toy> = (_state, _seat, actions, chance) =>
    actions.find(({ type }) => type === 'rest') ?? pick(actions, chance);
  expect(ends({ ...plan, choose })).not.toThrow();
});

test('clock, luck and prototypes are themselves again afterwards', () => {
  expect(new Date(0).getTime()).toBe(0);
  expect(Math.random()).toBeLessThan(1);
  expect('polluted' in {}).toBe(false);
});
