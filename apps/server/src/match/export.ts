/** Exports a match: a match file after its end, the view file of one eye before. */

import { type Eye, exportMatch, type MatchFile, type Shapes, shortHash, toHex } from '@tarmac/kit';
import { type Change, eyeIndex } from '@tarmac/match';
import { difference, type SeenFrame, type ViewFile } from '@tarmac/wire';
import type { Parts } from '../parts.ts';
import type { HeadRow } from '../storage/schema.ts';
import { firstOf, follow, readHead, readRows } from './load.ts';
import type { Move, ServerPosition } from './position.ts';
import { entryOf } from './rows.ts';
import type { Setting } from './setting.ts';

export async function wholeMatch(parts: Parts, { id, game, secret }: Setting): Promise<MatchFile<Shapes>> {
  const rows = await readRows(parts, id, -1);
  const log = rows.map(entryOf);
  const { version, state: kept } = (await readHead(parts, id)) as HeadRow;
  if (version === game.version) return exportMatch(game, log, secret);
  // It ended under older rules, which can no longer replay it: the stored result is exported as it is.
  const state: unknown = JSON.parse(kept);
  const outcome = game.outcome(game.load(state, version));
  const hash = shortHash(state);
  return { format: 'tarmac-match', formatVersion: 1, game: game.id, log, secret: toHex(secret), outcome, hash };
}

/** Entries of older rules are not replayed: the file begins with the last upgrade. */
export async function seenMatch(parts: Parts, setting: Setting, eye: Eye, until: number): Promise<ViewFile> {
  const { game, people } = setting;
  const all = await readRows(parts, setting.id, -1);
  const later = all.findIndex(({ at }) => at > until);
  const rows = later === -1 ? all : all.slice(0, later);
  const index = eyeIndex(eye, people.length);
  const frames: SeenFrame[] = [];
  let position: ServerPosition | null = null;
  for (const row of rows.slice(rows.findLastIndex(({ version }) => version !== game.version) + 1)) {
    const move: Move = position === null ? firstOf(setting, row) : follow(setting, position, row);
    position = move.position;
    const change = move.changes[index];
    if (change !== null && change !== undefined)
      frames.push(seenFrame(position.after.frames[index] as number, row.at, change));
  }
  return { format: 'tarmac-view', formatVersion: 1, game: game.id, version: game.version, eye, frames };
}

function seenFrame(frame: number, at: number, { cause, news, before, view }: Change): SeenFrame {
  return { frame, at, cause, news, patch: difference(before, view) };
}
