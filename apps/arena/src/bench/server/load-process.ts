/** A process that only plays against one server. */

import { fastChance } from '@tarmac/kit';
import { gameById } from '../../seats.ts';
import { boardgameIoTarget } from './boardgame-io-target.ts';
import { colyseusTarget } from './colyseus-target.ts';
import { loadOn, type Played, type Slice } from './load.ts';
import { type OwnMatch, ownTarget } from './own-target.ts';
import type { IdleSocket, Target } from './target.ts';

export interface LoadSettings {
  readonly target: 'own' | 'boardgame.io' | 'Colyseus';
  readonly url: string;
  readonly game: string;
  readonly seats: number;
  readonly peerFolder: string;
  /** A file from which the arena's packages resolve. */
  readonly modulesFrom: string;
  readonly match?: OwnMatch;
}

/**
 * `sockets`: the number of idle ones from now on. `ready`: to play so many matches at once. `visits`: to these matches, one
 * after the other.
 */
export type LoadQuestion =
  | { readonly slice: Slice }
  | { readonly ready: number }
  | { readonly sockets: number }
  | { readonly visits: readonly string[] };
export type LoadAnswer = Played | { readonly sockets: number };

const settings = JSON.parse(process.argv[2] as string) as LoadSettings;
const { game } = gameById(settings.game, 'the game');
const played = targetOf(settings);
const load = loadOn(played, game, settings.seats, fastChance(1));
const idle: IdleSocket[] = [];

function targetOf({ target, url, game: id, seats, peerFolder, modulesFrom, match }: LoadSettings): Target {
  if (target === 'Colyseus') return colyseusTarget(url, seats, peerFolder);
  return target === 'own'
    ? ownTarget(url, id, seats, modulesFrom, match)
    : boardgameIoTarget(url, id, seats, peerFolder);
}

async function answerTo(question: LoadQuestion): Promise<LoadAnswer> {
  if ('slice' in question) return load.play(question.slice);
  if ('ready' in question) {
    await load.ready(question.ready);
    return { sockets: idle.length };
  }
  if ('visits' in question) {
    for (const match of question.visits) await played.visit?.(match);
    return { sockets: idle.length };
  }
  while (idle.length > question.sockets) idle.pop()?.close();
  while (idle.length < question.sockets) idle.push(await played.connect());
  return { sockets: idle.length };
}

process.on('message', async (question: LoadQuestion) => {
  process.send?.(await answerTo(question));
});
process.on('disconnect', () => process.exit());
