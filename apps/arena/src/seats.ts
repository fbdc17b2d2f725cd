/** The seat counts and the game of a command. */

import type { Game } from '@tarmac/kit';
import { BadInput } from './bad-input.ts';
import { type Flag, quoted, text } from './flags.ts';
import { GAMES, type Registered } from './games.ts';

const ids = () => GAMES.map(({ game }) => game.id).join(', ');

export const GAME_FLAG: Flag<Registered> = {
  kind: 'value',
  value: 'ID',
  help: `which game: ${ids()} (the first when left out)`,
  read: (texts) => (texts?.[0] === undefined ? (GAMES[0] as Registered) : gameById(texts[0], '--game')),
};

export function gameById(id: string, where: string): Registered {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new BadInput(`${where} is ${quoted(id)}, but the games are ${ids()}`);
}

export const SEATS_FLAG = text('N', 'a seat count, or a range such as 2..5 (all that the game allows)');

/** `3` or `2..5`; by default every count of the game. */
export function seatCountsOf(seats: string | null, game: Game): number[] {
  const { min, max } = game.seats;
  const wanted = seats ?? `${min}..${max}`;
  const match = /^(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(wanted);
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (match === null || from > to || from < min || to > max)
    throw new BadInput(
      `--seats wants ${min} to ${max} for ${game.id}, one number or a range like ${min}..${max}, not ${quoted(wanted)}`,
    );
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function oneSeatCountOf(seats: string | null, game: Game, fallback: number): number {
  if (seats === null) return fallback;
  const [only, ...more] = seatCountsOf(seats, game);
  if (only === undefined || more.length > 0) throw new BadInput('--seats wants one number here, not a range');
  return only;
}
