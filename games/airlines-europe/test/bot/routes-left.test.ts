/** The routes open to each airline, against the rules' own answer to every purchase one could try. */

import { AIRLINES, airlinesEurope, boardOf, inPlay, type State, tablesOf } from '@tarmac/airlines-europe/rules';
import { expect, test } from 'vitest';
import { routesLeft } from '../../bot/features.ts';
import { samples } from './support-parts.ts';

/** More than any licence costs. */
const RICH = 99;

function byTrying(state: State): number[] {
  const rich = airlinesEurope.clone(state);
  rich.cash[rich.turn] = RICH;
  rich.frame = { kind: 'turn' };
  const { routes } = boardOf(state.config.board);
  return AIRLINES.map((airline, index) => {
    if (!inPlay(state.seats)[index]) return 0;
    return routes.filter(({ id, licences }) =>
      licences.some(
        (_, licence) => airlinesEurope.check(rich, rich.turn, { type: 'buy', airline, route: id, licence }) === null,
      ),
    ).length;
  });
}

test('AE-4.1 to AE-4.6 as many as there are routes with a licence that could be bought, money aside', () => {
  const positions = samples(3, 5).filter(({ endedBy, frame }) => endedBy === null && frame.kind !== 'opening');
  expect(positions.length).toBeGreaterThan(90);
  const into = new Float64Array(AIRLINES.length);
  let none = 0;
  for (const state of positions) {
    routesLeft(state, tablesOf(state.config.board), into);
    expect([...into]).toEqual(byTrying(state));
    none += into.filter((count) => count === 0).length;
  }
  expect(none).toBeGreaterThan(0);
});
