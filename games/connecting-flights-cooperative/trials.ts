/** Connecting Flights, cooperative and solo, for the arena. */

import type { Trials } from '@tarmac/bots';
import { cooperativeCalibration as calibration } from './bot/calibration.ts';
import { flyingProbe } from './bot/flying/probe.ts';
import { manifest } from './manifest.ts';
import { LAB_WORDS as labWords } from './text/lab.ts';

export const trials: Trials = {
  manifest,
  calibration,
  labWords,
  fileOptions: ['board'],
  listsRepresentatives: true,
  floor: { decisionsPerSecond: 40_000, ratio: 20 },
  probes: [flyingProbe],
};
