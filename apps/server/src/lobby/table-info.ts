/** The public data of a table. It is read with every change, so it takes only two queries. */

import { commitmentTo, fromHex } from '@tarmac/kit';
import type { ProposalInfo, Result, TableInfo } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import { nodeDigest } from '../digest.ts';
import { messageIdOf } from '../match/message-key.ts';
import { parseFrames } from '../match/rows.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { preparedRead } from '../storage/prepared.ts';
import { termsOf } from './new-table.ts';
import { lastAfter, parseAfter, readSeats, seatInfos } from './seat-infos.ts';

export async function tableInfo(parts: Parts, id: string): Promise<TableInfo | null> {
  const [rows, byTable] = await Promise.all([readTables(parts, { id }), readSeats(parts, [id])]);
  const [table] = rows;
  const seats = byTable.get(id);
  if (table === undefined || seats === undefined) return null;
  return {
    id,
    ...termsOf(table),
    state: table.state,
    host: { id: table.host, name: table.hostName },
    seats: seatInfos(seats, parseAfter(table.after)),
    commitment: commitmentTo(fromHex(table.secret) as Uint8Array, nodeDigest),
    contributions: seats.map(({ contribution }) => contribution),
    secret: table.state === 'over' ? table.secret : null,
    createdAt: table.created_at,
    startedAt: table.started_at,
    endedAt: table.ended_at,
    result: table.result === null ? null : (JSON.parse(table.result) as Result),
    proposals: rows.flatMap((row) => proposalOf(row) ?? []),
    rematch: table.rematchThere,
  };
}

type Row = Awaited<ReturnType<typeof readTables>>[number];

/** The table once for each of its proposals, or once without. */
const readTables = preparedRead((read, { id }: { readonly id: string }) =>
  read
    .selectFrom('tables')
    .leftJoin('people', 'people.id', 'tables.host')
    .leftJoin('proposals', 'proposals.match', 'tables.id')
    .selectAll('tables')
    .select([
      'people.name as hostName',
      'proposals.kind',
      'proposals.seat',
      'proposals.yes',
      'proposals.at_frame',
      'proposals.message',
    ])
    .select((eb) => [
      lastAfter(eb).as('after'),
      // The rematch may have been closed.
      eb.selectFrom('tables as next').select('next.id').whereRef('next.id', '=', 'tables.rematch').as('rematchThere'),
      eb
        .selectFrom('log as back')
        .select('back.frames')
        .whereRef('back.match', '=', 'tables.id')
        .whereRef('back.seq', '=', 'proposals.to_seq')
        .as('back'),
    ])
    .where('tables.id', '=', id)
    .orderBy('proposals.kind'),
);

/** An offer to undo lapses with the next thing everybody can see. */
function proposalOf({ kind, seat, yes, at_frame, message, after, back }: Row): ProposalInfo | null {
  const noticed = watcherFrame(parseAfter(after)?.frames);
  if (kind === null || seat === null || yes === null || message === null || (kind === 'undo' && at_frame !== noticed))
    return null;
  const acts = kind === 'undo' && back !== null ? noticed - watcherFrame(parseFrames(back)) : 0;
  return { id: messageIdOf(message), kind, seat, acts, yes: JSON.parse(yes) as number[] };
}

/** The watcher's frame: the number of acts would reveal who has already chosen in secret. */
function watcherFrame(frames: readonly number[] = []): number {
  return frames.at(-1) ?? 0;
}

/** A table by its link. Without spectators only players see it once it runs. */
export async function tableFor(parts: Parts, person: Person | null, id: string): Promise<Answer<TableInfo>> {
  const info = await tableInfo(parts, id);
  if (info === null) return refuse('not-found');
  const atIt =
    person !== null && [info.host, ...info.seats.map((seat) => seat.person)].some((at) => at?.id === person.id);
  return info.state === 'open' || info.spectators !== 'none' || atIt ? done(info) : refuse('no-spectators');
}
