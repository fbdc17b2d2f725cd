/** CF-4.5 why a flight earns what it earns, and what a plan comes to before it is handed in. */

import { describe, expect, test } from 'vitest';
import { COUNTS_A_STAR_MORE } from '../../board/logic/first-flight.ts';
import { farePartsOf, judgedFlights, provenJudgements } from '../../board/planner/logic/fare-parts.ts';
import { handOf } from '../../board/planner/logic/hand.ts';
import { nextToFill } from '../../board/planner/logic/strips.ts';
import { bandOf, PAYS_NO_PENALTY, summaryOf } from '../../board/planner/logic/summary.ts';
import { facts } from '../../bot/facts.ts';
import { ABILITIES } from '../../rules/cards/player-cards.ts';
import { judgePlan } from '../../rules/flight/judge.ts';
import { tablesOf } from '../../rules/tables.ts';
import { watchedGame } from '../board-moments/whole-games.ts';

const { scene, moments } = watchedGame(3, 7);
const planned = moments.flatMap(({ view, facts: known }) =>
  view.frame.kind === 'plans' && view.frame.chosen.every((choice) => choice === null) ? [{ view, known }] : [],
);

test('the parts of every flight come to what the rules pay for it', () => {
  let events = 0;
  for (const { view, known } of planned) {
    for (let seat = 0; seat < view.seats; seat++) {
      const plan = facts({ ...view, eye: seat, identities: view.identities.map(() => 0) }).bestPlan?.plan ?? [];
      const verdicts = judgePlan(view, tablesOf(view.config.board), seat, plan);
      for (const { fare } of judgedFlights(plan, verdicts).flat()) {
        if (fare === null) continue;
        const parts = farePartsOf(scene, known.fares, fare);
        expect(parts.reduce((sum, { coins }) => sum + coins, 0)).toBe(fare.revenue);
        expect(parts[0]).toEqual({
          kind: 'stars',
          coins: scene.board.revenue[(scene.cards[fare.passenger]?.stars ?? 0) - 1],
        });
        events += parts.length - 1;
      }
    }
  }
  expect(events).toBeGreaterThan(0);
});

test('a sum that all flights together make proves each of them', () => {
  for (const { view, known } of planned.slice(0, 4)) {
    const best = facts({ ...view, eye: 0, identities: view.identities.map(() => 0) }).bestPlan;
    if (best === null || best.plan.length === 0) continue;
    const proven = provenJudgements(scene, known.fares, best.plan, best.revenue);
    const verdicts = judgePlan(view, tablesOf(view.config.board), 0, best.plan);
    expect(proven?.flat().map(({ revenue }) => revenue)).toEqual(verdicts.flat().map(({ revenue }) => revenue));
    expect(provenJudgements(scene, known.fares, best.plan, best.revenue - 1)).toBeNull();
  }
});

describe('a plan before it is handed in', () => {
  const { view } = planned.at(-1) ?? { view: moments[0]?.view };
  if (view === undefined) throw new Error('no game');

  test('CF-4.6 shows the field of the leaderboard its revenue would stand on', () => {
    expect(bandOf(scene, 0)).toMatchObject({ from: 0, coins: scene.board.leaderboard[0]?.coins });
    const second = scene.board.leaderboard[1]?.from ?? 0;
    expect(bandOf(scene, second - 1).upTo).toBe(second - 1);
    expect(bandOf(scene, second).from).toBe(second);
    expect(bandOf(scene, 1000)).toMatchObject({ upTo: null, coins: scene.board.leaderboard.at(-1)?.coins });
  });

  test('CF-4.5 names landing rights that no valid flight ends on, but not those lent', () => {
    const inSupply = view.where.findIndex((place, card) => place === -1 && card < 35);
    const owned = view.where.findIndex((place, card) => place === 1 && card < 35);
    const rightsOf = view.rightsOf.map((_, card) => (card === inSupply || card === owned ? 0 : -1));
    const renting = { ...view, rightsOf };
    expect(handOf(scene, renting, 0).rights).toEqual([inSupply, owned].sort((a, b) => a - b));
    expect(handOf(scene, renting, 1).airports).not.toContain(owned);
    const usual = scene.board.players.findIndex(({ id }) => id === 'broker');
    const paying = { ...renting, players: renting.players.with(0, usual) };
    const { unused, revenue, flights } = summaryOf(scene, paying, 0, [], []);
    expect(unused).toEqual([{ card: inSupply, coins: scene.cards[inSupply]?.rightsPrice }]);
    expect([revenue, flights]).toEqual([0, 0]);
  });

  test('CF-4.5 warns of no penalty whom a player card spares it', () => {
    const spared = Object.entries(ABILITIES).flatMap(([id, { noPenalty }]) => (noPenalty === true ? [id] : []));
    expect(spared).toEqual([PAYS_NO_PENALTY]);
    const inSupply = view.where.findIndex((place, card) => place === -1 && card < 35);
    const coordinator = scene.board.players.findIndex(({ id }) => id === PAYS_NO_PENALTY);
    const renting = {
      ...view,
      players: view.players.with(0, coordinator),
      rightsOf: view.rightsOf.map((_, card) => (card === inSupply ? 0 : -1)),
    };
    expect(summaryOf(scene, renting, 0, [], []).unused).toEqual([]);
  });

  test('CF-3.3 knows whose plane counts a star more, from round 1 on', () => {
    const boosted = Object.entries(ABILITIES).flatMap(([id, { boosts }]) => ((boosts ?? 0) > 0 ? [id] : []));
    expect(boosted).toEqual([COUNTS_A_STAR_MORE]);
  });

  test('CF-2.5 laying goes on along the flight, past the truck of an electric plane', () => {
    const [plane, electric] = [35, scene.cards.findIndex((card) => card.electric)];
    const at = (card: number) => [{ from: 0, legs: [{ plane: card, truck: 0, passenger: null, to: null }] }];
    const slot = { chain: 0, leg: 0, part: 'plane' } as const;
    expect(nextToFill(at(plane), slot, scene)?.part).toBe('truck');
    expect(nextToFill(at(electric), slot, scene)?.part).toBe('passenger');
    const full = [{ from: 0, legs: [{ plane, truck: 1, passenger: 70, to: 1 }] }];
    expect(nextToFill(full, { chain: 0, leg: 0, part: 'to' }, scene)).toBeNull();
  });
});
