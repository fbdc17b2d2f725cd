/** The entries a match in this browser is made of. Draws follow from its key, as on a server. */

import {
  type BranchOf,
  type By,
  commitmentTo,
  type Entry,
  type Fold,
  fromHex,
  type Game,
  keyedChance,
  matchKey,
  recordingChance,
  type Seat,
  type Shapes,
  step,
  undoChoices,
} from '@tarmac/kit';
import type { Answer } from '../../host/host.ts';
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

/** The deal, and who sits where. */
export function startEntries(
  game: Game,
  config: Shapes['config'],
  seats: readonly LocalSeat[],
  secret: Uint8Array,
  contributions: readonly string[],
  at: number,
): Log {
  const chance = recordingChance(keyedChance(matchKey(secret, contributions, digest), 0, digest));
  game.setup(config, seats.length, chance);
  const commitment = commitmentTo(secret, digest);
  return [
    {
      kind: 'start',
      at,
      by: HOST,
      version: game.version,
      config,
      seats: seats.length,
      commitment,
      contributions: [...contributions],
      draws: chance.draws,
    },
    ...seatEntries(seats, at),
  ];
}

/** A what-if begins without a deal: what was agreed at the table is in the state, and so is all that was dealt. */
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

/** The act and, if it was the last, the end; or why the rules refuse it. */
export function actEntries(
  game: Game,
  key: Uint8Array,
  fold: Fold<Shapes>,
  by: By,
  seat: Seat,
  input: unknown,
  at: number,
): Answer<Log> {
  if (fold.end !== null) return { ok: false, problem: 'not-running' };
  const action = game.parseAction(input);
  if (!action.ok) return { ok: false, problem: 'malformed', detail: action.problem };
  const chance = recordingChance(keyedChance(key, fold.length, digest));
  const stepped = step(game, fold.state, seat, action.value, chance);
  if (!stepped.ok) return { ok: false, problem: 'against-the-rules', refusal: stepped.refusal };
  const act: Entry<Shapes> = { kind: 'act', at, by, seat, action: action.value, draws: chance.draws };
  if (game.outcome(stepped.state) === null) return { ok: true, value: [act] };
  return { ok: true, value: [act, { kind: 'end', at, by: HOST, reason: 'finished' }] };
}

export function undoEntries(game: Game, fold: Fold<Shapes>, by: By, seat: Seat, at: number): Answer<Log> {
  const [nearest] = undoChoices(game, fold, seat);
  if (nearest === undefined) return { ok: false, problem: 'nothing-to-undo' };
  return { ok: true, value: [{ kind: 'undo', at, by, ...nearest }] };
}

/** The rules the last entry was played by. */
function versionOf(log: Log): number {
  return log.reduce((version, entry) => ('version' in entry ? entry.version : version), 0);
}

/** The log as the present rules can follow it. A match played under older ones goes on from what they left. */
export function underPresentRules(game: Game, { head }: KeptMatch, log: Log, at: number): Log {
  if (versionOf(log) === game.version) return log;
  const state = game.load(head.state, head.version);
  const [broken] = game.audit(state);
  if (broken !== undefined) throw new Error(`broken after its migration: ${broken}`);
  const upgrade: Entry<Shapes> = { kind: 'upgrade', at, by: HOST, version: game.version, state };
  const last = log[log.length - 1];
  return last?.kind === 'end' ? [...log.slice(0, -1), upgrade, last] : [...log, upgrade];
}
