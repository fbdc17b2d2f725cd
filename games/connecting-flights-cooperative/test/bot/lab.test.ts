/** What the balance lab counts in games that a team of bots plays. */

import { type LabCounts, playToTheEnd } from '@tarmac/bots';
import { cooperativeFlightsBrain, cooperativeFlightsLab } from '@tarmac/connecting-flights-cooperative/bot';
import {
  type CooperativeFlights,
  cooperativeFlights,
  type News,
  type State,
} from '@tarmac/connecting-flights-cooperative/rules';
import { describe, expect, test } from 'vitest';
import { LAB_WORDS } from '../../text/lab.ts';

function played(options: object, seed: number): { counts: LabCounts; state: State; news: readonly News[] } {
  const news: News[] = [];
  const config = cooperativeFlights.parseConfig(options, 2);
  if (!config.ok) throw new Error(config.problem);
  const { state } = playToTheEnd<CooperativeFlights>(
    { game: cooperativeFlights, brain: cooperativeFlightsBrain },
    { seats: 2, config: config.value, bots: ['trainee', 'trainee'], scale: 1, seed, seating: 'lab' },
    { news },
  );
  return { counts: cooperativeFlightsLab.count({ news, state }), state, news };
}

/** One of either kind: a game that is won ends in the middle of its last round. */
const WON = firstWhere((state) => state.won);
const LOST = firstWhere((state) => !state.won);

function firstWhere(wanted: (state: State) => boolean) {
  for (let seed = 1; ; seed++) {
    const found = played({ difficulty: 'easy' }, seed);
    if (wanted(found.state)) return found;
  }
}

describe.each([
  ['won', WON],
  ['lost', LOST],
] as const)('a game that was %s', (_, { counts, state, news }) => {
  test('every round says who came home, and all of them together did', () => {
    const home = Object.values(counts.measures.home ?? {});
    expect(home).toHaveLength(state.round);
    expect(home.reduce((sum, pawns) => sum + pawns, 0)).toBe(state.home);
  });

  test('CF-6.6 nobody is left at the end exactly where it was won', () => {
    const left = Object.values(counts.measures.left ?? {});
    expect(left).toHaveLength(state.round);
    expect(left.at(-1) === 0).toBe(state.won);
  });

  test('the team has a thing, or nobody has', () => {
    for (const group of Object.values(counts.holders)) {
      for (const [id, seats] of Object.entries(group)) expect([[], [0, 1]], id).toContainEqual([...seats]);
    }
    const chartered = news.some(({ kind }) => kind === 'chartered');
    expect(counts.holders.deeds?.charter).toHaveLength(chartered ? 2 : 0);
  });

  test('coins spent and things bought go together', () => {
    const { coins = {}, bought = {} } = counts.measures;
    const trucks = [1, 2, 3, 4].reduce((sum, capacity) => sum + (bought[`truck-${capacity}`] ?? 0), 0);
    expect((coins.trucks ?? 0) > 0).toBe(trucks > 0);
    expect((coins.rights ?? 0) > 0).toBe((bought.rights ?? 0) > 0);
  });
});

test('CF-7.1 the further pair is counted where there can be one', () => {
  expect(Object.keys(WON.counts.holders.deeds ?? {})).not.toContain('further');
  expect(Object.keys(played({ scenario: 'creating-demand' }, 3).counts.holders.deeds ?? {})).toContain('further');
});

test('every group and item has a name in both languages, French with its spaces', () => {
  for (const [language, words] of Object.entries(LAB_WORDS)) {
    const groups = [['measures', WON.counts.measures] as const, ['strengths', WON.counts.holders] as const];
    for (const [kind, counted] of groups) {
      for (const [group, items] of Object.entries(counted)) {
        expect(words[kind][group]?.lead, group).toMatch(/\.$/);
        for (const id of [...Object.keys(items), ...(group === 'deeds' ? ['further'] : [])]) {
          expect(words.item(group, id), `${group} ${id}`).not.toBe(id);
          if (language === 'fr') expect(words.item(group, id)).not.toMatch(/[^\u202f][;:!?»]|'/u);
        }
      }
    }
  }
});
