/** Two hundred losses of power in a thousand moves, long enough for the log to be moved into the file while people play. */

import { fastChance } from '@tarmac/kit';
import { beforeAll, expect, test } from 'vitest';
import { build } from './node-process.ts';
import { drawMoments, losePower, recordPlay } from './power-loss.ts';
import { needStrace } from './trace.ts';

const MOMENTS = 200;

beforeAll(build);

test('nothing acknowledged is lost or doubled when the power goes', async (context) => {
  const played = await recordPlay(needStrace(context), 10, 1000, 23);
  const chance = fastChance(24);
  const outages = await losePower(played, drawMoments(played, MOMENTS, chance), chance);
  const problems = outages.flatMap((outage) => outage.problems);
  const count = (ending: RegExp) => problems.filter((problem) => ending.test(problem)).length;
  process.stdout.write(
    `${outages.length} losses of power among ${played.events.length} events, ${outages.at(-1)?.acknowledged} moves ` +
      `acknowledged: ${count(/is not in the log$/)} lost, ${count(/is in the log \d+ times$/)} doubled\n`,
  );
  expect(problems).toEqual([]);
  expect(outages).toHaveLength(MOMENTS);
});
