/** The games of the web app, worker side. Nothing else in the worker names one; ../games.ts is the page's side. */

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

/** For a game that is known to be one. */
export function gameCalled(id: string): Manifest {
  const found = findGame(id);
  if (found === null) throw new Error(`there is no game ${id}`);
  return found;
}

/** Whose view it is, and of how many seats: every game's views say so. */
export const eyeOf = (view: unknown): Eye => (view as { readonly eye: Eye }).eye;
export const seatsIn = (view: unknown): number => (view as { readonly seats: number }).seats;
