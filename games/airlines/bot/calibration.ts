/** How `arena calibrate` measures a board of Airlines (1990). */

import type { Airlines } from '@tarmac/airlines/rules';
import type { Calibration } from '@tarmac/bots';
import { countGame } from './calibration-counts.ts';
import { figuresFor } from './calibration-figures.ts';

export const airlinesCalibration: Calibration<Airlines> = { count: countGame, figuresFor };
