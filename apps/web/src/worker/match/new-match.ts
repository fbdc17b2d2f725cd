/** Creates and deals a new match in this browser, or says why not. */

import { LEVELS, type Manifest } from '@tarmac/bots';
import { type Game, optionsAllowHints, type Shapes, toHex } from '@tarmac/kit';
import { LIMITS, tidyName } from '@tarmac/wire/page';
import type { PageAnswer } from '../../backend/backend.ts';
import { findGame } from '../games.ts';
import type { Parts } from '../parts.ts';
import type { LocalSeat, NewLocal } from '../rules-api.ts';
import type { KeptMatch, Log } from '../store.ts';
import { startEntries } from './entries.ts';

const SECRET_BYTES = 32;
const CONTRIBUTION_BYTES = 16;
const ID_LENGTH = 16;
const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export interface Made {
  readonly match: KeptMatch;
  readonly log: Log;
}

export function newMatch(parts: Parts, wish: NewLocal): PageAnswer<Made> {
  const known = findGame(wish.game);
  if (known === null) return { ok: false, problem: 'no-such-game' };
  const { game } = known;
  const seated = seatedAs(wish.seats);
  if (!seated.ok) return seated;
  const seats = seated.value;
  const config = configOf(known, wish.options, seats.length);
  if (!config.ok) return { ok: false, problem: 'wrong-option', detail: config.problem };

  const { secret, contributions } = newLuck(parts, seats.length);
  const at = parts.now();
  const { log, state } = startEntries(game, config.value, seats, secret, contributions, at);
  const options = wish.options;
  const hints = wish.hints && known.mind !== undefined && optionsAllowHints(game.options, options);
  return { ok: true, value: { match: { ...newRecord(parts, game, seats, secret, state, at), options, hints }, log } };
}

/** The stored record of a new match. */
export function newRecord(
  parts: Parts,
  { id: game, version }: Game,
  seats: readonly LocalSeat[],
  secret: Uint8Array,
  state: Shapes['state'],
  at: number,
): Omit<KeptMatch, 'options' | 'hints'> {
  const times = { createdAt: at, changedAt: at };
  const head = { version, state };
  return { id: newId(parts), game, seats, state: 'running', ranks: null, ...times, secret: toHex(secret), head };
}

/** The ingredients of a match's key. */
export function newLuck({ random }: Parts, seats: number) {
  const secret = random(SECRET_BYTES);
  return { secret, contributions: Array.from({ length: seats }, () => toHex(random(CONTRIBUTION_BYTES))) };
}

function newId({ random }: Parts): string {
  return Array.from(random(ID_LENGTH), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');
}

/** Names in stored form, and known bots. */
export function seatedAs(wished: readonly LocalSeat[]): PageAnswer<readonly LocalSeat[]> {
  const seats = wished.map(tidied);
  const unfit = seats.map(seatProblem).find((problem) => problem !== null);
  if (typeof unfit === 'string') return { ok: false, problem: 'malformed', detail: unfit };
  return { ok: true, value: seats };
}

/** The game's own parser, for so many seats. */
export function configOf({ game }: Manifest, options: unknown, seats: number) {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { ok: false, problem: `${game.id} is for ${min} to ${max} seats` } as const;
  return game.parseConfig(options, seats);
}

function tidied(seat: LocalSeat): LocalSeat {
  if ('name' in seat) return { name: tidyName(seat.name) };
  return seat.called === undefined ? { bot: seat.bot } : { bot: seat.bot, called: tidyName(seat.called) };
}

function seatProblem(seat: LocalSeat, index: number): string | null {
  if ('bot' in seat) return LEVELS.some((level) => level === seat.bot) ? null : `there is no bot ${seat.bot}`;
  const fits = seat.name.length > 0 && seat.name.length <= LIMITS.name;
  return fits ? null : `the name at seat ${index + 1} must have 1 to ${LIMITS.name} characters`;
}
