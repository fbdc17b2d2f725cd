/** One fuzzed game: random legal play, every step under attack. Everything follows from its seed. */

import { canonical, fastChance, type Game, type Seat, type Shapes, same, shortHash, step } from '@tarmac/kit';
import type { Entry } from '../games.ts';
import { randomSettings } from '../options.ts';
import { ATTACKS, type Attack, type Counts, emptyCounts, type Failure, type FailureKind } from './counts.ts';
import { deepFreeze } from './freeze.ts';
import { probeLeaks } from './leaks.ts';
import { malformed, type Pool, perturbed, remember } from './wreck.ts';

const ATTEMPTS_PER_STEP = 8;
/** One step in so many is hashed, audited, looked at through every eye. */
const HASH_EVERY = 4;
const AUDIT_EVERY = 4;
const LEAK_EVERY = 6;
const LISTED_CHECKED = 4;
const PAST_KEPT = 200;
const OPTIONAL_EVERY = 8;
const OPTIONAL_MOST = 50;

export interface FuzzedGame {
  readonly seats: number;
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  readonly slowest: Slowest;
}

/** The single call that took longest: a hostile input that costs seconds is a finding too. */
export interface Slowest {
  readonly ms: number;
  readonly what: string;
  readonly seed: number;
  readonly step: number;
}

function seatsFor(game: Game, seed: number): number {
  const { min, max } = game.seats;
  return min + (seed % (max - min + 1));
}

