/** Proposals that need the others' consent: a larger undo, or the end of the match. */

import { foldLog, type Seat } from '@tarmac/kit';
import type { CompiledQuery } from 'kysely';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { ProposalRow } from '../storage/schema.ts';
import { append, catchUp, type Live } from './live.ts';
import { readRows } from './load.ts';
import { messageIdOf } from './message-key.ts';
import { following, HOST, isPlayedByPerson, type ServerPosition } from './position.ts';
import { entryOf, parseFrames } from './rows.ts';

export type ProposalKind = ProposalRow['kind'];

/** The seats that are asked: those of people. Bots and stand-ins never object. */
function asked({ after }: ServerPosition): Seat[] {
  return after.seats.flatMap((state, seat) => (isPlayedByPerson(state) ? [seat] : []));
}

/** The watcher's frame: a secret act must not make a proposal lapse. */
function publicFrame({ after }: ServerPosition): number {
  return after.frames.at(-1) as number;
}

/** The last entry that stays in effect if everything after this frame of the seat's eye is undone. */
export async function undoTarget(parts: Parts, live: Live, seat: Seat, frame: number): Promise<Answer<number>> {
  const rows = await readRows(parts, live.setting.id, -1);
  const log = rows.map(entryOf);
  const dealt = log.findLastIndex(({ kind }) => kind === 'start' || kind === 'upgrade');
  const frames = rows.map((row) => parseFrames(row.frames)[seat] as number);
  const to = frames.findLastIndex((seen) => seen <= frame);
  if (to < dealt) return refuse('nothing-to-undo', 'that is before the deal');
  const frameAt = (index: number) => frames[index] as number;
  // Only acts that the seat has noticed: otherwise the answer would reveal secret acts of others.
  const stands = foldLog(live.setting.game, log).points.some(
    ({ index }) => index > to && frameAt(index) > frameAt(index - 1),
  );
  return stands ? done(to) : refuse('nothing-to-undo');
}

/** A proposal to the others; `message` is the key of its message. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly seat: Seat;
  /** The last entry that would stay in effect. */
  readonly to: number;
  readonly message: string;
}

/** A repeated message is the same proposal. If somebody has already proposed the end, it is a yes to that. */
export async function propose(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  { kind, seat, to, message }: Proposal,
): Promise<Answer<ServerPosition>> {
  if (asked(position).every((other) => other === seat)) return carryOut(parts, live, position, kind, to, message);
  const { id } = live.setting;
  const standing = await standingProposal(parts, live, position, kind);
  if (standing?.message === message) return done(position);
  if (standing !== null && kind === 'end') return agree(parts, live, position, standing, seat, message);
  const yes = JSON.stringify([seat]);
  const row: ProposalRow = { match: id, kind, message, seat, to_seq: to, at_frame: publicFrame(position), yes };
  const { match: _match, kind: _kind, ...rest } = row;
  const query = parts.database.read
    .insertInto('proposals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match', 'kind']).doUpdateSet(rest))
    .compile();
  const committed = await parts.database.commit([{ query, rows: 1 }], [{ topic: 'table', subject: id }]);
  return committed.ok ? done(position) : refuse('unavailable');
}

/** A proposal to undo lapses with the next visible act; one to end the match stays until it is answered. */
async function standingProposal(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  kind: ProposalKind,
): Promise<ProposalRow | null> {
  const row = await parts.database.read
    .selectFrom('proposals')
    .selectAll()
    .where('match', '=', live.setting.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const lapsed = row !== undefined && kind === 'undo' && row.at_frame !== publicFrame(position);
  return row === undefined || lapsed ? null : row;
}

export interface AnswerTo {
  readonly kind: ProposalKind;
  /** The id of the message that made it. */
  readonly proposal: string;
  readonly seat: Seat;
  readonly yes: boolean;
  readonly message: string;
}

export async function answer(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  { kind, proposal, seat, yes, message }: AnswerTo,
): Promise<Answer<ServerPosition>> {
  const row = await standingProposal(parts, live, position, kind);
  if (row === null || messageIdOf(row.message) !== proposal) return refuse('no-proposal');
  if (yes) return agree(parts, live, position, row, seat, message);
  const query = parts.database.read
    .deleteFrom('proposals')
    .where('match', '=', row.match)
    .where('kind', '=', kind)
    .where('message', '=', row.message)
    .compile();
  return settled(parts, position, row, query);
}

async function agree(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  row: ProposalRow,
  seat: Seat,
  message: string,
): Promise<Answer<ServerPosition>> {
  const agreed = [...new Set([...(JSON.parse(row.yes) as Seat[]), seat])];
  if (asked(position).every((other) => agreed.includes(other)))
    return carryOut(parts, live, position, row.kind, row.to_seq, message);
  const query = parts.database.read
    .updateTable('proposals')
    .set({ yes: JSON.stringify(agreed) })
    .where('match', '=', row.match)
    .where('kind', '=', row.kind)
    .where('message', '=', row.message)
    .where('yes', '=', row.yes)
    .compile();
  return settled(parts, position, row, query);
}

async function settled(
  parts: Parts,
  position: ServerPosition,
  { match }: ProposalRow,
  query: CompiledQuery,
): Promise<Answer<ServerPosition>> {
  const committed = await parts.database.commit([{ query, rows: 1 }], [{ topic: 'table', subject: match }]);
  if (committed.ok) return done(position);
  // Somebody else answered at the same time: decide again.
  return committed.why === 'conflict' ? refuse('stale') : refuse('unavailable');
}

async function carryOut(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  kind: ProposalKind,
  to: number,
  message: string,
): Promise<Answer<ServerPosition>> {
  const at = parts.now();
  const { setting } = live;
  if (kind === 'end') {
    const end = { kind: 'end', at, by: HOST, reason: 'agreed' } as const;
    return append(parts, live, following(setting, position, [end]), message);
  }
  const { id, game } = setting;
  let from = position;
  if (to < position.after.base) {
    // Entries before the base are not in memory: read the whole log.
    const log = (await readRows(parts, id, -1)).map(entryOf);
    if (log.length !== position.fold.length) {
      await catchUp(parts, live);
      return refuse('stale');
    }
    from = { ...position, fold: foldLog(game, log) };
  }
  const lapse = parts.database.read.deleteFrom('proposals').where('match', '=', id).where('kind', '=', 'undo');
  const undo = { kind: 'undo', at, by: HOST, to, keep: [] } as const;
  return append(parts, live, following(setting, from, [undo]), message, {
    extra: [{ query: lapse.compile() }],
    announce: [{ topic: 'table', subject: id }],
  });
}
