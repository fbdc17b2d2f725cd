/** Connecting Flights, for the arena. */

import type { Trials } from '@tarmac/bots';
import { connectingFlightsCalibration as calibration } from './bot/calibration.ts';
import { plannerProbe } from './bot/planner/probe.ts';
import { manifest } from './manifest.ts';
import { LAB_WORDS as labWords } from './text/lab.ts';

export const trials: Trials = {
  manifest,
  calibration,
  labWords,
  fileOptions: ['board'],
  listsRepresentatives: true,
  floor: { decisionsPerSecond: 50_000, ratio: 20 },
  probes: [plannerProbe],
};