/** Stops early, between two steps, once `enough` says so. */
export function fuzzGame(entry: Entry, seed: number, enough: () => boolean = () => false): FuzzedGame {
  const { game } = entry;
  const seats = seatsFor(game, seed);
  const chance = fastChance(seed);
  const counts = emptyCounts();
  const failures: Failure[] = [];
  const pool: Pool = new Map();
  const past: { seat: Seat; action: unknown }[] = [];
  let slowest: Slowest = { ms: 0, what: '', seed, step: 0 };
  counts.games = 1;

  const fail = (kind: FailureKind, what: string): void => {
    counts[kind]++;
    failures.push({ kind, game: game.id, seed, seats, step: counts.steps, what });
  };
  /** Runs a piece of the contract; whatever it throws is a finding. */
  const guard = <R>(what: string, run: () => R): R | null => {
    const started = performance.now();
    try {
      return run();
    } catch (error) {
      fail('crashed', `${what}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500));
      return null;
    } finally {
      const ms = performance.now() - started;
      if (ms > slowest.ms) slowest = { ms, what, seed, step: counts.steps };
    }
  };

  let state = guard('setup', () => {
    const settings = randomSettings(entry, seats, chance);
    const config = game.parseConfig(settings, seats);
    if (!config.ok) throw new Error(`settings ${JSON.stringify(settings)} refused: ${config.problem}`);
    return game.setup(deepFreeze(config.value), seats, chance);
  });
  let optionalLeft = game.hasOptionalActions ? OPTIONAL_MOST : 0;
  const most = game.longest(seats) + optionalLeft;

  while (state !== null && !enough()) {
    const now = deepFreeze(game.clone(state));
    const owing = guard('toAct', () => game.toAct(now).seats) ?? [];
    guard('outcome', () => assert((game.outcome(now) === null) === owing.length > 0, 'outcome and toAct disagree'));
    if (owing.length === 0 || counts.steps % AUDIT_EVERY === 0) {
      for (const problem of guard('audit', () => game.audit(now)) ?? []) fail('auditFailures', problem);
    }
    if (owing.length === 0) {
      for (const seat of seatsOf(seats))
        guard('over', () => assert(game.actions(now, seat).length === 0, 'actions after the end'));
      attackAll(now, 0, past.at(-1)?.action ?? null, []);
      break;
    }
    if (counts.steps > most) {
      fail('crashed', `the game has ${counts.steps} steps and no end; longest() says ${most}`);
      break;
    }
    let seat = owing[chance.draw(owing.length)] as Seat;
    if (optionalLeft > 0 && chance.draw(OPTIONAL_EVERY) === 0) {
      const other = chance.draw(seats);
      if (!owing.includes(other) && game.actions(now, other).length > 0) {
        seat = other;
        optionalLeft--;
      }
    }
    const actor = seat;
    const actions = guard('actions', () => game.actions(now, actor)) ?? [];
    if (actions.length === 0) {
      fail('crashed', `seat ${seat} is to act and has no action`);
      break;
    }
    checkListed(now, actor, actions);
    const chosen = actions[chance.draw(actions.length)];
    remember(pool, chosen, '', chance);
    attackAll(now, actor, chosen, actions);
    if (counts.steps % LEAK_EVERY === 0) probeLeaks({ game, state: now, seats, pool, chance, guard, fail });

    const stepped = guard(`apply ${canonical(chosen)}`, () => step(game, now, actor, chosen, chance));
    if (stepped === null || !stepped.ok) break;
    past.push({ seat, action: chosen });
    if (past.length > PAST_KEPT) past.shift();
    state = stepped.state;
    counts.steps++;
  }
  return { seats, counts, failures, slowest };

  function checkListed(now: Shapes['state'], seat: Seat, actions: readonly unknown[]): void {
    for (let i = 0; i < LISTED_CHECKED; i++) {
      const action = actions[chance.draw(actions.length)];
      guard('a listed action', () => {
        const refusal = game.check(now, seat, action);
        assert(refusal === null, `${canonical(action)} is listed and refused with ${canonical(refusal)}`);
        const parsed = game.parseAction(JSON.parse(JSON.stringify(action)));
        assert(parsed.ok && same(parsed.value, action), `${canonical(action)} does not survive the wire`);
      });
    }
  }

  function attackAll(now: Shapes['state'], seat: Seat, legal: unknown, actions: readonly unknown[]): void {
    const hash = counts.steps % HASH_EVERY === 0 ? shortHash(now) : null;
    for (let i = 0; i < ATTEMPTS_PER_STEP; i++) attack(now, seat, legal, actions);
    if (hash !== null && hash !== shortHash(now)) fail('crashed', 'a refused action changed the state');
    // The frozen state cannot see what leaks into every object of the program.
    if ('polluted' in {}) fail('crashed', 'Object.prototype was polluted');
  }

  function attack(now: Shapes['state'], actor: Seat, legal: unknown, actions: readonly unknown[]): void {
    const kind = ATTACKS[chance.draw(ATTACKS.length)] as Attack;
    let seat = actor;
    let input = legal;
    if (kind === 'malformed') input = malformed(legal, pool, chance);
    if (kind === 'illegal') input = perturbed(legal, pool, chance);
    if (kind === 'foreign') seat = chance.draw(seats);
    if (kind === 'stale') {
      const earlier = past[chance.draw(Math.max(1, past.length))];
      if (earlier !== undefined) ({ seat, action: input } = earlier);
    }
    counts.actionsTried++;
    guard(`${kind} action of seat ${seat}, ${inWords(input)}`, () => {
      const parsed = game.parseAction(input);
      if (!parsed.ok) {
        assert(typeof parsed.problem === 'string' && parsed.problem !== '', 'parseAction refuses without a problem');
        counts.refused++;
        return;
      }
      const refusal = game.check(now, seat, parsed.value);
      if (refusal !== null) {
        assert(typeof refusal.code === 'string' && typeof refusal.rule === 'string', 'a refusal without code and rule');
        counts.refused++;
        return;
      }
      counts.accepted++;
      if (seat !== actor || !actions.some((action) => same(action, parsed.value))) {
        const listed = game.actions(now, seat).some((action) => same(action, parsed.value));
        if (!listed) counts.unlisted++;
      }
      const next = game.clone(now);
      game.apply(next, seat, parsed.value, chance);
      for (const problem of game.audit(next)) fail('auditFailures', `after ${canonical(parsed.value)}: ${problem}`);
    });
  }
}

function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function assert(truth: boolean, otherwise: string): void {
  if (!truth) throw new Error(otherwise);
}

/** Enough of an input to recognise it; what JSON cannot say is named by its type. */
function inWords(input: unknown): string {
  try {
    return (JSON.stringify(input) ?? typeof input).slice(0, 120);
  } catch {
    return `a ${typeof input} beyond JSON`;
  }
}
