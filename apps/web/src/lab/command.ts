/** The command line that repeats a series, for more games than a browser can play. */

import type { LabQuestion } from '../worker/lab-api.ts';

/** Null for an option that is not a plain word, such as a board file: the command would play another table. */
export function commandOf({ game, seats, bots, games, seed, scale, options }: LabQuestion): string | null {
  const chosen = Object.entries(options).filter(([, value]) => value !== null && value !== undefined);
  if (chosen.some(([, value]) => typeof value === 'object')) return null;
  const settings = chosen.flatMap(([key, value]) => ['--option', `${key}=${String(value)}`]);
  const words = ['report', '--game', game, '--seats', seats, '--bots', bots.join(','), '--games', games];
  const more = ['--seed', seed, '--scale', scale, ...settings, '--out', 'report.json'];
  return ['npm run -s arena --', ...words, ...more].join(' ');
}
