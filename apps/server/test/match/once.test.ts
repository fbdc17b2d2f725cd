/** A move is parsed, checked, copied and applied once on its way through the server, whoever is told of it. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { serving } from '../support/bare.ts';
import { newcomer, watching } from '../support/client.ts';
import { gather, type Seated, settle } from '../support/play.ts';
import { openServer } from '../support/server.ts';

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
  const { base } = await openServer({}, serving(game));
  const { match, people } = await gather([base]);
  expect(counts).toEqual({ parseAction: 0, check: 0, clone: 0, apply: 0, setup: 1 });
  await watching(base, match, await newcomer(base, 'Watcher'));
  for (let acts = 1; acts <= 30; acts++) {
    const now = people.find(({ owes }) => owes()) as Seated;
    const reply = await now.play(rules, (count) => (acts * 7) % count);
    expect(reply.kind).toBe('done');
    await Promise.all(people.map(({ client }) => settle(client, match)));
    expect(counts).toEqual({ parseAction: acts, check: acts, clone: acts, apply: acts, setup: 1 });
  }
});
