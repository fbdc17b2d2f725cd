/** A match in this browser as the page's table, in the form of a server's table. */

import { commitmentTo, fromHex, type Game, type Seat } from '@tarmac/kit';
import type { Position } from '@tarmac/match';
import type { Result, SeatInfo } from '@tarmac/wire/page';
import type { TableNow } from '../../backend/backend.ts';
import { digest } from '../digest.ts';
import type { LocalSeat, LocalSummary } from '../rules-api.ts';
import type { KeptMatch, Log } from '../store.ts';
import { personId } from './entries.ts';

export function tableNow(game: Game, match: KeptMatch, [start]: Log, { fold }: Position): TableNow {
  const over = match.state === 'over';
  const mySeats = seatsOfPeople(match.seats);
  const [first] = mySeats;
  const outcome = game.outcome(fold.state);
  const result: Result | null =
    fold.end === null
      ? null
      : {
          reason: fold.end.reason,
          ranks: outcome?.ranks ?? null,
          scores: outcome?.scores ?? null,
          rule: outcome?.rule ?? null,
        };
  return {
    id: match.id,
    game: match.game,
    options: match.options,
    state: match.state,
    public: false,
    clock: null,
    onTimeout: 'stand-in',
    standIn: 'pilot',
    spectators: 'none',
    hints: match.hints,
    host: first === undefined ? null : personAt(match.seats, first),
    seats: match.seats.map(
      (seat, index): SeatInfo => ({
        person: personAt(match.seats, index),
        bot: 'bot' in seat ? seat.bot : null,
        ready: true,
        state: 'playing',
      }),
    ),
    commitment: commitmentTo(fromHex(match.secret) as Uint8Array, digest),
    contributions: start?.kind === 'start' ? start.contributions : [],
    secret: over ? match.secret : null,
    createdAt: match.createdAt,
    startedAt: match.createdAt,
    endedAt: fold.end?.at ?? null,
    result,
    proposals: [],
    rematch: null,
    mySeats,
    mine: true,
    ...(game.cooperative ? { together: true } : {}),
    ...(match.whatIf === undefined ? {} : { whatIf: match.whatIf }),
  };
}

export function seatsOfPeople(seats: readonly LocalSeat[]): readonly Seat[] {
  return seats.flatMap((seat, index) => ('name' in seat ? [index] : []));
}

function personAt(seats: readonly LocalSeat[], index: Seat) {
  const seat = seats[index];
  const name = seat === undefined ? undefined : 'name' in seat ? seat.name : seat.called;
  return name === undefined ? null : { id: personId(index), name };
}

export function summaryOf(match: KeptMatch): LocalSummary {
  const { id, game, seats, state, ranks, createdAt, changedAt, hints, whatIf } = match;
  const summary = { id, game, seats, state, ranks, createdAt, changedAt, hints };
  return whatIf === undefined ? summary : { ...summary, whatIf };
}
