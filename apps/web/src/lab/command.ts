/** A series of games as the command that plays it again, for more games than a browser wants to play. */

import type { LabQuestion } from '../worker/lab-api.ts';

export function commandOf({ game, seats, bots, games, seed, scale, options }: LabQuestion): string {
  const chosen = Object.entries(options)
    .filter(([, value]) => typeof value !== 'object')
    .flatMap(([key, value]) => ['--option', `${key}=${String(value)}`]);
  const words = ['report', '--game', game, '--seats', seats, '--bots', bots.join(','), '--games', games];
  const more = ['--seed', seed, '--scale', scale, ...chosen, '--out', 'report.html'];
  return ['npm run -s arena --', ...words, ...more].join(' ');
}
