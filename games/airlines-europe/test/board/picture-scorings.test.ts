/** A scoring is told whole, though its beginning and its end come in different moments. */

import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { scoringsIn } from '../../board/logic/scorings.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { config } from '../support/position.ts';

/** A whole game, each act a moment. */
function moments(seats: number): { readonly frame: number; readonly news: readonly News[] }[] {
  const luck = fastChance(seats);
  const opening: News[] = [];
  const state = airlinesEurope.setup(config({ board: 'europe-1' }), seats, luck, opening);
  const told = [{ frame: 0, news: opening }];
  for (;;) {
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) return told;
    const actions = airlinesEurope.actions(state, seat);
    const action = actions[luck.draw(actions.length)];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can do nothing`);
    const news: News[] = [];
    airlinesEurope.apply(state, seat, action, luck, news);
    told.push({ frame: told.length, news });
  }
}

test('three scorings, each from its beginning to its end, with every airline in play and Air ABACUS', () => {
  const told = moments(3);
  const scorings = scoringsIn(told);
  expect(scorings.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const { news, frame, number } of scorings) {
    expect(news[0]).toEqual({ kind: 'scoringBegan', number });
    expect(news.at(-1)?.kind).toBe('scoringEnded');
    expect(news.filter(({ kind }) => kind === 'scored')).toHaveLength(9);
    expect(told[frame]?.news.some(({ kind }) => kind === 'scoringEnded')).toBe(true);
  }
  const begun = told.findIndex(({ news }) => news.some(({ kind }) => kind === 'scoringBegan'));
  expect(begun).toBeLessThan(scorings[0]?.frame ?? 0);
});

test('whoever came in its middle hears a beginning too', () => {
  const told = moments(2);
  const [first] = scoringsIn(told);
  const late = scoringsIn(told.filter(({ frame }) => frame === first?.frame));
  expect(late).toEqual([first]);
});
