/** The games the server knows. Nothing else here names one. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { airlines } from '@tarmac/airlines/rules';
import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Brain } from '@tarmac/bots';
import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { cooperativeFlightsBrain } from '@tarmac/connecting-flights-cooperative/bot';
import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import type { GameParts } from './parts.ts';

/**
 * What bots are worth is measured: Plackett-Luce over the tournaments of apps/arena/results between two levels, those
 * at full strength where there are any, with the pilot at 1000. Whoever plays at random has next to never won anything.
 * A team's bots compete with nobody.
 */
export const GAMES: readonly GameParts[] = [
  {
    game: airlinesEurope,
    brain: airlinesEuropeBrain as Brain,
    botRatings: { random: 0, trainee: 900, pilot: 1000, captain: 1055 },
  },
  {
    game: airlines,
    brain: airlinesBrain as Brain,
    botRatings: { random: 0, trainee: 800, pilot: 1000, captain: 1205 },
  },
  {
    game: connectingFlights,
    brain: connectingFlightsBrain as Brain,
    botRatings: { random: 0, trainee: 845, pilot: 1000, captain: 1095 },
  },
  { game: cooperativeFlights, brain: cooperativeFlightsBrain as Brain },
];
