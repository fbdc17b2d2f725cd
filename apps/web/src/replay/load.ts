/** Loads a replay from server, browser or file: the file, checked by the rules, and the names of the seats. */

import type { GamePage } from '@tarmac/board';
import { readMatchFile, readReplay } from '../api/files.ts';
import { readTable } from '../api/tables.ts';
import type { PageAnswer } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import { gameOf } from '../games.ts';
import { namesAt, namesOfSeats } from '../table/seat-labels.ts';
import type { LocalSeat, ReplayInfo } from '../worker/rules-api.ts';
import { OPENED, openedFile } from './opened.ts';

/** Where the match is kept. */
export type Source = 'server' | 'browser' | 'file';

export interface Loaded {
  readonly game: GamePage;
  readonly info: ReplayInfo;
  readonly text: string;
  /** In the reader's language; unknown people are called by their seat. */
  names(): readonly string[];
  /** The fixed data of the match. */
  scene(view: unknown): Promise<unknown>;
  /** The table it comes from; null for a file. */
  readonly table: string | null;
  /** The address of the table or replay. */
  readonly address: string;
  /** By seat: the level of its bot; null for people and unknown seats. */
  readonly levels: readonly (string | null)[];
  /** A what-if is a kind of hint: not allowed from a running match without hints. */
  readonly mayBranch: boolean;
}

/** A match file that has not been parsed yet. */
interface Found {
  readonly text: string;
  readonly names: (() => readonly string[]) | null;
  readonly table: string | null;
  readonly levels?: readonly (string | null)[];
  readonly mayBranch: boolean;
  /** The match is running: then it is a view file. */
  readonly running?: boolean;
}

export async function loadReplay(from: Source, id: string): Promise<PageAnswer<Loaded>> {
  const found = await findMatch(from, id);
  // A malformed id counts as not found.
  if (!found.ok) return found.problem === 'malformed' ? { ok: false, problem: 'not-found' } : found;
  const { text, names, table, levels, mayBranch } = found.value;
  const info = await rules().readFile(text);
  if (!info.ok) return info;
  const game = gameOf(info.value.game);
  if (game === null) return { ok: false, problem: 'other-version' };
  const { seats } = info.value;
  return {
    ok: true,
    value: {
      game,
      info: info.value,
      text,
      table,
      address: table ?? `/replays/${id}`,
      levels: levels ?? Array.from({ length: seats }, () => null),
      mayBranch,
      names: () => names?.() ?? namesOfSeats(seats),
      scene: (view) => rules().scene(game.id, view),
    },
  };
}

export function findMatch(from: Source, id: string): Promise<PageAnswer<Found>> {
  if (from === 'server') return onServer(id);
  return from === 'browser' ? inBrowser(id) : asFile(id);
}

async function onServer(id: string): Promise<PageAnswer<Found>> {
  const [table, file] = await Promise.all([readTable(id), readMatchFile(id)]);
  if (!table.ok) return table;
  if (!file.ok) return file;
  const { seats, state, hints } = table.value;
  const levels = seats.map(({ person, bot }) => (person === null ? bot : null));
  const mayBranch = state === 'over' || hints;
  return {
    ok: true,
    value: {
      text: file.value,
      names: () => namesAt(table.value),
      table: `/matches/${id}`,
      levels,
      mayBranch,
      running: state !== 'over',
    },
  };
}

async function inBrowser(id: string): Promise<PageAnswer<Found>> {
  const [list, file] = await Promise.all([rules().list(), rules().download(id)]);
  if (!file.ok) return file;
  const { text } = file.value;
  const table = `/local/${id}`;
  const match = list.ok ? list.value.find((one) => one.id === id) : undefined;
  if (match === undefined) return { ok: true, value: { text, table, names: null, mayBranch: false } };
  const { seats, state, hints } = match;
  const names = () => namesAt({ seats: seats.map(localSeat) });
  const levels = seats.map((seat) => ('bot' in seat ? seat.bot : null));
  return {
    ok: true,
    value: { text, table, names, levels, mayBranch: state === 'over' || hints, running: state !== 'over' },
  };
}

function localSeat(seat: LocalSeat) {
  return 'bot' in seat ? { person: null, bot: seat.bot } : { person: { id: '', name: seat.name }, bot: null };
}

async function asFile(id: string): Promise<PageAnswer<Found>> {
  if (id === OPENED) {
    const text = openedFile();
    return text === null ? { ok: false, problem: 'bad-file' } : { ok: true, value: ofFile(text) };
  }
  const answer = await readReplay(id);
  if (!answer.ok) return answer;
  return { ok: true, value: ofFile(JSON.stringify(answer.value.file)) };
}

function ofFile(text: string): Found {
  return { text, names: null, table: null, mayBranch: true };
}
