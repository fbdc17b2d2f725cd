/** Opened match files, until they are closed. */

import type { Manifest } from '@tarmac/bots';
import type { Eye } from '@tarmac/kit';
import type { PageAnswer } from '../../backend/backend.ts';
import { findGame } from '../games.ts';
import { newSeed, type Parts } from '../parts.ts';
import type { Acted, Recalled, ReplayInfo } from '../rules-api.ts';
import { readMatchFile } from './match-file.ts';
import type { Opened } from './opened.ts';
import { readViewFile } from './view-file.ts';

/** Far beyond any match. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

const NOT_FOUND = { ok: false, problem: 'not-found' } as const;

export interface Shelf {
  readFile(text: string): Promise<PageAnswer<ReplayInfo>>;
  replay(id: string, eye: Eye): Promise<PageAnswer<readonly Recalled[]>>;
  actAt(id: string, entry: number): Promise<PageAnswer<Acted | null>>;
  closeReplay(id: string): void;
}

export function replayShelf(parts: Pick<Parts, 'random' | 'now'>): Shelf {
  const shelf = new Map<string, Opened>();
  return {
    async readFile(text) {
      try {
        const { known, file } = fileIn(text);
        const opened =
          file.format === 'tarmac-view' ? readViewFile(known, file, parts.now) : readMatchFile(known, file);
        const { seats, eyes, moves, verified, extent, problems } = opened;
        const id = `file-${newSeed(parts)}`;
        shelf.set(id, opened);
        return { ok: true, value: { id, game: known.game.id, eyes, seats, moves, verified, ...extent, problems } };
      } catch (error) {
        return badFile(error);
      }
    },
    async replay(id, eye) {
      const opened = shelf.get(id);
      if (opened === undefined || !opened.eyes.includes(eye)) return NOT_FOUND;
      return { ok: true, value: opened.moments(eye) };
    },
    async actAt(id, entry) {
      const opened = shelf.get(id);
      return opened === undefined ? NOT_FOUND : { ok: true, value: opened.actAt(entry) };
    },
    closeReplay: (id) => void shelf.delete(id),
  };
}

type File = Readonly<Record<string, unknown>>;

/** Throws, in words, on anything but a file of a known game. */
export function fileIn(text: string): { readonly known: Manifest; readonly file: File } {
  if (text.length > MOST_CHARACTERS) throw new Error(`a match file has at most ${MOST_CHARACTERS} characters`);
  const file: unknown = JSON.parse(text);
  if (typeof file !== 'object' || file === null || !('format' in file) || !('game' in file))
    throw new Error('this is not a match file');
  const known = typeof file.game === 'string' ? findGame(file.game) : null;
  if (known === null) throw new Error('the file is of a game that is not known here');
  return { known, file: file as unknown as File };
}

/** Any error is the file's fault and must not break anything here. */
function badFile(error: unknown): PageAnswer<never> {
  const detail = error instanceof Error ? error.message.slice(0, 300) : '';
  return { ok: false, problem: 'bad-file', ...(detail === '' ? {} : { detail }) };
}
