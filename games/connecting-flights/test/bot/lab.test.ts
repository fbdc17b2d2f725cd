/** What the balance lab counts in games that bots play. */

import { type LabCounts, playToTheEnd } from '@tarmac/bots';
import { connectingFlightsBrain, connectingFlightsLab } from '@tarmac/connecting-flights/bot';
import { type ConnectingFlights, connectingFlights, type News, type State } from '@tarmac/connecting-flights/rules';
import { winShares } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../text/lab.ts';

function played(seats: number, seed: number): { counts: LabCounts; state: State; news: readonly News[] } {
  const news: News[] = [];
  const bots = Array.from({ length: seats }, () => 'policy' as const);
  const config = connectingFlights.parseConfig({}, seats);
  if (!config.ok) throw new Error(config.problem);
  const { state } = playToTheEnd<ConnectingFlights>(
    { game: connectingFlights, brain: connectingFlightsBrain },
    { seats, config: config.value, bots, scale: 1, seed, seating: 'lab' },
    { news },
  );
  return { counts: connectingFlightsLab.count({ news, state }), state, news };
}

describe.each([2, 4])('with %i seats', (seats) => {
  const { counts, state, news } = played(seats, 90 + seats);
  const { player = {}, identity = {}, start = {}, bought = {}, sabotage = {} } = counts.holders;

  test('CF-3.2, CF-3.4, CF-3.3 every seat has one player card and one identity, and began somewhere', () => {
    for (const group of [player, identity, start])
      expect(Object.values(group).flat().toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  });

  test('CF-4 ten rounds of revenue, the last of which is the score', () => {
    const revenue = Object.values(counts.measures.revenue ?? {});
    expect(revenue).toHaveLength(10);
    expect(revenue[9]).toBeCloseTo(state.revenue.reduce((sum, each) => sum + each, 0) / seats, 12);
  });

  test('as much is bought as was sold', () => {
    const total = Object.values(counts.measures.bought ?? {}).reduce((sum, each) => sum + each, 0);
    const kinds = ['sold', 'boughtElectric', 'boughtTruck', 'rented'];
    expect(total).toBe(news.filter(({ kind }) => kinds.includes(kind)).length);
    for (const [good, buyers] of Object.entries(bought)) {
      expect(new Set(buyers).size, good).toBe(buyers.length);
      expect(buyers.length > 0, good).toBe((counts.measures.bought?.[good] ?? 0) > 0);
    }
  });

  test('a sabotage is used by whoever the news names', () => {
    const used = new Set(news.flatMap((item) => (item.kind === 'sabotaged' ? [`${item.sabotage} ${item.seat}`] : [])));
    expect(new Set(Object.entries(sabotage).flatMap(([id, by]) => by.map((seat) => `${id} ${seat}`)))).toEqual(used);
  });

  test('who led after five rounds won, or did not', () => {
    const fifth = state.revenues[4] ?? [];
    const ended = news.find((item) => item.kind === 'ended');
    const leaders = fifth.flatMap((revenue, seat) => (revenue === Math.max(...fifth) ? [seat] : []));
    const won = leaders.map((seat) => winShares(ended?.ranks ?? [])[seat] ?? 0);
    expect(counts.leaderWon).toBe(won.reduce((sum, share) => sum + share, 0) / leaders.length);
  });

  test('every group and item has a name, in both languages', () => {
    for (const words of Object.values(LAB_WORDS)) {
      for (const [kind, groups] of [['measures', counts.measures] as const, ['strengths', counts.holders] as const]) {
        for (const [group, items] of Object.entries(groups)) {
          expect(words[kind][group]?.lead, group).toMatch(/\.$/);
          for (const id of Object.keys(items)) expect(words.item(group, id), `${group} ${id}`).not.toBe(id);
        }
      }
    }
  });
});

test('French has French spaces and apostrophes', () => {
  const { counts } = played(2, 5);
  const { measures, strengths, item } = LAB_WORDS.fr;
  const items = Object.entries({ ...counts.measures, ...counts.holders }).flatMap(([group, ids]) =>
    Object.keys(ids).map((id) => item(group, id)),
  );
  const groups = [...Object.values(measures), ...Object.values(strengths)].flatMap(({ title, lead }) => [title, lead]);
  for (const words of [...items, ...groups]) {
    expect(words).not.toMatch(/[^\u202f][;:!?»]/u);
    expect(words).not.toContain("'");
  }
});
