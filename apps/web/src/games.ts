/** The games of the web app, for the page; worker/games.ts has them for the workers. No other file names a game. */

import { page as airlines } from '@tarmac/airlines/page';
import { page as airlinesEurope } from '@tarmac/airlines-europe/page';
import type { GamePage } from '@tarmac/board';
import { page as connectingFlights } from '@tarmac/connecting-flights/page';
import { page as connectingFlightsCooperative } from '@tarmac/connecting-flights-cooperative/page';

export const GAMES: readonly GamePage[] = [airlinesEurope, airlines, connectingFlights, connectingFlightsCooperative];

export function gameOf(id: string): GamePage | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
