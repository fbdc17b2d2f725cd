/** A move is parsed, checked, copied and applied once on its way through the server, whoever is told of it. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { connect, newcomer } from '../support/client.ts';
import { gather, owes, playOnce, settle } from '../support/play.ts';
import { GENEROUS, openServer } from '../support/server.ts';

const COUNTED = ['parseAction', 'check', 'clone', 'apply', 'setup'] as const;

const counts = { parseAction: 0, check: 0, clone: 0, apply: 0, setup: 0 };

function counting(rules: Game): Game {
  const game = { ...rules };
  for (const name of COUNTED) {
    const original = rules[name] as (...args: never[]) => unknown;
    Object.assign(game, {
      [name](...args: never[]) {
        counts[name]++;
        return original(...args);
      },
    });
  }
  return game;
}

test('one setup for a deal; one parse, check, copy and application for an act', async () => {
  const rules = airlinesEurope as Game;
  const game = counting(rules);
  const server = await openServer(GENEROUS, { games: new Map([[game.id, { game, brain: null }]]) });
  try {
    const { match, people } = await gather([server.base], { game: game.id, seats: 2 });
    expect(counts).toEqual({ parseAction: 0, check: 0, clone: 0, apply: 0, setup: 1 });
    const watcher = await connect(server.base, { cookie: await newcomer(server.base, 'Watcher') });
    watcher.send({ kind: 'watch', match });
    await watcher.until(() => watcher.seen(match, 'watcher') !== undefined, 'the view of a watcher');
    for (let acts = 1; acts <= 30; acts++) {
      const now = people.find(({ client, seat }) => owes(client, match, seat));
      if (now === undefined) throw new Error('nobody owes anything');
      const reply = await playOnce(rules, now.client, match, now.seat, (count) => (acts * 7) % count);
      expect(reply.kind).toBe('done');
      await Promise.all(people.map(({ client }) => settle(client, match)));
      expect(counts).toEqual({ parseAction: acts, check: acts, clone: acts, apply: acts, setup: 1 });
    }
  } finally {
    await server.close();
  }
});
