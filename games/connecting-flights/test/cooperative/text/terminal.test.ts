/** The screen of the terminal: what it shows comes from a view, every choice is there once, and typed words become actions. */

import { type Action, type Config, cooperativeFlights, type State } from '@tarmac/connecting-flights/cooperative/rules';
import { cooperativeFlightsTerminal } from '@tarmac/connecting-flights/cooperative/terminal';
import { LANGUAGES, type Language, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/cooperative/text';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { shown } from '../../text/screen-words.ts';
import { anyKind } from '../support/any-kind.ts';
import { SEATS } from './samples.ts';

function configOf(seats: number, changes: Partial<Config> = {}): Config {
  const parsed = cooperativeFlights.parseConfig(changes, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

const screenFor = ({ config, seats }: Pick<State, 'config' | 'seats'>, language: Language = 'en') =>
  cooperativeFlightsTerminal(language, config, SEATS.slice(0, seats));

/** The state before each decision of a game played at random, and the last one. */
function playedStates(seats: number, config: Config, seed: number): State[] {
  const chance = fastChance(seed);
  const state = cooperativeFlights.setup(config, seats, chance);
  const states: State[] = [];
  for (;;) {
    states.push(cooperativeFlights.clone(state));
    const [seat] = cooperativeFlights.toAct(state).seats;
    if (seat === undefined) return states;
    cooperativeFlights.apply(state, seat, anyKind(cooperativeFlights.actions(state, seat), chance), chance);
  }
}

/** A table and a board a position take time: every so many is enough. */
const EVERY = 9;

const TABLES = [
  ['alone', 1, configOf(1)],
  ['alone with two hands, the future', 1, configOf(1, { hands: 'two', scenario: 'future' })],
  ['two with consent, low-cost airlines', 2, configOf(2, { consent: true, scenario: 'low-cost' })],
  ['three at the Olympic Games', 3, configOf(3, { scenario: 'olympic-games', beginner: true })],
] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TABLES)(
    '%s: every position has a table, a board, a question and each choice exactly once',
    (_, seats, config) => {
      const states = playedStates(seats, config, 7);
      const screen = screenFor({ config, seats }, language);
      for (const state of states.filter((_state, at) => at % EVERY === 0 || at === states.length - 1)) {
        const seat = cooperativeFlights.toAct(state).seats[0] ?? 0;
        const view = cooperativeFlights.view(state, seat);
        const text = shown([...screen.table(view), ...screen.board(view)]) + screen.question(view);
        expect(text).not.toMatch(/undefined|NaN|\[object|null/);
        const actions = cooperativeFlights.actions(state, seat);
        const groups = screen.choices(view, actions);
        const choices = groups.flatMap(({ rows }) => rows.flatMap((row) => row.choices));
        expect(choices).toHaveLength(actions.length);
        expect(new Set(choices.map(({ action }) => action))).toEqual(new Set(actions));
        for (const { title, rows } of groups) {
          expect(title.length).toBeLessThanOrEqual(80);
          for (const { heading, choices: row } of rows) {
            expect(heading).not.toBe('');
            // Headings and titles are not broken into lines, and a terminal is at least 80 wide.
            expect((heading ?? '').length).toBeLessThanOrEqual(78);
            for (const { label } of row) expect(label).toMatch(/^\S.*\S$/);
            // Two equal cards of the display are two choices of one name.
            const labels = row.filter(({ action }) => action.type !== 'buy').map(({ label }) => label);
            expect(new Set(labels).size).toBe(labels.length);
          }
        }
      }
    },
  );

  test('the rulebook by rule, by section, and as a list of sections', () => {
    const { rule } = screenFor({ config: configOf(1), seats: 1 }, language);
    const { rulebook, sections } = TEXTS[language];
    for (const id of RULE_IDS) expect(rule(id.toLowerCase())).toEqual([`${id}  ${rulebook[id]}`]);
    expect(rule('CF-7')).toHaveLength(8);
    expect(rule('')?.map((line) => line.split(/ +/)[0])).toEqual([...SECTION_IDS]);
    expect(rule('CF-6')?.[0]).toBe(`CF-6  ${sections['CF-6']}`);
    expect(rule('CF-3')).toBeNull();
  });
});

/** After the starting flights, in the first market. */
function firstMarket(seats: number, changes: Partial<Config> = {}): State {
  const chance = fastChance(3);
  const state = cooperativeFlights.setup(configOf(seats, changes), seats, chance);
  const flights = [
    ['london', 'tokyo'],
    ['new-york', 'paris'],
    ['sydney', 'cairo'],
  ] as const;
  while (state.frame.kind === 'first') {
    const { hand } = state.frame;
    const [from, to] = flights[hand] as readonly [string, string];
    cooperativeFlights.apply(state, 0, { type: 'first', hand, from, to, plane: 3, passenger: 1 }, chance);
  }
  return state;
}

test('the table has the purse, the pawns, the market, the hands and what is to come', () => {
  const state = firstMarket(2);
  const text = shown(screenFor(state).table(cooperativeFlights.view(state, 0)));
  expect(text).toMatch(/^Round 1 of 10, market\. No scenario \(easy\)$/m);
  expect(text).toContain('The team has 100 coins');
  expect(text).toMatch(/^15 pawns on the board \(.*\), 0 home, at most 35 still to come$/m);
  expect(text).toMatch(/^Display: (.*for \w.* \(10\), ){4}.*-star plane \(\d+\), .*-star plane \(\d+\)$/m);
  expect(text).toContain('truck of 4 for');
  expect(text).toContain('a new display for 2');
  expect(text).toMatch(
    /^Anna: London \(1st card\), Tokyo \(1st card\), 3-star plane, 1-star passenger for Asia, truck of 4$/m,
  );
  expect(text).toMatch(/^Ben: New York \(1st card\), Paris/m);
  expect(text).toMatch(/^Charters: 0 made, the next costs \d+ \(row( \d+)+\)$/m);
  expect(text).toMatch(/^If the round ended now: (no penalties|penalties of)/m);
  expect(text).toMatch(/^Next demand: low, with 6 such cards left in the deck$/m);
});

test('the board tells prices, who waits where, and where every card is', () => {
  const state = firstMarket(2);
  const text = shown(screenFor(state).board(cooperativeFlights.view(state, 0)));
  expect(text).toMatch(/^London Europe 3 30 12 [NEASFO ]*Anna, supply$/m);
  expect(text).toContain('E yellow, for Europe');
  expect(text).toContain('Fuel: from Europe to North America 3, Europe 1, Asia 3, South America 4, Africa 2');
});

test('what has flown this round is told and marked', () => {
  const state = firstMarket(1);
  const chance = fastChance(4);
  cooperativeFlights.apply(state, 0, { type: 'pass' }, chance);
  const fly = cooperativeFlights.actions(state, 0).find(({ type }) => type === 'fly');
  if (fly === undefined) throw new Error('nobody can fly: another seed, please');
  cooperativeFlights.apply(state, 0, fly, chance);
  const text = shown(screenFor(state).table(cooperativeFlights.view(state, 0)));
  expect(text).toMatch(/^Flown this round: London–Tokyo with \d pawn/m);
  expect(text).toContain('London (1st card) [used]');
  expect(text).toContain('3-star plane [used]');
  expect(text).toContain('truck of 4 [used]');
});

test('the many choices of one kind stand in short under headings', () => {
  const state = firstMarket(2);
  const screen = screenFor(state);
  const titles = (titled: State) =>
    screen.choices(cooperativeFlights.view(titled, 0), cooperativeFlights.actions(titled, 0));
  const airports = titles(state).find(({ title }) => title.startsWith('Buy an airport'));
  expect(airports?.rows.map(({ heading }) => heading)).toEqual(['Anna', 'Ben']);
  expect(airports?.rows[0]?.choices.map(({ label }) => label)).toContain('London (30)');
  const cards = titles(state).find(({ title }) => title.startsWith('Buy planes'));
  expect(cards?.rows.map(({ heading }) => heading)).toEqual(['Anna', 'Ben', null]);
  expect(cards?.rows[1]?.choices.map(({ label }) => label)).toContain('2-star electric plane (34)');
  expect(titles(state).at(-1)?.rows[0]?.choices[0]?.label).toBe('Close the market');

  cooperativeFlights.apply(state, 0, { type: 'pass' }, fastChance(4));
  const charters = titles(state).find(({ title }) => title.startsWith('Charter'));
  for (const { heading } of charters?.rows ?? []) expect(heading).toMatch(/ \([NEASFO]\)$/);
  const flights = titles(state).find(({ title }) => title === 'Fly');
  for (const { heading } of flights?.rows ?? []) {
    expect(heading).toMatch(/^.+–.+, (Anna|Ben) \(plane 3, truck 4, passenger 1\)$/);
  }
});

test('of the thousands of starting flights those of advice come last, where they can be seen', () => {
  const state = cooperativeFlights.setup(configOf(1), 1, fastChance(3));
  const actions = cooperativeFlights.actions(state, 0);
  const advised = screenFor(state).choices(cooperativeFlights.view(state, 0), actions).at(-1);
  expect(actions.length).toBeGreaterThan(2000);
  expect(advised?.title).toBe('As the rulebook advises');
  expect(advised?.rows.map(({ heading }) => heading)).toContain('London');
  const labels = advised?.rows.flatMap(({ choices }) => choices.map(({ label }) => label)) ?? [];
  expect(labels).toContain('Tokyo 3/1');
  for (const label of labels) expect(label).toMatch(/ 3\/1$/);
});

test('a flight that is not full shows its fee in the scenario that asks one', () => {
  const state = firstMarket(1, { scenario: 'low-cost' });
  cooperativeFlights.apply(state, 0, { type: 'pass' }, fastChance(4));
  const groups = screenFor(state).choices(cooperativeFlights.view(state, 0), cooperativeFlights.actions(state, 0));
  const loads = groups.find(({ title }) => title === 'Fly')?.rows.flatMap(({ choices }) => choices) ?? [];
  expect(loads.length).toBeGreaterThan(0);
  for (const { label, action } of loads) {
    if (action.type !== 'fly') continue;
    const carried = action.pawns.reduce((sum, count) => sum + count, 0);
    expect(label.endsWith(' (2)')).toBe(carried < 3);
  }
});

test('a hint says what to expect of a choice, and why', () => {
  const state = firstMarket(1);
  const [best, other] = cooperativeFlights.actions(state, 0);
  if (best === undefined || other === undefined) throw new Error('there is nothing to choose from');
  const figures = { error: 0.02, points: 51, pointsError: 1 };
  const candidates = [
    { action: best, value: 0.62, ...figures, reasons: [{ term: 'home', gain: 0.4 }] },
    { action: other, value: 0.4, ...figures, reasons: [{ term: 'home', gain: -0.4 }] },
  ];
  const [first, second] = screenFor(state).hint({ action: best, candidates });
  expect(first?.action).toBe(best);
  expect(first?.figures).toMatch(/^Win chance now 62\s%\s±\s4, after it 62\s%\s±\s4, 51\s±\s2 pawns home at the end$/);
  expect(first?.sentence).toMatch(/^Buying a .* is better than buying a .*: it brings more pawns home this round\.$/);
  expect(second?.sentence).toContain('is less good than');
});

describe('typed actions', () => {
  const state = firstMarket(2);
  const read = (typed: string, language: Language = 'en', seat = 0) =>
    screenFor(state, language).read(typed, cooperativeFlights.view(state, seat));
  const asked = (typed: string, language: Language = 'en', seat = 0): Action => {
    const parsed = read(typed, language, seat);
    if (parsed === null || !parsed.ok) throw new Error(`${typed}: ${parsed?.problem}`);
    return parsed.value;
  };
  const problem = (typed: string) => {
    const parsed = read(typed);
    return parsed !== null && !parsed.ok ? parsed.problem : null;
  };

  test('airports, landing rights and trucks, for one’s own hand or another', () => {
    expect(asked('airport mosc')).toEqual({ type: 'buyAirport', hand: 0, city: 'moscow' });
    expect(asked('airport moscow for ben')).toEqual({ type: 'buyAirport', hand: 1, city: 'moscow' });
    expect(asked('rent rio', 'en', 1)).toEqual({ type: 'rent', hand: 1, city: 'rio-de-janeiro' });
    expect(asked('louer moscou pour anna', 'fr', 1)).toEqual({ type: 'rent', hand: 0, city: 'moscow' });
    expect(asked('truck 2 for ben')).toEqual({ type: 'buyTruck', hand: 1, capacity: 2 });
    expect(asked('aéroport le caire', 'fr')).toEqual({ type: 'buyAirport', hand: 0, city: 'cairo' });
  });

  test('a starting flight, as the rulebook advises unless one says otherwise', () => {
    const flight = { type: 'first', hand: 0, from: 'london', to: 'tokyo' } as const;
    expect(asked('start london to tokyo')).toEqual({ ...flight, plane: 3, passenger: 1 });
    expect(asked('commencer londres vers tokyo 2 2', 'fr')).toEqual({ ...flight, plane: 2, passenger: 2 });
  });

  test('a charter names the pawn by where it wants to go', () => {
    const charter: Action = { type: 'charter', pawn: 'south-america', from: 'paris', to: 'london' };
    expect(asked('charter south america paris to london')).toEqual(charter);
    expect(asked('charter amérique du sud paris vers londres', 'fr')).toEqual(charter);
  });

  test('what cannot be is still understood, so that the rules can say why not', () => {
    const refused = (typed: string) => cooperativeFlights.check(state, 0, asked(typed))?.code;
    expect(refused('charter asia paris to london')).toBe('notNow');
    expect(refused('truck 9')).toBeDefined();
    expect(refused('airport moscow')).toBeUndefined();
  });

  test('what is not understood is said', () => {
    expect(problem('airport mars')).toContain('mars');
    expect(problem('airport moscow for zoe')).toContain('zoe');
    expect(problem('truck big')).toContain('big');
    expect(problem('charter moon paris to london')).toContain('moon');
    expect(problem('charter asia mars to london')).toContain('mars');
    expect(problem('charter asia paris to mars')).toContain('mars');
    expect(read('make tea')).toBeNull();
  });
});
