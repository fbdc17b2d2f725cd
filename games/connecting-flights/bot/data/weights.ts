/** Made by hand before the first fit. */

import type { Weights } from '@tarmac/bots';

const WIN = [0.6, 0.1, 0.3, 0.05, 0.05, 0.03, 0.02, 0.02, 0.15, -0.05, 0.02, 0.05, 0.1, -0.1];
const POINTS = [8, 1, 1, 0.3, 0.3, 0.3, 0.1, 0.1, 1, -0.3, 0.1, 0.3, 0.5, -1, 10];

export const WEIGHTS: Weights = {
  win: Array.from({ length: 20 }, () => WIN),
  points: Array.from({ length: 20 }, () => POINTS),
};
