/** A whole match of each game, played by bots, can be reviewed, and what the review says holds together. */

import type { Brain, Contestant, Review } from '@tarmac/bots';
import { type Fold, fastChance, foldLog, type Shapes, same, winShares } from '@tarmac/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameCalled } from '../../src/worker/games.ts';
import { botMatch, oneAct, reviewed } from './review-support.ts';

/** As little as can be: what is asked here holds for any effort. */
const TINY = { glance: 0.005, deep: 1, playouts: 2 };

const MATCHES: readonly [string, string, readonly Contestant[], object][] = [
  ['Airlines Europe', 'airlines-europe', ['trainee', 'policy', 'random'], {}],
  ['Airlines', 'airlines', ['trainee', 'policy', 'random'], {}],
  ['Connecting Flights', 'connecting-flights', ['trainee', 'policy', 'random'], {}],
  ['Connecting Flights alone', 'connecting-flights-cooperative', ['trainee'], {}],
  ['Connecting Flights by consent', 'connecting-flights-cooperative', ['trainee', 'trainee'], { consent: true }],
];

describe.each(MATCHES)('%s', (_, id, players, options) => {
  let brain: Brain;
  let fold: Fold<Shapes>;
  let review: Review;

  beforeAll(async () => {
    const mind = await gameCalled(id).mind?.();
    if (mind === undefined) throw new Error(`${id} has nothing to think with`);
    brain = mind.brain;
    const log = botMatch(brain, players, 3, options);
    fold = foldLog(brain.game, log);
    review = reviewed(brain, log, TINY);
  });

  test('has a point for the deal and each act, and the last says how it ended', () => {
    expect(review.seats).toBe(players.length);
    expect(review.points.map(({ entry }) => entry)).toEqual([0, ...fold.points.map(({ index }) => index)]);
    const ranks = brain.game.outcome(fold.state)?.ranks ?? [];
    const ended = brain.game.cooperative === true ? ranks.map((rank) => (rank === 1 ? 1 : 0)) : winShares(ranks);
    expect(review.points.at(-1)?.shares).toEqual(ended);
  });

  test('shares out one victory, or gives all of a team the same', () => {
    for (const { shares, luck } of review.points) {
      if (brain.game.cooperative === true) {
        expect(new Set(shares).size).toBe(1);
        expect(new Set(luck).size).toBe(1);
      } else {
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(luck.reduce((sum, part) => sum + part, 0)).toBeCloseTo(0, 9);
      }
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  test('is certain of nothing before the end', () => {
    for (const { errors } of review.points.slice(0, -1)) for (const error of errors) expect(error).toBeGreaterThan(0);
    for (const { loss, lossError } of review.decisions) if (loss > 0) expect(lossError).toBeGreaterThan(0);
  });

  test('judges every decision that had an alternative, and no optional act', () => {
    const { game } = brain;
    const owed = fold.points.filter(({ before, seat, action }) => {
      const choices = game.actions(before, seat).filter((choice) => !game.isOptional(choice));
      return choices.length > 1 && !game.isOptional(action) && game.toAct(before).seats.includes(seat);
    });
    expect(owed.length).toBeGreaterThan(50);
    expect(review.decisions.map(({ entry }) => entry)).toEqual(owed.map(({ index }) => index));
    for (const [place, { played }] of review.decisions.entries()) expect(played.action).toEqual(owed[place]?.action);
  });

  test('what was played is among the candidates, never better than the best, and never by less than nothing behind', () => {
    for (const { played, best, loss, lossError, candidates } of review.decisions) {
      expect(candidates.filter(({ action }) => same(action, played.action))).toEqual([played]);
      expect(candidates[0]).toBe(best);
      if (best !== played) expect(candidates[1]).toBe(played);
      for (const { value } of candidates) expect(value).toBeLessThanOrEqual(best.value);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(lossError).toBeGreaterThanOrEqual(0);
      expect(best.value).toBeGreaterThanOrEqual(played.value);
    }
    expect(review.turningPoints.length).toBeLessThanOrEqual(3);
  });

  test('a decision costs the same whatever was hidden from its player', () => {
    const { game } = brain;
    let differed = 0;
    for (let place = 4; place < fold.points.length; place += Math.ceil(fold.points.length / 6)) {
      const { before, seat, action } = fold.points[place] as (typeof fold.points)[number];
      const other = game.imagine(game.view(before, seat), fastChance(place));
      if (!same(before, other)) differed++;
      const [mine, theirs] = [before, other].map(
        (state) => reviewed(brain, oneAct(game, players.length, state, seat, action), { ...TINY, deep: 0 }).decisions,
      );
      expect(theirs).toEqual(mine);
    }
    // A team sees everything but the order of cards, which no state knows.
    expect(differed > 0).toBe(brain.game.cooperative !== true);
  });
});
