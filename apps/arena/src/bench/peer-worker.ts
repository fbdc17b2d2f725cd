/**
 * Plays a game through boardgame.io in its own thread. Our rules run there on immer's proxies; in the thread of the
 * direct measurement they would give the compiler two shapes for everything and slow both down. Threads take turns, so
 * only one core is used at a time.
 */

import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@tarmac/threads';
import { gameById } from '../seats.ts';
import { wrappedGame } from './boardgame-io.ts';
import { repeat } from './measure.ts';
import { defaultConfig } from './own.ts';
import { loadPeer } from './peer.ts';

export interface PeerWork {
  readonly game: string;
  readonly seats: number;
  readonly disableUndo: boolean;
}

const { game: id, seats, disableUndo } = workerData as PeerWork;
const { game } = gameById(id, 'the game');
const wrapped = wrappedGame(game, defaultConfig(game, seats), seats, loadPeer(), { disableUndo }, 1);

answerQuestions((seconds: number) => repeat(() => wrapped.play().decisions, seconds));
