/** An explanation names a term of this game's evaluation. How it picks one is tested in packages/bots. */

import { playerOf } from '@tarmac/bots';
import { connectingFlightsBrain, explain, TERMS } from '@tarmac/connecting-flights/bot';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { positionsIn, SEAT_COUNTS, take } from './support.ts';

const FEW = { simulations: 24 };

test('every decision with a choice is told with its figures, and mostly with a reason', { timeout: 120_000 }, () => {
  const { bot } = playerOf(connectingFlightsBrain, 'captain');
  const positions = take(positionsIn(SEAT_COUNTS, 11), 80);
  const named = new Set<string>();
  let compared = 0;
  for (const { state, seat, actions } of positions) {
    const decision = bot(connectingFlights.view(state, seat), actions, FEW, fastChance(5));
    const [best] = explain(decision);
    expect(best).toMatchObject({ action: decision.action, chosen: true });
    expect(best?.winShare).toBeGreaterThanOrEqual(0);
    expect(best?.winShare).toBeLessThanOrEqual(1);
    if (decision.candidates.length === 1) continue;
    compared++;
    if (best?.reason) named.add(best.reason.term);
  }
  expect(compared).toBeGreaterThan(40);
  expect(named.size).toBeGreaterThan(2);
  for (const term of named) expect(TERMS).toContain(term);
});

test('only a term can be a reason', () => {
  const candidate = (term: string) => ({
    action: { type: 'pass' } as const,
    value: 0.5,
    error: 0.01,
    points: 60,
    pointsError: 2,
    reasons: [{ term, gain: 0.1 }],
  });
  for (const term of TERMS)
    expect(explain({ action: { type: 'pass' }, candidates: [candidate(term)] })[0]?.reason?.term).toBe(term);
  expect(() => explain({ action: { type: 'pass' }, candidates: [candidate('luck')] })).toThrow("no term 'luck'");
});
