/** The games of the web app, for the worker. No other file of the worker names one; ../games.ts is for the page. */

import { manifest as airlines } from '@tarmac/airlines/manifest';
import { manifest as airlinesEurope } from '@tarmac/airlines-europe/manifest';
import type { Manifest } from '@tarmac/bots';
import { manifest as connectingFlights } from '@tarmac/connecting-flights/manifest';
import { manifest as connectingFlightsCooperative } from '@tarmac/connecting-flights-cooperative/manifest';
import type { Eye } from '@tarmac/kit';

export const GAMES: readonly Manifest[] = [airlinesEurope, airlines, connectingFlights, connectingFlightsCooperative];

export function findGame(id: string): Manifest | null {
  return GAMES.find(({ game }) => game.id === id) ?? null;
}

/** For the id of a known game. */
export function gameCalled(id: string): Manifest {
  const found = findGame(id);
  if (found === null) throw new Error(`there is no game ${id}`);
  return found;
}

/** Every game's view has its eye and its number of seats. */
export const eyeOf = (view: unknown): Eye => (view as { readonly eye: Eye }).eye;
export const seatsIn = (view: unknown): number => (view as { readonly seats: number }).seats;
