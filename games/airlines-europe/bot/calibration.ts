/** How `arena calibrate` measures a board of Airlines Europe. */

import type { AirlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Calibration } from '@tarmac/bots';
import { countGame } from './calibration-counts.ts';
import { figuresFor } from './calibration-figures.ts';

export const airlinesEuropeCalibration: Calibration<AirlinesEurope> = { count: countGame, figuresFor };
