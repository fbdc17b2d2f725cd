/** Attacks one position with malformed, stale, foreign and illegal actions. */

import { type Chance, canonical, type Game, type Seat, type Shapes, same, shortHash } from '@tarmac/kit';
import { ATTACKS, type Attack } from './counts.ts';
import { assert, type Findings } from './findings.ts';
import { malformed, type Pool, perturbed } from './wreck.ts';

const ATTEMPTS_PER_STEP = 8;
/** One step in so many is hashed. */
const HASH_EVERY = 4;

/** The game under attack, and the data seen so far. */
export interface Target {
  readonly game: Game;
  readonly listsRepresentatives: boolean;
  readonly seats: number;
  readonly chance: Chance;
  readonly pool: Pool;
  /** The latest actions, the newest last. */
  readonly past: { readonly seat: Seat; readonly action: unknown }[];
  readonly findings: Findings;
}

/** A frozen state, a seat, its actions, and one of them as the pattern for attacks. */
export interface Situation {
  readonly state: Shapes['state'];
  readonly seat: Seat;
  readonly actions: readonly unknown[];
  readonly legal: unknown;
}

export function attackAll(target: Target, position: Situation): void {
  const { counts, fail } = target.findings;
  const hash = counts.steps % HASH_EVERY === 0 ? shortHash(position.state) : null;
  for (let i = 0; i < ATTEMPTS_PER_STEP; i++) attack(target, position);
  if (hash !== null && hash !== shortHash(position.state)) fail('crashed', 'a refused action changed the state');
  // Freezing the state does not detect pollution of all objects.
  if ('polluted' in {}) fail('crashed', 'Object.prototype was polluted');
}

function attack(target: Target, position: Situation): void {
  const { chance, findings } = target;
  const kind = ATTACKS[chance.draw(ATTACKS.length)] as Attack;
  const { seat, input } = attempt(kind, target, position);
  findings.counts.actionsTried++;
  findings.guard(`${kind} action of seat ${seat}, ${inWords(input)}`, () => tryOut(target, position, seat, input));
}

function attempt(kind: Attack, target: Target, { seat, legal }: Situation): { seat: Seat; input: unknown } {
  const { chance, pool, past, seats } = target;
  switch (kind) {
    case 'malformed':
      return { seat, input: malformed(legal, pool, chance) };
    case 'illegal':
      return { seat, input: perturbed(legal, pool, chance) };
    case 'foreign':
      return { seat: chance.draw(seats), input: legal };
    case 'stale': {
      const earlier = past[chance.draw(Math.max(1, past.length))];
      return earlier === undefined ? { seat, input: legal } : { seat: earlier.seat, input: earlier.action };
    }
  }
}

function tryOut(target: Target, { state, seat: actor, actions }: Situation, seat: Seat, input: unknown): void {
  const { game, findings } = target;
  const { counts } = findings;
  const parsed = game.parseAction(input);
  if (!parsed.ok) {
    assert(typeof parsed.problem === 'string' && parsed.problem !== '', 'parseAction refuses without a problem');
    counts.refused++;
    return;
  }
  const refusal = game.check(state, seat, parsed.value);
  if (refusal !== null) {
    assert(typeof refusal.code === 'string' && typeof refusal.rule === 'string', 'a refusal without code and rule');
    counts.refused++;
    return;
  }
  counts.accepted++;
  const listed = seat === actor ? actions : game.actions(state, seat);
  if (!listed.some((action) => same(action, parsed.value))) noteUnlisted(target, seat, parsed.value);
  const next = game.clone(state);
  game.apply(next, seat, parsed.value, target.chance);
  for (const problem of game.audit(next))
    findings.fail('auditFailures', `after ${canonical(parsed.value)}: ${problem}`);
}

function noteUnlisted({ listsRepresentatives, findings }: Target, seat: Seat, action: unknown): void {
  if (listsRepresentatives) findings.counts.unlisted++;
  else findings.fail('unlisted', `${canonical(action)} of seat ${seat} is legal and not listed`);
}

/** Enough of an input to recognise it; values that JSON lacks are named by type. */
function inWords(input: unknown): string {
  try {
    return (JSON.stringify(input) ?? typeof input).slice(0, 120);
  } catch {
    return `a ${typeof input} beyond JSON`;
  }
}
