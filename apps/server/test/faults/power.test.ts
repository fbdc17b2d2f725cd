/** A short run of losses of power, and what the check says of a server that would not sync; the long run is a proof. */

import { fastChance } from '@tarmac/kit';
import { beforeAll, expect, test } from 'vitest';
import type { DiskEvent } from './disk-trace.ts';
import { build } from './node-process.ts';
import { drawMoments, losePower, type Played, recordPlay } from './power-loss.ts';
import { needStrace } from './trace.ts';

beforeAll(build);

test('what was acknowledged is there after a loss of power, and would not be without its sync', async (context) => {
  const played = await recordPlay(needStrace(context), 3, 60, 21);
  const chance = fastChance(22);
  const outages = await losePower(played, drawMoments(played, 10, chance), chance);
  expect(outages.flatMap(({ problems }) => problems)).toEqual([]);

  // All that only chance would have kept is gone.
  const [bare] = await losePower(played, [played.events.length], chance, ['none']);
  expect(bare?.problems).toEqual([]);
  const { events, moment, id } = withoutSync(played);
  const [outage] = await losePower({ ...played, events }, [moment], chance, ['none']);
  expect(outage?.problems).toContainEqual(expect.stringMatching(`/${id} of seat \\d, done, is not in the log$`));
});

/** Up to the last acknowledgement, but for the syncs after its entry was written to the log. */
function withoutSync({ events }: Played) {
  const told = events.findLastIndex(({ what }) => what === 'acknowledged');
  const { id } = events[told] as Extract<DiskEvent, { what: 'acknowledged' }>;
  const holdsIt = (event: DiskEvent) => event.what === 'written' && event.bytes.includes(`/${id}`);
  const written = events.findIndex(holdsIt);
  expect(written).toBeGreaterThan(0);
  const isLeftOut = (event: DiskEvent, index: number) => index > written && event.what === 'synced';
  const shown = events.slice(0, told + 1).filter((event, index) => !isLeftOut(event, index));
  return { events: shown, moment: shown.length, id };
}
