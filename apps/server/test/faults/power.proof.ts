/** Two hundred losses of power in five thousand moves, enough for the log to be moved into the file while people play. */

import { fastChance } from '@tarmac/kit';
import { beforeAll, expect, test } from 'vitest';
import { build } from './node-process.ts';
import { drawMoments, losePower, type Played, recordPlay } from './power-loss.ts';
import { needStrace } from './trace.ts';

const MOMENTS = 200;

beforeAll(build);

test('nothing acknowledged is lost or doubled when the power goes', async (context) => {
  const played = await recordPlay(needStrace(context), 40, 5000, 23);
  expect(checkpointsInPlay(played)).toBeGreaterThan(0);
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

/** How often pages went from the log into the file between two acknowledgements of one server. */
function checkpointsInPlay({ events }: Played): number {
  // A server that starts opens files, and one that stops acknowledges nothing more.
  const marks = events.flatMap((event) => {
    if (event.what === 'made' || event.what === 'acknowledged') return [event.what];
    return event.what === 'written' && event.path.endsWith('/tarmac.db') ? ['moved'] : [];
  });
  return [...marks.join(' ').matchAll(/acknowledged (?:moved )+(?=acknowledged)/g)].length;
}
