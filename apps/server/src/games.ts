/** The games the server knows. Nothing else here names one. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { airlines } from '@tarmac/airlines/rules';
import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Brain } from '@tarmac/bots';
import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { cooperativeFlightsBrain } from '@tarmac/connecting-flights/cooperative/bot';
import { cooperativeFlights } from '@tarmac/connecting-flights/cooperative/rules';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import type { GameParts } from './parts.ts';

export const GAMES: readonly GameParts[] = [
  { game: airlinesEurope, brain: airlinesEuropeBrain as Brain },
  { game: airlines, brain: airlinesBrain as Brain },
  { game: connectingFlights, brain: connectingFlightsBrain as Brain },
  { game: cooperativeFlights, brain: cooperativeFlightsBrain as Brain },
];
