/** What the balance lab counts in games that bots play. */

import { airlinesBrain, airlinesLab } from '@tarmac/airlines/bot';
import { type Airlines, airlines, boardOf, type News, type State } from '@tarmac/airlines/rules';
import { type LabCounts, playToTheEnd } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../text/lab.ts';

function played(seats: number, seed: number): { counts: LabCounts; state: State; news: readonly News[] } {
  const news: News[] = [];
  const bots = Array.from({ length: seats }, () => 'policy' as const);
  const config = airlines.parseConfig({}, seats);
  if (!config.ok) throw new Error(config.problem);
  const { state } = playToTheEnd<Airlines>(
    { game: airlines, brain: airlinesBrain },
    { seats, config: config.value, bots, scale: 1, seed, seating: 'lab' },
    { news },
  );
  return { counts: airlinesLab.count({ news, state }), state, news };
}

describe.each([2, 4])('with %i seats', (seats) => {
  const { counts, state, news } = played(seats, 70 + seats);
  const { majority = {}, holding = {}, founding = {} } = counts.holders;

  test('AL-9.2 an airline is worth its markers on the board: its headquarters and its flights, sabotages less', () => {
    for (const [airline, value] of Object.entries(counts.measures.value ?? {})) {
      const flights = news.filter((item) => item.kind === 'flew' && item.airline === airline).length;
      const isFounded = founding[airline]?.length === 1;
      expect(value, airline).toBeLessThanOrEqual(isFounded ? flights + 1 : 0);
      if (!news.some(({ kind }) => kind === 'sabotaged')) expect(value, airline).toBe(isFounded ? flights + 1 : 0);
    }
  });

  test('points paid come to the scores', () => {
    const paid = Object.values(counts.measures.paid ?? {}).reduce((sum, points) => sum + points, 0);
    expect(paid).toBe(state.scores.reduce((sum, points) => sum + points, 0));
  });

  test('whoever has the majority has laid stock, and nobody founds what is founded', () => {
    for (const [airline, most] of Object.entries(majority)) {
      expect(holding[airline]).toEqual(expect.arrayContaining([...most]));
      expect(founding[airline]?.length).toBeLessThanOrEqual(1);
      expect(state.laid.filter((cards) => cards[Object.keys(majority).indexOf(airline)] !== 0)).toHaveLength(
        holding[airline]?.length ?? 0,
      );
    }
  });

  test('a round is a turn of every seat', () => {
    expect(counts.rounds).toBe(Math.ceil(state.turnsDone / seats));
  });

  test('airlines are called by their three letters, and every group has a name in both languages', () => {
    const codes = boardOf(state.config.board).airlines;
    for (const words of Object.values(LAB_WORDS)) {
      for (const [airline, { code }] of Object.entries(codes)) expect(words.item('value', airline)).toBe(code);
      for (const group of Object.keys(counts.measures)) expect(words.measures[group]?.title, group).toMatch(/\S/);
      for (const group of Object.keys(counts.holders)) expect(words.strengths[group]?.lead, group).toMatch(/\.$/);
    }
  });
});
