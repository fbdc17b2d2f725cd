/** How the conformance suite plays the cooperative game: every number of seats and hands, every scenario, every option. */

import type { Chance } from '@tarmac/kit';
import { anyKind, type ConformancePlan, SAMPLED_RATES } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { CooperativeFlights } from '../../rules/game.ts';

/** Beside changing one number or word: what somebody might try who half knows the rules. */
function perturb(action: Action, chance: Chance): unknown[] {
  switch (action.type) {
    case 'fly': {
      const { from, to, pawns } = action;
      const colour = chance.draw(pawns.length);
      return [
        { ...action, from: to, to: from },
        { ...action, truck: 0 },
        { ...action, pawns: pawns.map(() => 0) },
        { ...action, pawns: pawns.with(colour, (pawns[colour] as number) + 1) },
        { ...action, pawns: pawns.toReversed() },
      ];
    }
    case 'charter':
      return [{ ...action, from: action.to, to: action.from }];
    case 'first':
      return [
        { ...action, from: action.to, to: action.from },
        { ...action, plane: action.passenger, passenger: action.plane },
      ];
    case 'rent':
      return [{ ...action, type: 'buyAirport' }];
    case 'buyAirport':
      return [{ ...action, type: 'rent' }];
    default:
      return [];
  }
}

export const plan: ConformancePlan<CooperativeFlights> = {
  configs: [
    { label: 'all as usual', seats: 1, config: {} },
    { label: 'a first game', seats: 1, config: { beginner: true } },
    {
      label: 'two hands, creating demand',
      seats: 1,
      config: { hands: 'two', scenario: 'creating-demand', difficulty: 'medium' },
    },
    { label: 'low-cost airlines', seats: 2, config: { scenario: 'low-cost', consent: true, difficulty: 'hard' } },
    {
      label: 'the Olympic Games, a first game',
      seats: 3,
      config: { scenario: 'olympic-games', beginner: true, difficulty: 'medium' },
    },
    { label: 'the good old days', seats: 2, config: { scenario: 'good-old-days', hands: 'two' } },
    { label: 'volcano', seats: 1, config: { scenario: 'volcano', difficulty: 'hard' } },
    { label: 'the future', seats: 3, config: { scenario: 'future', consent: true } },
  ],
  gamesPerConfig: 1,
  seed: 2023,
  choose: (_, __, actions, chance) => anyKind(actions, chance),
  perturb,
  // Equal cards stand for one another, and a larger truck than is needed would do.
  isUnbounded: ({ type }) => type === 'fly',
  // CF-9.4 nothing that a state holds is hidden.
  scramble: (state) => state,
  optionalPerGame: 20,
  rates: SAMPLED_RATES,
};
