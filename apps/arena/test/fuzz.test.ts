/** The fuzzer finds nothing in sound rules, and each kind of fault in rules broken on purpose. */

import { type Action, airlinesEurope, type State, type View } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game } from '@tarmac/kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Failure } from '../src/fuzz/counts.ts';
import { fuzzGame } from '../src/fuzz/game.ts';
import { malformed, type Pool, perturbed, remember } from '../src/fuzz/wreck.ts';
import { GAMES, type Registered } from '../src/games.ts';
import { arena, arenaJson } from './helpers.ts';
import { TEAM } from './team-game.ts';

const [registered] = GAMES as readonly [Registered];

function broken(parts: Partial<typeof airlinesEurope>): Registered {
  return { ...registered, game: { ...airlinesEurope, ...parts } as Game };
}

/** Some seeds, so that every seat count and setting has a chance to show the fault. */
function findings(faulty: Registered, games = 4): Failure[] {
  return Array.from({ length: games }, (_, seed) => fuzzGame(faulty, seed)).flatMap(({ failures }) => failures);
}

describe('fuzz', () => {
  test('finds nothing in the rules as they are, with any number of seats', async () => {
    const result = await arenaJson(['fuzz', '--games', '8', '--seed', '20']);
    expect(result).toMatchObject({
      game: 'airlines-europe',
      seed: 20,
      games: 8,
      crashed: 0,
      leaked: 0,
      auditFailures: 0,
    });
    expect(result.failures).toEqual([]);
    expect(Object.keys(result.bySeats as object)).toEqual(['2', '3', '4', '5']);
    expect(result.actionsTried).toBeGreaterThan(5000);
    expect(Number(result.refused)).toBeGreaterThan(Number(result.actionsTried) / 2);
    expect(Number(result.refused) + Number(result.accepted)).toBe(result.actionsTried);
    expect(result.unlisted).toBe(0);
  });

  test('the same seed tries the same things', async () => {
    const run = async () => {
      const { slowest, ...rest } = await arenaJson(['fuzz', '--games', '2', '--seed', '3']);
      expect(slowest).toBeTypeOf('object');
      return rest;
    };
    expect(await run()).toEqual(await run());
  });

  test('stops by the clock', async () => {
    const { code, out } = await arena(['fuzz', '--seconds', '0.2', '--seed', '1']);
    expect(code).toBe(0);
    expect(out).toContain('First seed 1.');
  });

  test('a parser that throws is a crash', () => {
    const faulty = broken({
      parseAction: (input) => airlinesEurope.parseAction({ ...(input as object), type: (input as Action).type.trim() }),
    });
    expect(findings(faulty, 1).some(({ kind, what }) => kind === 'crashed' && what.startsWith('malformed'))).toBe(true);
  });

  test('a check that touches the state is a crash', () => {
    const faulty = broken({
      check(state: State, seat, action) {
        state.turn = state.turn + 0;
        return airlinesEurope.check(state, seat, action);
      },
    });
    expect(findings(faulty, 1)[0]).toMatchObject({
      kind: 'crashed',
      game: 'airlines-europe',
      seed: 0,
      seats: 2,
      step: 0,
    });
  });

  test('an action listed and refused is a crash', () => {
    const faulty = broken({ actions: (state, seat) => [...airlinesEurope.actions(state, seat), { type: 'pass' }] });
    expect(findings(faulty, 1).some(({ what }) => what.includes('listed and refused'))).toBe(true);
  });

  test('a game that does not end is a crash', () => {
    const faulty = broken({ longest: () => 10 });
    expect(findings(faulty, 1).some(({ what }) => what.includes('no end'))).toBe(true);
  });

  test('a view that shows what is hidden is a leak', () => {
    const faulty = broken({
      view(state: State, eye) {
        const next = { ...airlinesEurope.view(state, eye), next: state.bag.slice() } as View;
        return next;
      },
    });
    expect(findings(faulty, 1).some(({ kind, what }) => kind === 'leaked' && what.includes('$.next'))).toBe(true);
  });

  test('a check that knows what the seat does not is a leak', () => {
    const faulty = broken({
      check(state: State, seat, action) {
        const refusal = airlinesEurope.check(state, seat, action);
        const others = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
        return refusal === null ? null : { ...refusal, hint: others.join('') };
      },
    });
    expect(findings(faulty).some(({ kind, what }) => kind === 'leaked' && what.startsWith('check of'))).toBe(true);
  });

  test('a legal action that is not listed is a failure, unless only representatives are', () => {
    const faulty = broken({
      actions: (state, seat) => {
        const all = airlinesEurope.actions(state, seat);
        return all.length > 1 ? all.slice(1) : all;
      },
    });
    expect(findings(faulty).some(({ kind, what }) => kind === 'unlisted' && what.includes('not listed'))).toBe(true);
    const bids = { ...faulty, listsRepresentatives: true };
    expect(findings(bids)).toEqual([]);
    expect(Array.from({ length: 4 }, (_, seed) => fuzzGame(bids, seed).counts.unlisted).some((n) => n > 0)).toBe(true);
  });

  test('a setting that forbids another is drawn again', () => {
    const refusals: unknown[] = [];
    const choosy = broken({
      parseConfig(input, seats) {
        const parsed = airlinesEurope.parseConfig(input, seats);
        if (!parsed.ok || parsed.value.deck !== 'exact') return parsed;
        refusals.push(input);
        return { ok: false, problem: 'not that deck' };
      },
    });
    const games = Array.from({ length: 8 }, (_, seed) => fuzzGame(choosy, seed));
    expect(refusals.length).toBeGreaterThan(0);
    expect(games.flatMap(({ failures }) => failures)).toEqual([]);
    expect(games.every(({ counts }) => counts.games === 1)).toBe(true);
  });

  test('a seat count that no settings fit is left out, and said so', async () => {
    const choosy = broken({
      parseConfig: (input, seats) =>
        seats === 3 ? { ok: false, problem: 'never with 3' } : airlinesEurope.parseConfig(input, seats),
    });
    expect(fuzzGame(choosy, 1)).toMatchObject({
      seats: 3,
      skipped: 'never with 3',
      failures: [],
      counts: { games: 0 },
    });
    expect(fuzzGame(choosy, 2)).toMatchObject({ seats: 4, skipped: null, counts: { games: 1 } });
  });

  test('a game cut off by the clock is none', () => {
    let asked = 0;
    const { counts } = fuzzGame(registered, 1, () => ++asked > 10);
    expect(counts).toMatchObject({ games: 0, steps: 10 });
  });

  test('optional acts are sampled, and longest() is not about them', () => {
    const failures = Array.from({ length: 6 }, (_, seed) => fuzzGame(TEAM, seed)).flatMap((each) => each.failures);
    expect(failures).toEqual([]);
    const { actions, isOptional } = TEAM.game;
    const onlyFlags: Game['actions'] = (state, seat) => actions(state, seat).filter(isOptional);
    const stuck = { ...TEAM, listsRepresentatives: true, game: { ...TEAM.game, actions: onlyFlags } };
    expect(fuzzGame(stuck, 0).failures.some(({ what }) => what.includes('no action but optional ones'))).toBe(true);
  });

  test('money out of nowhere is an audit failure', () => {
    const faulty = broken({
      apply(state: State, seat, action, chance, news) {
        airlinesEurope.apply(state, seat, action, chance, news);
        if (action.type === 'cash') state.bank += 1;
      },
    });
    expect(findings(faulty, 1).some(({ kind }) => kind === 'auditFailures')).toBe(true);
  });

  test('bad news is exit code 1 and says how to see it again', async () => {
    const { game } = registered as { game: { audit: Game['audit'] } };
    const original = game.audit;
    game.audit = () => ['a card is lost'];
    onTestFinished(() => {
      game.audit = original;
    });
    const { code, out } = await arena(['fuzz', '--games', '1', '--seed', '6']);
    expect(code).toBe(1);
    expect(out).toMatch(/auditFailures: seed 6, 4 seats, step 0: .*a card is lost/);
  });
});

describe('wrecked inputs', () => {
  const action: Action = { type: 'buy', airline: 'red', route: 'a-b', licence: 0 };

  test('leave the original alone and are seldom sound', () => {
    const chance = fastChance(1);
    const pool: Pool = new Map();
    const frozen = Object.freeze({ ...action });
    remember(pool, frozen, '', chance);
    remember(pool, { type: 'playTwo', shares: ['red', 'blue'] }, '', chance);
    expect(pool.get('type')).toEqual(['buy', 'playTwo']);
    expect(pool.get('shares[]')).toEqual(['red', 'blue']);
    let sound = 0;
    for (let i = 0; i < 500; i++) {
      if (airlinesEurope.parseAction(malformed(frozen, pool, chance)).ok) sound++;
      airlinesEurope.parseAction(perturbed(frozen, pool, chance));
    }
    expect(sound).toBeLessThan(100);
    expect({}).not.toHaveProperty('polluted');
  });
});
