/** The clock of a machine that jumps by a minute, either way, while somebody thinks: nobody pays for it. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { overDialects } from '../storage/dialects.ts';
import { gather, openAll, type Party, playOnce, type Seated } from '../support/play.ts';
import { build, type NodeProcess, startNode } from './node-process.ts';

const game = airlinesEurope as Game;
const JUMPS = [60_000, -60_000, 0];
/** With each signal the clock is so many milliseconds ahead of the true one. */
const JUMPING = `data:text/javascript,
  const now = Date.now;
  const jumps = ${JSON.stringify(JUMPS)};
  let ahead = 0;
  Date.now = () => now() + ahead;
  process.on('SIGUSR2', () => { ahead = jumps.shift(); console.log('ahead by ' + ahead); });`;

beforeAll(build);

overDialects(({ place }) => {
  test("a player's clock counts the time that passed, and nothing else", async () => {
    const { dataFolder, databaseUrl } = await place();
    const environment = { TARMAC_DATA: dataFolder, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
    const node = await startNode(environment, { flags: ['--import', JUMPING] });
    onTestFinished(() => node.kill());
    const clock = { kind: 'live', bank: 300, increment: 0 } as const;
    const party = await gather([node.base], { clock });
    await openAll(game, party);
    for (const jump of JUMPS) await jumpWhileThinking(node, party, jump);
  });
});

async function jumpWhileThinking(node: NodeProcess, party: Party, jump: number): Promise<void> {
  const { match, people } = party;
  const seen = ({ client, seat }: Seated) => client.seen(match, seat);
  const owing = () => people.find((person) => seen(person)?.awaited.includes(person.seat));
  // The frame of the move before may still be on its way.
  await vi.waitUntil(owing, { timeout: 60_000 });
  const mover = owing() as Seated;
  const begun = performance.now();
  // A turn may take several acts: all before this one has been charged when its clock is read.
  const leftAt = () => left(party, mover, Date.now());
  const before = leftAt();
  const told = `ahead by ${jump}`;
  node.signal('SIGUSR2');
  await vi.waitUntil(() => node.logged.includes(told), { timeout: 60_000 });
  node.logged.splice(0);
  expect((await playOnce(game, mover.client, match, mover.seat, () => 0)).kind).toBe('done');
  await mover.client.settled();
  const charged = before - leftAt();
  expect(charged).toBeGreaterThan(-1000);
  expect(charged).toBeLessThan(performance.now() - begun + 1000);
  expect(mover.client.table(match)?.state).toBe('running');
}

/** Of the seat's time, at a moment of the true clock, which the server's is close to. */
function left({ match }: Party, { client, seat }: Seated, at: number): number {
  const clock = client.seen(match, seat)?.clocks[seat];
  if (clock === undefined) throw new Error(`seat ${seat} has no clock`);
  return clock.left - (clock.since === null ? 0 : Math.max(0, at - clock.since));
}
