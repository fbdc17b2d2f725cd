/** One fuzzed game: random legal play with attacks at every step, determined by its seed. */

import { canonical, fastChance, type Game, type Seat, type Shapes, same, step } from '@tarmac/kit';
import { deepFreeze } from '@tarmac/kit/conformance';
import type { Registered } from '../games.ts';
import { randomConfig } from '../options.ts';
import { attackAll, type Situation, type Target } from './attack.ts';
import type { Counts, Failure } from './counts.ts';
import { assert, findingsOf, type Slowest } from './findings.ts';
import { probeLeaks } from './leaks.ts';
import { remember } from './wreck.ts';

/** One step in so many is audited through every eye. */
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
  /** The reason why it was not played: no options fit so many seats. */
  readonly skipped: string | null;
}

function seatsFor(game: Game, seed: number): number {
  const { min, max } = game.seats;
  return min + (seed % (max - min + 1));
}

/** Stops between two steps once `enough` returns true; such a game does not count. */
export function fuzzGame(registered: Registered, seed: number, enough: () => boolean = () => false): FuzzedGame {
  const { game, listsRepresentatives = false } = registered;
  const seats = seatsFor(game, seed);
  const findings = findingsOf(game.id, seed, seats);
  const chance = fastChance(seed);
  const target: Target = { game, listsRepresentatives, seats, chance, pool: new Map(), past: [], findings };
  const { counts, failures, guard } = findings;

  const config = guard('parseConfig', () => randomConfig(game, seats, chance));
  const skipped = config?.ok === false ? config.problem : null;
  if (config?.ok) {
    const state = guard('setup', () => game.setup(deepFreeze(config.value), seats, chance));
    const ended = state === null ? 'failed' : playUnderAttack(target, state, enough);
    if (ended !== 'cutOff') counts.games = 1;
  } else if (config === null) counts.games = 1;
  return { seats, counts, failures, slowest: findings.slowest(), skipped };
}

/** Optional acts are sampled with a cap, apart from the required ones. */
interface Acts {
  owed: number;
  optionalLeft: number;
}

function playUnderAttack(target: Target, dealt: Shapes['state'], enough: () => boolean): 'over' | 'failed' | 'cutOff' {
  const { game, seats, findings } = target;
  const { counts, fail, guard } = findings;
  const acts: Acts = { owed: 0, optionalLeft: game.hasOptionalActions ? OPTIONAL_MOST : 0 };
  const longest = game.longest(seats);
  let state = dealt;
  while (!enough()) {
    const now = deepFreeze(game.clone(state));
    const owing = lookAt(target, now);
    if (owing.length === 0) {
      leaveAlone(target, now);
      return 'over';
    }
    if (acts.owed > longest) {
      fail('crashed', `the game has ${acts.owed} acts and no end; longest() says ${longest}`);
      return 'failed';
    }
    const position = choose(target, now, owing, acts);
    if (position === null) return 'failed';
    checkListed(target, position);
    attackAll(target, position);
    if (counts.steps % LEAK_EVERY === 0) probeLeaks(target, now);

    const { seat, legal } = position;
    const stepped = guard(`apply ${canonical(legal)}`, () => step(game, now, seat, legal, target.chance));
    if (stepped === null || !stepped.ok) return 'failed';
    target.past.push({ seat, action: legal });
    if (target.past.length > PAST_KEPT) target.past.shift();
    state = stepped.state;
    counts.steps++;
  }
  return 'cutOff';
}

/** The seats that owe a decision; other faults of the position are findings. */
function lookAt({ game, findings: { counts, fail, guard } }: Target, now: Shapes['state']): readonly Seat[] {
  const owing = guard('toAct', () => game.toAct(now).seats) ?? [];
  guard('outcome', () => assert((game.outcome(now) === null) === owing.length > 0, 'outcome and toAct disagree'));
  if (owing.length === 0 || counts.steps % AUDIT_EVERY === 0) {
    for (const problem of guard('audit', () => game.audit(now)) ?? []) fail('auditFailures', problem);
  }
  return owing;
}

/** A finished game stays finished under any attack. */
function leaveAlone(target: Target, now: Shapes['state']): void {
  const { game, seats, past, findings } = target;
  for (let seat = 0; seat < seats; seat++)
    findings.guard('over', () => assert(game.actions(now, seat).length === 0, 'actions after the end'));
  attackAll(target, { state: now, seat: 0, actions: [], legal: past.at(-1)?.action ?? null });
}

/** The next seat and its action; null with a failure if there is none. */
function choose(target: Target, now: Shapes['state'], owing: readonly Seat[], acts: Acts): Situation | null {
  const { game, chance, pool, findings } = target;
  const seat = optionalSeat(target, now, owing, acts) ?? (owing[chance.draw(owing.length)] as Seat);
  const actions = findings.guard('actions', () => game.actions(now, seat)) ?? [];
  const optional = (action: unknown) => !owing.includes(seat) || (game.hasOptionalActions && game.isOptional(action));
  const choices = acts.optionalLeft > 0 ? actions : actions.filter((action) => !optional(action));
  if (choices.length === 0) {
    const but = actions.length > 0 ? ' but optional ones' : '';
    findings.fail('crashed', `seat ${seat} is to act and has no action${but}`);
    return null;
  }
  const legal = choices[chance.draw(choices.length)];
  if (optional(legal)) acts.optionalLeft--;
  else acts.owed++;
  remember(pool, legal, '', chance);
  return { state: now, seat, actions, legal };
}

/** Sometimes a seat that owes nothing but can act. */
function optionalSeat(
  { game, seats, chance, findings }: Target,
  now: Shapes['state'],
  owing: readonly Seat[],
  acts: Acts,
) {
  if (acts.optionalLeft === 0 || chance.draw(OPTIONAL_EVERY) > 0) return null;
  const seat = chance.draw(seats);
  if (owing.includes(seat)) return null;
  return (findings.guard('actions', () => game.actions(now, seat)) ?? []).length > 0 ? seat : null;
}

function checkListed({ game, chance, findings }: Target, { state, seat, actions }: Situation): void {
  for (let i = 0; i < LISTED_CHECKED; i++) {
    const action = actions[chance.draw(actions.length)];
    findings.guard('a listed action', () => {
      const refusal = game.check(state, seat, action);
      assert(refusal === null, `${canonical(action)} is listed and refused with ${canonical(refusal)}`);
      const parsed = game.parseAction(JSON.parse(JSON.stringify(action)));
      assert(parsed.ok && same(parsed.value, action), `${canonical(action)} does not survive the wire`);
    });
  }
}
