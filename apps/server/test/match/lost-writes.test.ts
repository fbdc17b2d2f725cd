/** Units of which nobody can say whether they were written: they are read back, and everybody sees what is there. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../support/client.ts';
import { isEntry, loseNextAnswer } from '../support/hold.ts';
import { choices, gather, openAll, owes, type Party, playOut, type Seated } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await openServer({ TARMAC_SPECTATOR_DELAY: '1', TARMAC_LOG: 'silent' });
afterAll(() => server.close());

async function begun(spectators: 'live' | 'delayed' = 'live'): Promise<Party> {
  const party = await gather([server.base], { game: game.id, seats: 2, spectators });
  await openAll(game, party);
  return party;
}

function turnOf({ match, people }: Party) {
  const mover = people.find(({ client, seat }) => owes(client, match, seat)) as Seated;
  const [action] = choices(game, mover.client, match, mover.seat);
  const frame = mover.client.seen(match, mover.seat)?.frame as number;
  const message = { kind: 'act', id: `lost-${frame}`, match, seat: mover.seat, frame, action } as const;
  return { ...mover, message };
}

const head = (match: string) =>
  server.parts.database.read
    .selectFrom('log')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The watcher's frame after the last entry. */
async function lastFrame(match: string): Promise<number> {
  return (JSON.parse((await head(match)).frames) as number[]).at(-1) as number;
}

test('everybody is shown an act whose answer was lost, though nobody asks; sent again, it is done', async () => {
  const party = await begun();
  const { match, people } = party;
  const { client, message } = turnOf(party);
  const frames = () => people.map((each) => each.client.seen(match, each.seat)?.frame as number);
  const before = frames();
  loseNextAnswer(server.parts.database, isEntry);
  await client.ask(message);
  for (const [index, each] of people.entries())
    await each.client.until(() => frames()[index] === (before[index] as number) + 1, 'the act');
  expect(await client.ask(message)).toMatchObject({ kind: 'done', frame: message.frame + 1 });
});

test('everybody hears of the end whose answer was lost, though nobody asks', async () => {
  const { match, people } = await begun();
  const [one, two] = people as [Seated, Seated];
  loseNextAnswer(server.parts.database, isEntry);
  await one.client.ask({ kind: 'resign', id: 'r', match, seat: one.seat, frame: 1 });
  await two.client.until(() => two.client.table(match)?.state === 'over', 'the end');
});

test('spectators some time behind miss nothing of it', async () => {
  const party = await begun('delayed');
  const { match } = party;
  const watcher = await connect(server.base);
  watcher.send({ kind: 'watch', match });
  await watcher.until(() => watcher.seen(match, 'watcher') !== undefined, 'the deal');
  const { client, message } = turnOf(party);
  loseNextAnswer(server.parts.database, isEntry);
  await client.ask(message);
  await client.ask(message);
  await playOut(game, party, () => 0, 3);
  const last = await lastFrame(match);
  await watcher.until(() => watcher.seen(match, 'watcher')?.frame === last, 'the last frame');
});

test('spectators some time behind who cannot be shown an entry are turned away, and can come back when it is mended', async () => {
  const party = await begun('delayed');
  const { match } = party;
  await playOut(game, party, () => 0, 4);
  const { database, now } = server.parts;
  const { seq, entry } = await head(match);
  const broken = { ...(JSON.parse(entry) as object), action: { kind: 'no such thing' } };
  const write = (changed: { entry: string; at?: number }) => {
    const query = database.read.updateTable('log').set(changed).where('match', '=', match).where('seq', '=', seq);
    return database.commit([{ query: query.compile(), rows: 1 }]);
  };
  await write({ entry: JSON.stringify(broken), at: now() + 1000 });
  const watcher = await connect(server.base);
  const heard: ServerMessage[] = [];
  watcher.onMessage((message) => heard.push(message));
  watcher.send({ kind: 'watch', match });
  await watcher.until(() => heard.some(({ kind }) => kind === 'gone'), 'to be turned away');
  expect(heard.find(({ kind }) => kind === 'gone')).toMatchObject({ match, problem: 'unavailable' });
  await write({ entry });
  watcher.send({ kind: 'watch', match });
  const last = await lastFrame(match);
  await watcher.until(() => watcher.seen(match, 'watcher')?.frame === last, 'the view');
});
