/** Loads a replay from server, browser or file: the file, checked by the rules, and the names of the seats. */

import type { GamePage } from '@tarmac/board';
import type { Seat } from '@tarmac/kit';
import { readMatchFile, readReplay } from '../api/files.ts';
import { readTable } from '../api/tables.ts';
import type { PageAnswer } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import { gameOf } from '../games.ts';
import { me } from '../people/me.svelte.ts';
import { peopleIn } from '../table/people-in.ts';
import { namesAt, namesOfSeats } from '../table/seat-labels.ts';
import { localSeat } from '../table/seat-names.ts';
import type { ReplayInfo } from '../worker/rules-api.ts';
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
  /** A what-if is a kind of hint: not allowed from a running match without hints or with other people. */
  readonly mayBranch: boolean;
  /** The seats of the reader, as far as known. */
  readonly mine: readonly Seat[];
}

/** A match file that has not been parsed yet. */
interface Found {
  readonly text: string;
  readonly names: (() => readonly string[]) | null;
  readonly table: string | null;
  readonly levels?: readonly (string | null)[];
  readonly mayBranch: boolean;
  readonly mine?: readonly Seat[];
  /** The match is running: then it is a view file. */
  readonly running?: boolean;
}

export async function loadReplay(from: Source, id: string): Promise<PageAnswer<Loaded>> {
  const found = await findMatch(from, id);
  // A malformed id counts as not found.
  if (!found.ok) return found.problem === 'malformed' ? { ok: false, problem: 'not-found' } : found;
  const { text, names, table, levels, mayBranch, mine = [] } = found.value;
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
      mine,
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
  const [table, file] = await Promise.all([readTable(id), readMatchFile(id), me.isKnown ? null : me.load()]);
  if (!table.ok) return table;
  if (!file.ok) return file;
  const { seats, state, hints } = table.value;
  const levels = seats.map(({ person, bot }) => (person === null ? bot : null));
  const person = me.current?.id;
  const mine = seats.flatMap((seat, index) => (person !== undefined && seat.person?.id === person ? [index] : []));
  const mayBranch = state === 'over' || (hints && peopleIn(seats) < 2);
  return {
    ok: true,
    value: {
      text: file.value,
      names: () => namesAt(table.value),
      table: `/matches/${id}`,
      levels,
      mayBranch,
      mine,
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
  const mine = seats.flatMap((seat, index) => ('name' in seat ? [index] : []));
  const mayBranch = state === 'over' || (hints && mine.length < 2);
  return { ok: true, value: { text, table, names, levels, mayBranch, mine, running: state !== 'over' } };
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
