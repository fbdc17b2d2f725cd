/** The entries of a match in this browser. Draws follow from its key, as on a server. */

import {
  type BranchOf,
  type By,
  commitmentTo,
  deal,
  fromHex,
  type Game,
  keyedChance,
  matchKey,
  type Seat,
  type Shapes,
  versionOf,
} from '@tarmac/kit';
import { act, type Move, type Position, takeBack, upgradeFrom } from '@tarmac/match';
import type { PageAnswer } from '../../backend/backend.ts';
import { digest } from '../digest.ts';
import type { LocalSeat } from '../rules-api.ts';
import type { KeptMatch, Log } from '../store.ts';

const HOST: By = { kind: 'host' };

/** Who decides for a seat. */
export function holderOf(seat: LocalSeat | undefined, index: Seat): By {
  return seat !== undefined && 'name' in seat ? { kind: 'person', id: personId(index) } : { kind: 'stand-in' };
}

export function personId(seat: Seat): string {
  return `seat-${seat}`;
}

/** The deal and the seats, with the dealt state. */
export function startEntries(
  game: Game,
  config: Shapes['config'],
  seats: readonly LocalSeat[],
  secret: Uint8Array,
  contributions: readonly string[],
  at: number,
): { readonly log: Log; readonly state: Shapes['state'] } {
  const chance = keyedChance(matchKey(secret, contributions, digest), 0, digest);
  const terms = { config, seats: seats.length, commitment: commitmentTo(secret, digest) };
  const { entry, fold } = deal(game, { at, by: HOST, ...terms, contributions: [...contributions] }, chance);
  return { log: [entry, ...seatEntries(seats, at)], state: fold.state };
}

/** A what-if begins without a deal: its state has all dealt cards and agreements. */
export function branchEntries(
  game: Game,
  state: Shapes['state'],
  of: BranchOf,
  seats: readonly LocalSeat[],
  secret: Uint8Array,
  contributions: readonly string[],
  at: number,
): Log {
  const { version } = game;
  const commitment = commitmentTo(secret, digest);
  const dealt = { config: {}, seats: seats.length, commitment, contributions: [...contributions], draws: [] };
  return [
    { kind: 'start', at, by: HOST, version, ...dealt },
    ...seatEntries(seats, at),
    { kind: 'branch', at, by: HOST, version, state, of },
  ];
}

function seatEntries(seats: readonly LocalSeat[], at: number): Log {
  return seats.map((seat, index) => ({
    kind: 'seat',
    at,
    by: HOST,
    seat: index,
    holder: holderOf(seat, index),
    reason: 'taken',
  }));
}

export function keyOf({ secret }: Pick<KeptMatch, 'secret'>, [start]: Log): Uint8Array {
  if (start?.kind !== 'start') throw new Error('a log begins with its start');
  return matchKey(fromHex(secret) as Uint8Array, start.contributions, digest);
}

/** A seat's action from the page, or its refusal. */
export function actMoves(
  game: Game,
  key: Uint8Array,
  position: Position,
  by: By,
  seat: Seat,
  input: unknown,
  at: number,
): PageAnswer<readonly Move[]> {
  if (position.fold.end !== null) return { ok: false, problem: 'not-running' };
  const action = game.parseAction(input);
  if (!action.ok) return { ok: false, problem: 'malformed', detail: action.problem };
  const chance = keyedChance(key, position.fold.length, digest);
  const acted = act(game, position, { at, by, seat, action: action.value }, chance);
  return acted.ok
    ? { ok: true, value: acted.moves }
    : { ok: false, problem: 'against-the-rules', refusal: acted.refusal };
}

export function undoMoves(game: Game, position: Position, by: By, seat: Seat, at: number): PageAnswer<readonly Move[]> {
  const move = takeBack(game, position, { at, by, seat });
  return move === null ? { ok: false, problem: 'nothing-to-undo' } : { ok: true, value: [move] };
}

/** The log for the current rules. A match under older rules continues from its last state. */
export function underPresentRules(game: Game, { head }: KeptMatch, log: Log, at: number): Log {
  if (versionOf(log) === game.version) return log;
  const upgrade = upgradeFrom(game, game.load(head.state, head.version), at);
  const last = log[log.length - 1];
  return last?.kind === 'end' ? [...log.slice(0, -1), upgrade, last] : [...log, upgrade];
}
