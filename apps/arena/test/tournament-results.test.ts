/** The results kept in the repository can be played again from their seeds. */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameById } from '../src/seats.ts';
import { playGame } from '../src/tournament/play-game.ts';
import { readResults } from '../src/tournament/result-file.ts';
import { jobOf } from '../src/tournament/run.ts';

const folder = fileURLToPath(new URL('../results/', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** At full strength one game takes a minute or more. */
const samplesAt = (scale: number) => (scale > 0.2 ? 1 : 3);

describe('committed results', () => {
  test('there are some', () => {
    expect(names).not.toEqual([]);
  });

  test.each(names)(
    '%s: games played again end as they did',
    (name) => {
      const results = readResults(folder + name, name);
      expect(results.version).toBe(gameById(results.game, name).game.version);
      const lines = [...results.games, ...results.gauntlet];
      const samples = samplesAt(results.scale);
      for (let sample = 0; sample < samples; sample++) {
        const line = lines[Math.floor(((sample + 0.5) * lines.length) / samples)];
        if (line === undefined) throw new Error(`${name} holds no games`);
        const [seed, seating, ranks, scores] = line;
        const again = playGame(jobOf(results, { seed, seating }));
        expect({ seed, seating, ranks: again.ranks, scores: again.scores }).toEqual({ seed, seating, ranks, scores });
      }
    },
    600_000,
  );
});
