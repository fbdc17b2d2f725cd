/** Bots that would rather do what is optional: they may, a few times in a row, and the match goes on all the same. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Entry, fastChance, type Game, recordingChance, type Shapes } from '@tarmac/kit';
import { act, followLog, type Position } from '@tarmac/match';
import { expect, test } from 'vitest';
import { botPlayer } from '../../src/worker/match/bots.ts';
import { makePacing } from '../../src/worker/match/pacing.ts';
import type { Thinker } from '../../src/worker/thinker.ts';

const rules = airlinesEurope as Game;
const RING = { type: 'ring' } as const;
const isRing = (action: unknown): boolean => (action as { type: string }).type === 'ring';

/** Airlines Europe with a bell that anybody may ring at any time. */
const game: Game = {
  ...rules,
  hasOptionalActions: true,
  isOptional: isRing,
  actions: (state, seat) => [...rules.actions(state, seat), RING],
  check: (state, seat, action) => (isRing(action) ? null : rules.check(state, seat, action)),
  apply(state, seat, action, ...rest) {
    if (!isRing(action)) rules.apply(state, seat, action, ...rest);
  },
};

const stamp = { at: 0, by: { kind: 'host' } } as const;

function dealt(): Entry<Shapes>[] {
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const chance = recordingChance(fastChance(1));
  game.setup(config.value, 2, chance);
  const { version } = game;
  const contributions = ['', ''];
  return [
    {
      ...stamp,
      kind: 'start',
      version,
      config: config.value,
      seats: 2,
      commitment: null,
      contributions,
      draws: chance.draws,
    },
  ];
}

/** Where a log leads, as it does when a match is opened again. */
function positionOf(log: readonly Entry<Shapes>[]): Position {
  const all = [...followLog(game, log)];
  return all[all.length - 1]?.position as Position;
}

/** Two bots that ring whenever they may go on from the log, so many acts or to the end. */
function playOn(log: Entry<Shapes>[], most: number): Promise<void> {
  let position = positionOf(log);
  let left = most;
  const whim = fastChance(log.length);
  const thinker: Pick<Thinker, 'decide'> = {
    decide: async ({ actions }) => actions.find(isRing) ?? actions[whim.draw(actions.length)],
  };
  return new Promise((resolve, reject) => {
    const parts = {
      thinker: thinker as Thinker,
      wait: async () => undefined,
      random: (bytes: number) => new Uint8Array(bytes),
    };
    const bots = botPlayer(parts, game, [{ bot: 'random' }, { bot: 'random' }], () => position, makePacing('normal'), {
      pauseLeft: () => 0,
      async play(seat, isStillAsked, action) {
        expect(isStillAsked()).toBe(true);
        const acted = act(game, position, { ...stamp, seat, action }, fastChance(log.length));
        if (!acted.ok) throw new Error(acted.refusal.code);
        for (const move of acted.moves) {
          log.push(move.entry);
          position = move.position;
        }
        if (--left > 0 && game.outcome(position.fold.state) === null) return;
        bots.stop();
        resolve();
      },
      giveUp: reject,
      botsAway: () => reject(new Error('nobody thinks')),
    });
    bots.play();
  });
}

/** R for a ring of that seat, D for a decision. */
function written(log: readonly Entry<Shapes>[], seat: number): string {
  return log
    .flatMap((entry) => (entry.kind === 'act' && entry.seat === seat ? [isRing(entry.action) ? 'R' : 'D'] : []))
    .join('');
}

test('they ring four times before everything they decide, to the end', async () => {
  const log = dealt();
  await playOn(log, Number.POSITIVE_INFINITY);
  expect(game.outcome(positionOf(log).fold.state)).not.toBeNull();
  for (const seat of [0, 1]) expect(written(log, seat)).toMatch(/^(RRRRD)+$/);
});

test.each([1, 2, 3, 4, 5, 6])('opened again after %i acts a match goes on counting from its log', async (acts) => {
  const log = dealt();
  await playOn(log, acts);
  expect(log).toHaveLength(1 + acts);
  await playOn(log, 40);
  for (const seat of [0, 1]) expect(written(log, seat)).toMatch(/^(R{4}D)*R{0,4}$/);
});
