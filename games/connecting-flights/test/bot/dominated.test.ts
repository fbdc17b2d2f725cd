/** What an appraisal calls dominated is never played where there is anything else, whatever the level. */

import { playerOf } from '@tarmac/bots';
import { alsoDominated, findDominated } from '@tarmac/bots/proofs';
import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Position, positionsIn, SEAT_COUNTS, shortSighted } from './support.ts';

describe('no level plays or even looks at a dominated action', () => {
  test('by the appraisal as it is: no bid above what the card is worth, no offer taken back', () => {
    const { found, considered } = findDominated(shortSighted(0), positionsIn(SEAT_COUNTS, 3), 300);
    expect(considered).toEqual([]);
    expect(found).toBeGreaterThan(50);
  });

  test('whatever is dominated: here every second action', () => {
    const brain = alsoDominated(shortSighted(0), (index) => index % 2 === 0);
    const { found, considered } = findDominated(brain, positionsIn(SEAT_COUNTS, 3), 120);
    expect(considered).toEqual([]);
    expect(found).toBeGreaterThan(60);
  });

  test('one that has nothing else plays it all the same', () => {
    const brain = alsoDominated(connectingFlightsBrain, () => true);
    const [position] = positionsIn([3], 1);
    const { state, seat, actions } = position as Position;
    const { action } = playerOf(brain, 'pilot').bot(
      connectingFlights.view(state, seat),
      actions,
      { simulations: 8 },
      fastChance(1),
    );
    expect(actions).toContain(action);
  });
});
