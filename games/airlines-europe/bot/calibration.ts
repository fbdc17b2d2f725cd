/** How `arena calibrate` measures a board of Airlines Europe. */

import { countGame } from './calibration-counts.ts';
import { figuresFor } from './calibration-figures.ts';

export const airlinesEuropeCalibration = { count: countGame, figuresFor };
