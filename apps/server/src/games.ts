/** The games of the server. No other file of the server names a game. */

import { manifest as airlines } from '@tarmac/airlines/manifest';
import { manifest as airlinesEurope } from '@tarmac/airlines-europe/manifest';
import type { Manifest } from '@tarmac/bots';
import { manifest as connectingFlights } from '@tarmac/connecting-flights/manifest';
import { manifest as connectingFlightsCooperative } from '@tarmac/connecting-flights-cooperative/manifest';
import type { GameParts } from './parts.ts';

const MANIFESTS: readonly Manifest[] = [airlinesEurope, airlines, connectingFlights, connectingFlightsCooperative];

export const GAMES: readonly GameParts[] = await Promise.all(
  MANIFESTS.map(async (manifest) => ({ ...manifest, brain: (await manifest.mind?.())?.brain ?? null })),
);
