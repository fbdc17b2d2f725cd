/** Turns over real sockets, and whole matches: played to the end and verified. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, verifyMatch } from '@tarmac/kit';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { call } from '../support/client.ts';
import {
  choices,
  expectOk,
  gather,
  openAll,
  owes,
  type Party,
  playOnce,
  playOut,
  type Seated,
} from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await openServer();
afterAll(() => server.close());

const logOf = async (match: string) =>
  server.parts.database.read.selectFrom('log').selectAll().where('match', '=', match).orderBy('seq').execute();

const first = () => 0;
const frameOf = ({ client, seat }: Seated, match: string) => client.seen(match, seat)?.frame as number;

/** The seat whose turn it is, once the openings are chosen. */
async function mover({ match, people }: Party): Promise<Seated> {
  const [anybody] = people as [Seated];
  await anybody.client.until(() => people.some(({ client, seat }) => owes(client, match, seat)), 'a turn');
  return people.find(({ client, seat }) => owes(client, match, seat)) as Seated;
}

describe('an act', () => {
  test('sent again with its id is answered and not done again, even long after', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const { match } = party;
    await openAll(game, party);
    const player = await mover(party);
    const [action] = choices(game, player.client, match, player.seat);
    const message = {
      kind: 'act',
      id: 'the-same',
      match,
      seat: player.seat,
      frame: frameOf(player, match),
      action,
    } as const;
    const done = await player.client.ask(message);
    expect(done.kind).toBe('done');
    const length = (await logOf(match)).length;
    expect(await player.client.ask(message)).toEqual(done);
    await playOut(game, party, first, 40);
    const later = (await logOf(match)).length;
    expect(later).toBeGreaterThan(length);
    expect(await player.client.ask(message)).toEqual(done);
    expect((await logOf(match)).filter((row) => row.message?.endsWith('/the-same'))).toHaveLength(1);
  });

  test('answers the last frame its eye has seen: older ones are stale', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const { match } = party;
    await openAll(game, party);
    const player = await mover(party);
    const frame = frameOf(player, match);
    const [action] = choices(game, player.client, match, player.seat);
    const message = { kind: 'act', match, seat: player.seat, action } as const;
    expect(await player.client.ask({ ...message, id: 'old', frame: frame - 1 })).toMatchObject({ problem: 'stale' });
    expect(await player.client.ask({ ...message, id: 'new', frame: frame + 1 })).toMatchObject({ problem: 'stale' });
    expect(await player.client.ask({ ...message, id: 'now', frame })).toMatchObject({ kind: 'done' });
  });

  test('against the rules is refused with the rule it breaks', async () => {
    const party = await gather([server.base], { game: game.id, seats: 3 });
    await openAll(game, party);
    const { seat } = await mover(party);
    const other = party.people.find((person) => person.seat !== seat) as Seated;
    const [action] = choices(game, (await mover(party)).client, party.match, seat);
    const reply = await other.client.ask({
      kind: 'act',
      id: 'out-of-turn',
      match: party.match,
      seat: other.seat,
      frame: frameOf(other, party.match),
      action,
    });
    expect(reply).toMatchObject({ problem: 'against-the-rules', refusal: { rule: expect.stringMatching(/^AE-/) } });
  });
});

describe('hidden choices', () => {
  test('sent at the same time by five people are all taken, and none makes a frame for the others', async () => {
    const party = await gather([server.base], { game: game.id, seats: 5 });
    const { match, people } = party;
    const before = people.map((person) => frameOf(person, match));
    const replies = await Promise.all(people.map(({ client, seat }) => playOnce(game, client, match, seat, first)));
    expect(replies.map(({ kind }) => kind)).toEqual(people.map(() => 'done'));
    // One frame for one's own choice, and one when the last choice opened them all; for the last these are one.
    await Promise.all(
      people.map((person, index) =>
        person.client.until(() => frameOf(person, match) >= (before[index] as number) + 1, 'the opening'),
      ),
    );
    const rows = await logOf(match);
    const frames = rows.slice(-5).map((row) => JSON.parse(row.frames) as number[]);
    for (const [index, after] of frames.slice(0, 4).entries()) {
      const previous = index === 0 ? before : (frames[index - 1] as number[]);
      expect(after.slice(0, 5).filter((frame, seat) => frame !== previous[seat])).toHaveLength(1);
    }
  });

  test('may be replaced until the last is in, but not as often as one likes', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const [player] = party.people as [Seated];
    const problems: string[] = [];
    for (let again = 0; again < 14; again++) {
      const reply = await playOnce(game, player.client, party.match, player.seat, (count) => again % count);
      if (reply.kind === 'refused') problems.push(reply.problem);
      else await player.client.until(() => frameOf(player, party.match) === reply.frame, 'its frame');
    }
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems)).toEqual(new Set(['too-fast']));
  });
});

describe('taking back', () => {
  test('what was decided alone, and the choice can be made anew', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    const [player, other] = party.people as [Seated, Seated];
    const { match } = party;
    const chosen = await playOnce(game, player.client, match, player.seat, first);
    await player.client.until(() => frameOf(player, match) === (chosen as { frame: number }).frame, 'the choice');
    expect(player.client.seen(match, player.seat)?.undo).toBe(1);
    const undone = await player.client.ask({
      kind: 'undo',
      id: 'back',
      match,
      seat: player.seat,
      frame: frameOf(player, match),
    });
    expect(undone.kind).toBe('done');
    await player.client.until(() => owes(player.client, match, player.seat), 'the choice to be open again');
    expect(frameOf(other, match)).toBe(1);
    expect((await logOf(match)).at(-1)?.entry).toContain('"undo"');
  });

  test('nothing, where something was drawn', async () => {
    const party = await gather([server.base], { game: game.id, seats: 2 });
    await openAll(game, party);
    const chance = fastChance(4);
    await playOut(game, party, (count) => chance.draw(count), 60);
    const rows = await logOf(party.match);
    const drawn = rows.filter(({ entry }) => /"draws":\[\[/.test(entry));
    expect(drawn.length).toBeGreaterThan(5);
    for (const person of party.people) {
      const seen = person.client.seen(party.match, person.seat);
      const reply = await person.client.ask({
        kind: 'undo',
        id: `back-${person.seat}`,
        match: party.match,
        seat: person.seat,
        frame: frameOf(person, party.match),
      });
      expect(reply.kind).toBe(seen?.undo === 0 ? 'refused' : 'done');
    }
  });
});

test.each([2, 3, 4, 5])('a match of %i people is played to its end and can be verified', async (seats) => {
  const party = await gather([server.base], { game: game.id, seats });
  const chance = fastChance(seats);
  const played = await playOut(game, party, (count) => chance.draw(count));
  expect(played).toBeGreaterThan(20);
  const [first] = party.people;
  await Promise.all(party.people.map(({ client }) => client.until(() => client.table(party.match)?.state === 'over')));
  expect(first?.client.table(party.match)?.result?.reason).toBe('finished');
  const file = await expectOk(await call(server.base, 'GET', `/api/matches/${party.match}/export`));
  expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
  for (const { client } of party.people) client.close();
});
