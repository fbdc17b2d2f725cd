/** Airlines (1990), for the arena. */

import type { Trials } from '@tarmac/bots';
import { airlinesCalibration as calibration } from './bot/calibration.ts';
import { manifest } from './manifest.ts';
import { LAB_WORDS as labWords } from './text/lab.ts';

export const trials: Trials = {
  manifest,
  calibration,
  labWords,
  fileOptions: ['board'],
  floor: { decisionsPerSecond: 250_000, ratio: 40 },
};
