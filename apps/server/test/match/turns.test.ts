/** Turns over real sockets, and whole matches: played to the end and verified. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import {
  byChance,
  choices,
  gather,
  logOf,
  openAll,
  type Party,
  playOut,
  type Seated,
  theFirst,
  verifiedFile,
} from '../support/play.ts';
import { useServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await useServer();
const logNow = ({ match }: Party) => logOf(server.parts.database, match);

async function begun(seats: number): Promise<Party> {
  const party = await gather([server.base], { seats });
  await openAll(game, party);
  return party;
}

/** The seat whose turn it is, once the openings are chosen, and the first thing it can do. */
async function mover({ match, people, one }: Party): Promise<{ readonly player: Seated; readonly action: unknown }> {
  await one.client.until(() => people.some(({ owes }) => owes()), 'a turn');
  const player = people.find(({ owes }) => owes()) as Seated;
  return { player, action: choices(game, player.client, match, player.seat)[0] };
}

describe('an act', () => {
  test('sent again with its id is answered and not done again, even long after', async () => {
    const party = await begun(2);
    const { player, action } = await mover(party);
    const message = { kind: 'act', id: 'the-same', frame: player.frame(), action } as const;
    const done = await player.ask(message);
    expect(done.kind).toBe('done');
    const { length } = await logNow(party);
    expect(await player.ask(message)).toEqual(done);
    await playOut(game, party, theFirst, 40);
    expect((await logNow(party)).length).toBeGreaterThan(length);
    expect(await player.ask(message)).toEqual(done);
    expect((await logNow(party)).filter((row) => row.message?.endsWith('/the-same'))).toHaveLength(1);
  });

  test('answers the last frame its eye has seen: older ones are stale', async () => {
    const { player, action } = await mover(await begun(2));
    const frame = player.frame();
    for (const other of [frame - 1, frame + 1])
      expect(await player.ask({ kind: 'act', action, frame: other })).toMatchObject({ problem: 'stale' });
    expect(await player.ask({ kind: 'act', action, frame })).toMatchObject({ kind: 'done' });
  });

  test('against the rules is refused with the rule it breaks', async () => {
    const party = await begun(3);
    const { player, action } = await mover(party);
    const other = party.people.find((person) => person !== player) as Seated;
    const reply = await other.ask({ kind: 'act', action });
    expect(reply).toMatchObject({ problem: 'against-the-rules', refusal: { rule: expect.stringMatching(/^AE-/) } });
  });
});

describe('hidden choices', () => {
  test('sent at the same time by five people are all taken, and none makes a frame for the others', async () => {
    const party = await gather([server.base], { seats: 5 });
    const { people } = party;
    const before = people.map(({ frame }) => frame());
    const replies = await Promise.all(people.map(({ play }) => play(game, theFirst)));
    expect(replies.map(({ kind }) => kind)).toEqual(people.map(() => 'done'));
    // One frame for one's own choice, and one when the last choice opened them all; for the last these are one.
    await Promise.all(
      people.map(({ client, frame }, index) =>
        client.until(() => frame() >= (before[index] as number) + 1, 'the opening'),
      ),
    );
    const frames = (await logNow(party)).slice(-5).map((row) => JSON.parse(row.frames) as number[]);
    for (const [index, after] of frames.slice(0, 4).entries()) {
      const previous = index === 0 ? before : (frames[index - 1] as number[]);
      expect(after.slice(0, 5).filter((frame, seat) => frame !== previous[seat])).toHaveLength(1);
    }
  });

  test('may be replaced until the last is in, but not as often as one likes', async () => {
    const { one } = await gather([server.base]);
    const problems: string[] = [];
    for (let again = 0; again < 14; again++) {
      const reply = await one.play(game, (count) => again % count);
      if (reply.kind === 'refused') problems.push(reply.problem);
      else await one.client.until(() => one.frame() === reply.frame, 'its frame');
    }
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems)).toEqual(new Set(['too-fast']));
  });
});

describe('taking back', () => {
  test('what was decided alone, and the choice can be made anew', async () => {
    const party = await gather([server.base]);
    const { one, two } = party;
    const chosen = await one.play(game, theFirst);
    await one.client.until(() => one.frame() === (chosen as { frame: number }).frame, 'the choice');
    expect(one.seen()?.undo).toBe(1);
    expect((await one.ask({ kind: 'undo' })).kind).toBe('done');
    await one.client.until(one.owes, 'the choice to be open again');
    expect(two.frame()).toBe(1);
    expect((await logNow(party)).at(-1)?.entry).toContain('"undo"');
  });

  test('nothing, where something was drawn', async () => {
    const party = await begun(2);
    await playOut(game, party, byChance(4), 60);
    const drawn = (await logNow(party)).filter(({ entry }) => /"draws":\[\[/.test(entry));
    expect(drawn.length).toBeGreaterThan(5);
    for (const person of party.people) {
      const undo = person.seen()?.undo;
      expect((await person.ask({ kind: 'undo' })).kind).toBe(undo === 0 ? 'refused' : 'done');
    }
  });
});

test.each([2, 3, 4, 5])('a match of %i people is played to its end and can be verified', async (seats) => {
  const party = await gather([server.base], { seats });
  const played = await playOut(game, party, byChance(seats));
  expect(played).toBeGreaterThan(20);
  const tables = await Promise.all(party.people.map(({ over }) => over()));
  expect(tables[0]?.result?.reason).toBe('finished');
  await verifiedFile(server.base, party.match, game);
  for (const { client } of party.people) client.close();
});
