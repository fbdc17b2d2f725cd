/** Units of which nobody can say whether they were written: they are read back, and everybody sees what is there. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { LogRow } from '../../src/storage/schema.ts';
import { connect, watching } from '../support/client.ts';
import { isEntry, loseNextAnswer } from '../support/hold.ts';
import { choices, gather, logOf, openAll, type Party, playOut, type Seated, theFirst } from '../support/play.ts';
import { useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await useServer({ TARMAC_SPECTATOR_DELAY: '1', TARMAC_LOG: 'silent' });

async function begun(spectators: 'live' | 'delayed' = 'live'): Promise<Party> {
  const party = await gather([server.base], { spectators });
  await openAll(game, party);
  return party;
}

function turnOf({ match, people }: Party) {
  const mover = people.find(({ owes }) => owes()) as Seated;
  const [action] = choices(game, mover.client, match, mover.seat);
  const message = { kind: 'act', id: 'lost', frame: mover.frame(), action } as const;
  return { mover, message };
}

const head = async (match: string) => (await logOf(server.parts.database, match)).at(-1) as LogRow;

/** The watcher's frame after the last entry. */
async function lastFrame(match: string): Promise<number> {
  return (JSON.parse((await head(match)).frames) as number[]).at(-1) as number;
}

test('everybody is shown an act whose answer was lost, though nobody asks; sent again, it is done', async () => {
  const party = await begun();
  const { people } = party;
  const { mover, message } = turnOf(party);
  const before = people.map(({ frame }) => frame());
  loseNextAnswer(server.parts.database, isEntry);
  await mover.ask(message);
  for (const [index, { client, frame }] of people.entries())
    await client.until(() => frame() === (before[index] as number) + 1, 'the act');
  expect(await mover.ask(message)).toMatchObject({ kind: 'done', frame: message.frame + 1 });
});

test('everybody hears of the end whose answer was lost, though nobody asks', async () => {
  const { one, two } = await begun();
  loseNextAnswer(server.parts.database, isEntry);
  await one.ask({ kind: 'resign', frame: 1 });
  await two.over();
});

test('spectators some time behind miss nothing of it', async () => {
  const party = await begun('delayed');
  const { match } = party;
  const watcher = await watching(server.base, match);
  const { mover, message } = turnOf(party);
  loseNextAnswer(server.parts.database, isEntry);
  await mover.ask(message);
  await mover.ask(message);
  await playOut(game, party, theFirst, 3);
  const last = await lastFrame(match);
  await watcher.until(() => watcher.seen(match, 'watcher')?.frame === last, 'the last frame');
});

test('spectators some time behind who cannot be shown an entry are turned away, and can come back when it is mended', async () => {
  const party = await begun('delayed');
  const { match } = party;
  await playOut(game, party, theFirst, 4);
  const { database, now } = server.parts;
  const { seq, entry } = await head(match);
  const broken = { ...(JSON.parse(entry) as object), action: { kind: 'no such thing' } };
  const write = (changed: { entry: string; at?: number }) => {
    const query = database.read.updateTable('log').set(changed).where('match', '=', match).where('seq', '=', seq);
    return database.commit([{ query: query.compile(), rows: 1 }]);
  };
  await write({ entry: JSON.stringify(broken), at: now() + 1000 });
  const watcher = await connect(server.base);
  watcher.send({ kind: 'watch', match });
  expect(await watcher.turnedAway(match)).toBe('unavailable');
  await write({ entry });
  watcher.send({ kind: 'watch', match });
  const last = await lastFrame(match);
  await watcher.until(() => watcher.seen(match, 'watcher')?.frame === last, 'the view');
});
