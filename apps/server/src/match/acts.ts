/** Acts and undos of a seat. */

import { type By, keyedChance, type Seat, type Shapes } from '@tarmac/kit';
import * as match from '@tarmac/match';
import { type Answer, refuse } from '../answer.ts';
import { nodeDigest } from '../digest.ts';
import type { Parts } from '../parts.ts';
import { append, type Live } from './live.ts';
import { headOf, type ServerPosition, standing } from './position.ts';

interface Act {
  readonly seat: Seat;
  readonly action: Shapes['action'];
  readonly by: By;
  /** When it reached the server; null for a bot's. */
  readonly arrivedAt: number | null;
}

/** In the match's turn, at its present position. */
export async function act(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  { arrivedAt, ...made }: Act,
  message: string | null,
): Promise<Answer<ServerPosition>> {
  const { game, key } = live.setting;
  const chance = keyedChance(key, position.fold.length, nodeDigest);
  const at = parts.now();
  const late = arrivedAt === null ? 0 : Math.max(0, Math.round(at - arrivedAt)) + unheard(live, position, made.seat);
  const acted = match.act(game, position, { at, ...made, ...(late === 0 ? {} : { late }) }, chance);
  if (!acted.ok) return { ...refuse('against-the-rules'), refusal: acted.refusal };
  return append(parts, live, standing(live.setting, position, acted.moves), message);
}

/** What the seat's clock has counted while the entry that it answers waited for the disk, so that nobody heard of it. */
function unheard({ heard }: Live, position: ServerPosition, seat: Seat): number {
  if (heard === null || heard.head !== headOf(position)) return 0;
  const isAnswer = heard.seat === seat || position.after.clock.own[seat]?.since === heard.at;
  return isAnswer ? Math.round(heard.after) : 0;
}

export async function undo(
  parts: Parts,
  live: Live,
  position: ServerPosition,
  seat: Seat,
  by: By,
  message: string | null,
): Promise<Answer<ServerPosition>> {
  const move = match.takeBack(live.setting.game, position, { at: parts.now(), by, seat });
  if (move === null) return refuse('nothing-to-undo');
  return append(parts, live, standing(live.setting, position, [move]), message);
}
