/** What an upgrade makes of a match: its clocks run for those the newer rules wait for. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Game, matchKey, type Seat } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { following, HOST, type Move, type ServerPosition } from '../../src/match/position.ts';
import type { Setting } from '../../src/match/setting.ts';
import { startMoves } from '../../src/match/start.ts';

const game = airlinesEurope as Game;

/** The same rules, but that they wait for these seats. */
function waitingFor(seats: readonly Seat[]): Setting {
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const secret = new Uint8Array(32);
  const contributions = ['a', 'b'];
  return {
    id: 'match',
    host: 'ann',
    game: { ...game, toAct: (state) => ({ ...game.toAct(state), seats }), awaited: () => seats },
    config: config.value,
    clock: { kind: 'live', bank: 60, increment: 0 },
    onTimeout: 'resign',
    standIn: 'random',
    spectators: 'live',
    people: ['ann', 'bob'],
    bots: [null, null],
    contributions,
    secret,
    key: matchKey(secret, contributions, nodeDigest),
  };
}

function begun(setting: Setting): ServerPosition {
  return (startMoves(setting, 0).at(-1) as Move).position;
}

test.each([
  [[0], [1], [null, 90_000]],
  [[0], [0, 1], [90_000, 90_000]],
  [[0, 1], [1], [null, 90_000]],
  [[0], [0], [90_000, null]],
])('older rules that waited for %j, newer ones that wait for %j', (older, newer, since) => {
  const before = begun(waitingFor(older));
  const { state } = before.fold;
  const entry = { kind: 'upgrade', at: 90_000, by: HOST, version: game.version, state } as const;
  const [move] = following(waitingFor(newer), before, [entry]);
  const { own, seen } = (move as Move).position.after.clock;
  // While nobody could play nobody lost any time.
  expect(own).toEqual(since.map((each) => ({ left: 60_000, since: each })));
  expect(seen).toEqual(own);
});
