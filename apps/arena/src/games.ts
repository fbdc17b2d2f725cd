/** The games the arena knows. Nothing else here names one. */

import { airlinesBrain, airlinesCalibration, airlinesLab } from '@tarmac/airlines/bot';
import { LAB_WORDS as AIRLINES_LAB } from '@tarmac/airlines/lab-words';
import { airlines } from '@tarmac/airlines/rules';
import { airlinesEuropeBrain, airlinesEuropeCalibration, airlinesEuropeLab } from '@tarmac/airlines-europe/bot';
import { LAB_WORDS as AIRLINES_EUROPE_LAB } from '@tarmac/airlines-europe/lab-words';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Brain, Calibration, Lab } from '@tarmac/bots';
import {
  connectingFlightsBrain,
  connectingFlightsCalibration,
  connectingFlightsLab,
  plannerProbe,
} from '@tarmac/connecting-flights/bot';
import { LAB_WORDS as CONNECTING_FLIGHTS_LAB } from '@tarmac/connecting-flights/lab-words';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import {
  cooperativeCalibration,
  cooperativeFlightsBrain,
  cooperativeFlightsLab,
  flyingProbe,
} from '@tarmac/connecting-flights-cooperative/bot';
import { LAB_WORDS as COOPERATIVE_LAB } from '@tarmac/connecting-flights-cooperative/lab-words';
import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import type { Game } from '@tarmac/kit';
import type { LabWords } from '@tarmac/kit/words';

export interface Registered {
  readonly game: Game;
  /** Without one it is played by random bots only. */
  readonly brain?: Brain;
  /** Without one `arena calibrate` has nothing to measure. */
  readonly calibration?: Calibration;
  /** What `arena report` counts, and what it calls it. */
  readonly lab?: Lab;
  readonly labWords?: LabWords;
  /** Settings that may be a whole JSON file instead of a value. */
  readonly fileOptions?: readonly string[];
  readonly floor?: Floor;
  readonly probes?: readonly Probe[];
  /** Whether it has actions without number (bids, trades), of which `actions` lists representatives only. */
  readonly listsRepresentatives?: boolean;
}

/** What `arena bench` asks of a game: decisions a second on one core, and times boardgame.io. */
export interface Floor {
  readonly decisionsPerSecond: number;
  readonly ratio: number;
}

/** What else `arena bench` times of a game. */
export interface Probe {
  readonly name: string;
  /** In nanoseconds: the most that a unit may take. */
  readonly most: number;
  /** Makes the work, which does some units and says how many. */
  make(): () => number;
}

export const GAMES: readonly Registered[] = [
  {
    game: airlinesEurope,
    brain: airlinesEuropeBrain as Brain,
    calibration: airlinesEuropeCalibration,
    lab: airlinesEuropeLab,
    labWords: AIRLINES_EUROPE_LAB.en,
    fileOptions: ['board'],
    floor: { decisionsPerSecond: 250_000, ratio: 40 },
  },
  {
    game: airlines,
    brain: airlinesBrain as Brain,
    calibration: airlinesCalibration,
    lab: airlinesLab,
    labWords: AIRLINES_LAB.en,
    fileOptions: ['board'],
    floor: { decisionsPerSecond: 250_000, ratio: 40 },
  },
  {
    game: connectingFlights,
    brain: connectingFlightsBrain as Brain,
    calibration: connectingFlightsCalibration,
    lab: connectingFlightsLab,
    labWords: CONNECTING_FLIGHTS_LAB.en,
    fileOptions: ['board'],
    floor: { decisionsPerSecond: 50_000, ratio: 20 },
    probes: [plannerProbe],
    listsRepresentatives: true,
  },
  {
    game: cooperativeFlights,
    brain: cooperativeFlightsBrain as Brain,
    calibration: cooperativeCalibration,
    lab: cooperativeFlightsLab,
    labWords: COOPERATIVE_LAB.en,
    fileOptions: ['board'],
    floor: { decisionsPerSecond: 40_000, ratio: 20 },
    probes: [flyingProbe],
    listsRepresentatives: true,
  },
];
