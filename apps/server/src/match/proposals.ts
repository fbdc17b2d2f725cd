/** What needs the others' consent: taking back more than one may alone, and calling the match off. */

import { foldLog, type Seat } from '@tarmac/kit';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { LogRow, ProposalRow } from '../storage/schema.ts';
import { append, type Live } from './live.ts';
import { readRows } from './load.ts';
import { HOST, isPlayedByPerson, type Position } from './position.ts';
import { afterOf, happeningOf } from './rows.ts';

export type ProposalKind = ProposalRow['kind'];

/** Those who are asked: people who play. Bots and stand-ins never object. */
function asked({ after }: Position): Seat[] {
  return after.seats.flatMap((state, seat) => (isPlayedByPerson(state) ? [seat] : []));
}

/** What everybody has seen so far: what is done in secret must not make a proposal lapse. */
function publicFrame({ after }: Position): number {
  return after.frames.at(-1) as number;
}

/** The last entry that would stand if everything after this frame of the seat's own eye were taken back. */
export async function undoTarget(parts: Parts, live: Live, seat: Seat, frame: number): Promise<Answer<number>> {
  const rows = await readRows(parts, live.setting.id, -1);
  const log = rows.map((row) => happeningOf(row).entry);
  const dealt = log.findLastIndex(({ kind }) => kind === 'start' || kind === 'upgrade');
  const to = rows.findLastIndex((row) => (afterOf(row).frames[seat] as number) <= frame);
  if (to < dealt) return refuse('nothing-to-undo', 'that is before the deal');
  const frameAt = (index: number) => afterOf(rows[index] as LogRow).frames[seat] as number;
  // Only what the seat has noticed: otherwise the answer would tell what others have done in secret.
  const stands = foldLog(live.setting.game, log).points.some(
    ({ index }) => index > to && frameAt(index) > frameAt(index - 1),
  );
  return stands ? done(to) : refuse('nothing-to-undo');
}

export async function propose(
  parts: Parts,
  live: Live,
  position: Position,
  kind: ProposalKind,
  seat: Seat,
  to: number,
  message: string,
): Promise<Answer<Position>> {
  if (asked(position).every((other) => other === seat)) return carryOut(parts, live, position, kind, to, message);
  const { id } = live.setting;
  const yes = JSON.stringify([seat]);
  const row: ProposalRow = { match: id, kind, seat, to_seq: to, at_frame: publicFrame(position), yes };
  const { match: _match, kind: _kind, ...rest } = row;
  const query = parts.database.read
    .insertInto('proposals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match', 'kind']).doUpdateSet(rest))
    .compile();
  const committed = await parts.database.commit([{ query, rows: 1 }], [{ topic: 'table', subject: id }]);
  return committed.ok ? done(position) : refuse('unavailable');
}

/** An offer to undo lapses with the next act; one to end stands until it is answered. */
export async function answer(
  parts: Parts,
  live: Live,
  position: Position,
  kind: ProposalKind,
  seat: Seat,
  yes: boolean,
  message: string,
): Promise<Answer<Position>> {
  const { id } = live.setting;
  const { read } = parts.database;
  const row = await read
    .selectFrom('proposals')
    .selectAll()
    .where('match', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row === undefined || (kind === 'undo' && row.at_frame !== publicFrame(position))) return refuse('no-proposal');
  const agreed = [...new Set([...(JSON.parse(row.yes) as Seat[]), ...(yes ? [seat] : [])])];
  if (yes && asked(position).every((other) => agreed.includes(other)))
    return carryOut(parts, live, position, kind, row.to_seq, message);
  const query = yes
    ? read
        .updateTable('proposals')
        .set({ yes: JSON.stringify(agreed) })
        .where('match', '=', id)
        .where('kind', '=', kind)
        .where('yes', '=', row.yes)
        .where('at_frame', '=', row.at_frame)
        .compile()
    : read.deleteFrom('proposals').where('match', '=', id).where('kind', '=', kind).compile();
  const committed = await parts.database.commit([{ query, rows: 1 }], [{ topic: 'table', subject: id }]);
  if (committed.ok) return done(position);
  return committed.why === 'conflict' ? refuse('stale') : refuse('unavailable');
}

async function carryOut(
  parts: Parts,
  live: Live,
  position: Position,
  kind: ProposalKind,
  to: number,
  message: string,
): Promise<Answer<Position>> {
  const at = parts.now();
  if (kind === 'end')
    return append(parts, live, [{ entry: { kind: 'end', at, by: HOST, reason: 'agreed' }, news: [] }], message);
  const { id, game } = live.setting;
  if (to < position.after.base) {
    // Behind the base nothing is kept in memory: the whole log says what stood there.
    const log = (await readRows(parts, id, -1)).map((row) => happeningOf(row).entry);
    if (log.length !== position.fold.length) return refuse('stale');
    live.position = { ...position, fold: foldLog(game, log) };
  }
  const lapse = parts.database.read.deleteFrom('proposals').where('match', '=', id).where('kind', '=', 'undo');
  const undo = { kind: 'undo', at, by: HOST, to, keep: [] } as const;
  return append(parts, live, [{ entry: undo, news: [] }], message, { extra: [{ query: lapse.compile() }] });
}
