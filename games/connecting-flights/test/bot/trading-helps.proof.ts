/**
 * CF-4.10 trades that a bot accepts help it: the same deals are played again with one seat declining everything, wherever
 * it had accepted something. rules/data/CALIBRATION.md has the figures of more deals.
 */

import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { botChoices, fastChance, optionalInARow, winShares } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';

const DEALS = 60;
const SEATS = 4;

const agrees = (action: Action): boolean => (action.type === 'answer' && action.accept) || action.type === 'counter';

/** By the rules policy, and what `seat` won by it; `declines`: that seat agrees to nothing. */
function play(seed: number, seat: number, declines: boolean): { accepted: number; won: number } {
  const chance = fastChance(seed);
  const state = connectingFlights.setup({ board: 'world-1', offers: '3' }, SEATS, chance);
  const worth: number[] = [];
  let inARow = new Array<number>(SEATS).fill(0);
  let accepted = 0;
  for (;;) {
    const [next] = connectingFlights.toAct(state).seats;
    if (next === undefined) break;
    const choices = botChoices(connectingFlights, state, next, inARow);
    const actions = declines && next === seat ? choices.filter((action) => !agrees(action)) : choices;
    worth.length = 0;
    connectingFlightsBrain.appraise(state, next, actions, worth);
    const action = actions[worth.indexOf(Math.max(...worth))] as Action;
    if (next === seat && action.type === 'answer' && action.accept) accepted++;
    inARow = optionalInARow(connectingFlights, inARow, next, action);
    connectingFlights.apply(state, next, action, chance);
  }
  const ranks = connectingFlights.outcome(state)?.ranks ?? [];
  return { accepted, won: winShares(ranks)[seat] as number };
}

test('who accepts what it likes wins no less often than who declines everything', { timeout: 300_000 }, async ({
  annotate,
}) => {
  let games = 0;
  let trades = 0;
  let gained = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const seat = deal % SEATS;
    const { accepted, won } = play(9000 + deal, seat, false);
    if (accepted === 0) continue;
    games++;
    trades += accepted;
    gained += won - play(9000 + deal, seat, true).won;
  }
  const figures = `${games} games with ${trades} trades accepted: ${((100 * gained) / games).toFixed(1)} points of win share`;
  await annotate(figures);
  expect(games, figures).toBeGreaterThan(10);
  expect(gained, figures).toBeGreaterThanOrEqual(0);
});
