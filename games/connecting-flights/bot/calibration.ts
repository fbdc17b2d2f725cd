/** How `arena calibrate` measures a board of Connecting Flights. */

import type { Calibration } from '@tarmac/bots';
import type { ConnectingFlights } from '@tarmac/connecting-flights/rules';
import { countGame } from './calibration-counts.ts';
import { figuresFor } from './calibration-figures.ts';

export const connectingFlightsCalibration: Calibration<ConnectingFlights> = { count: countGame, figuresFor };
