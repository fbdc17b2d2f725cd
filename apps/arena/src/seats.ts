/** The seat counts and the game of a command. */

import type { Game } from '@tarmac/kit';
import { BadInput } from './bad-input.ts';
import { type Flag, type Given, quoted, textOf } from './flags.ts';
import { GAMES, type Registered } from './games.ts';

export const GAME_FLAG: Flag = {
  kind: 'value',
  value: 'ID',
  help: `which game: ${GAMES.map(({ game }) => game.id).join(', ')} (the first when left out)`,
};

export function gameOf(given: Given): Registered {
  const id = textOf(given, 'game');
  return id === null ? (GAMES[0] as Registered) : gameById(id, '--game');
}

export function gameById(id: string, where: string): Registered {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new BadInput(`${where} is ${quoted(id)}, but the games are ${GAMES.map(({ game }) => game.id).join(', ')}`);
}

/** `3` or `2..5`; by default every count of the game. */
export function seatCountsOf(given: Given, game: Game): number[] {
  const { min, max } = game.seats;
  const text = textOf(given, 'seats') ?? `${min}..${max}`;
  const match = /^(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (match === null || from > to || from < min || to > max)
    throw new BadInput(
      `--seats wants ${min} to ${max} for ${game.id}, one number or a range like ${min}..${max}, not ${quoted(text)}`,
    );
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function oneSeatCountOf(given: Given, game: Game, fallback: number): number {
  if (textOf(given, 'seats') === null) return fallback;
  const counts = seatCountsOf(given, game);
  const only = counts[0];
  if (only === undefined || counts.length > 1) throw new BadInput(`--seats wants one number here, not a range`);
  return only;
}
