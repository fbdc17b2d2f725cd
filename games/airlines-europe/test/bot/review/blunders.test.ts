/** A review of prepared positions: it finds the blunder in each, says what would have been right, and claims none where there is none. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { type Action, type AirlinesEurope, airlinesEurope, type State } from '@tarmac/airlines-europe/rules';
import { policyChoice, type Review, reviewMatch } from '@tarmac/bots';
import { type Entry, fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { BLUNDERS, SOUND } from './positions.ts';

const EFFORT = { glance: 0.25, deep: 0, playouts: 8 };
const SEED = 1;

/** A match that goes on from the position: what was played there, and then what the rules policy does, a few acts of it. */
function matchFrom(state: State, played: Action): Entry<AirlinesEurope>[] {
  const stamp = { at: 0, by: { kind: 'host' } } as const;
  const { config, seats } = state;
  const contributions = Array.from({ length: seats }, () => 'none');
  const { version } = airlinesEurope;
  const log: Entry<AirlinesEurope>[] = [
    { ...stamp, kind: 'start', version: version - 1, config, seats, commitment: null, contributions, draws: [] },
    { ...stamp, kind: 'upgrade', version, state },
  ];
  const now = airlinesEurope.clone(state);
  const luck = fastChance(SEED);
  const choose = policyChoice(airlinesEuropeBrain, 0);
  for (let acts = 0; acts < 4; acts++) {
    const [seat] = airlinesEurope.toAct(now).seats;
    if (seat === undefined) break;
    const action = acts === 0 ? played : choose(now, seat, airlinesEurope.actions(now, seat), luck);
    const chance = recordingChance(luck);
    airlinesEurope.apply(now, seat, action, chance);
    log.push({ ...stamp, kind: 'act', seat, action, draws: chance.draws });
  }
  return log;
}

function reviewed(state: State, played: Action): Review<AirlinesEurope> {
  expect(airlinesEurope.check(state, 0, played)).toBeNull();
  const steps = reviewMatch(airlinesEuropeBrain, matchFrom(state, played), EFFORT, SEED);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('a blunder is found:', () => {
  test.each(BLUNDERS.map((blunder) => [blunder.name, blunder] as const))('%s', (_, { state, played, isBetter }) => {
    const { decisions, turningPoints } = reviewed(state, played);
    const [first] = decisions;
    expect(first?.played.action).toEqual(played);
    expect(first?.loss).toBeGreaterThan(3 * (first?.lossError ?? 1));
    expect(isBetter(first?.best.action as Action)).toBe(true);
    expect(turningPoints[0]).toBe(0);
  });

  test('there are ten of them, each another one', () => {
    expect(new Set(BLUNDERS.map(({ name }) => name)).size).toBe(10);
  });
});

describe('no blunder is claimed:', () => {
  test.each(SOUND.map((sound) => [sound.name, sound] as const))('%s', (_, { state, played }) => {
    const { decisions, turningPoints } = reviewed(state, played);
    expect(decisions[0]?.played.action).toEqual(played);
    expect(decisions[0]?.best).toBe(decisions[0]?.played);
    expect(decisions[0]?.loss).toBe(0);
    expect(turningPoints).not.toContain(0);
  });
});
