/** The screen of the terminal: what it shows comes from a view, every choice is there once, and typed words become actions. */

import { type Action, connectingFlights, type State } from '@tarmac/connecting-flights/rules';
import { connectingFlightsTerminal } from '@tarmac/connecting-flights/terminal';
import { LANGUAGES, type Language, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/text';
import { describe, expect, test } from 'vitest';
import { card } from '../support/booklet.ts';
import { called, config, market, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { SEATS } from './samples.ts';
import { shown } from './screen-words.ts';

const screenFor = (state: State, language: Language = 'en') => connectingFlightsTerminal(language, state.config, SEATS);

/** A table and a board a position take time: every so many is enough. */
const EVERY = 7;

describe.each(LANGUAGES)('in %s', (language) => {
  test('every position of a game has a table, a board, a question and each choice exactly once', () => {
    const { states, news } = playRandomly(config(), 3, 7);
    const screen = screenFor(states[0] as State, language);
    for (const state of states.filter((_, at) => at % EVERY === 0 || at === states.length - 1)) {
      const seat = connectingFlights.toAct(state).seats[0] ?? 0;
      const view = connectingFlights.view(state, seat);
      const text = shown([...screen.table(view), ...screen.board(view)]) + screen.question(view);
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      const actions = connectingFlights.actions(state, seat);
      const choices = screen.choices(view, actions).flatMap(({ rows }) => rows.flatMap((row) => row.choices));
      expect(choices).toHaveLength(actions.length);
      expect(new Set(choices.map(({ action }) => action))).toEqual(new Set(actions));
      for (const { label } of choices) expect(label).toMatch(/^\S.*\S$/);
    }
    for (const each of news) expect(screen.news(each)).toMatch(/\.$/);
  });

  test('the rulebook by rule, by section, and as a list of sections', () => {
    const { rule } = connectingFlightsTerminal(language, config(), SEATS);
    const { rulebook, sections } = TEXTS[language];
    for (const id of RULE_IDS) expect(rule(id.toLowerCase())).toEqual([`${id}  ${rulebook[id]}`]);
    expect(rule('CF-9')).toHaveLength(4);
    expect(rule('')?.map((line) => line.split(/ +/)[0])).toEqual([...SECTION_IDS]);
    expect(rule('CF-4')?.[0]).toBe(`CF-4  ${sections['CF-4']}`);
    expect(rule('tea')).toBeNull();
  });
});

const trading = position({
  seats: 3,
  frame: market(3),
  owned: [
    ['london', 'paris', 'plane-3', 'europe-2'],
    ['new-york', 'plane-2', 'europe-1'],
  ],
  trucks: [
    [1, 3],
    [1, 1],
  ],
  coins: [40, 33, 20],
  sabotages: { 'engine-failure': 'plane-3' },
});

test('the table has the market, one’s own cards and everybody’s figures', () => {
  const text = shown(screenFor(trading).table(connectingFlights.view(trading, 0)));
  expect(text).toContain('truck of 4 for 20 (6 left)');
  expect(text).toContain('2-star electric plane for 34 (2 left)');
  expect(text).toContain('3-star plane [under Engine Failure]');
  expect(text).toContain('Open offers: none (you may make 3 offers more)');
  expect(text).toMatch(/Your secret identity: \S/);
  expect(text).toMatch(/^>Anna .* 40 0 \d+ 2 1 1 1 3$/m);
});

test('the board tells where every card is, fuel, subsidies and taxes', () => {
  const text = shown(screenFor(trading).board(connectingFlights.view(trading, 1)));
  expect(text).toMatch(/^London Europe 3 30 12 Anna, supply$/m);
  expect(text).toMatch(/^Moscow Europe 2 22 9 supply$/m);
  expect(text).toContain('1-star passenger for Europe, 2\u00a0×\u00a0truck of 1');
  expect(text).not.toContain('Tokyo');
  expect(text).toContain('Fuel: from Europe to North America 3, Europe 1, South America 4, Africa 2');
  expect(text).toContain('0+: +10, 10+: +5, 20+: 0, 35+: -5');
});

test('nobody is shown another’s identity', () => {
  expect(shown(screenFor(trading).table(connectingFlights.view(trading, 'watcher')))).not.toContain('identity');
});

describe('typed actions', () => {
  const read = (typed: string, state: State = trading, language: Language = 'en') =>
    screenFor(state, language).read(typed, connectingFlights.view(state, 0));
  const asked = (typed: string, state: State = trading, language: Language = 'en'): Action => {
    const parsed = read(typed, state, language);
    if (parsed === null || !parsed.ok) throw new Error(`${typed}: ${parsed?.problem}`);
    return parsed.value;
  };
  const problem = (typed: string) => {
    const parsed = read(typed);
    return parsed !== null && !parsed.ok ? parsed.problem : null;
  };
  const auction = position({ seats: 3, frame: called(3), row: ['tokyo'], coins: [40, 33, 20], contrived: true });

  test('a bid is any number, and the rules say what is wrong with it', () => {
    expect(asked('bid 37', auction)).toEqual({ type: 'bid', coins: 37 });
    expect(asked('offrir 37', auction, 'fr')).toEqual({ type: 'bid', coins: 37 });
    expect(connectingFlights.check(auction, 0, asked('bid 37', auction))).toBeNull();
    expect(connectingFlights.check(auction, 0, asked('bid 3', auction))?.code).toBe('bidTooLow');
    expect(problem('bid much')).toContain('much');
  });

  test('landing rights and trucks by name', () => {
    expect(asked('rent mosc')).toEqual({ type: 'rent', city: 'moscow' });
    expect(asked('louer moscou', trading, 'fr')).toEqual({ type: 'rent', city: 'moscow' });
    expect(asked('truck 2')).toEqual({ type: 'buyTruck', capacity: 2 });
    expect(asked('add rio')).toEqual({ type: 'addAirport', city: 'rio-de-janeiro' });
    expect(problem('rent mars')).toContain('mars');
  });

  test('an offer names what is given and what is taken', () => {
    const offer = asked('offer ben 10, truck 3, loan paris for new york, plane 2');
    expect(offer).toEqual({
      type: 'offer',
      to: 1,
      give: { cards: [], trucks: [0, 0, 1, 0], coins: 10, loans: [card('paris')] },
      take: { cards: [card('new-york'), card('plane-2')], trucks: [0, 0, 0, 0], coins: 0, loans: [] },
    });
    expect(connectingFlights.check(trading, 0, offer)).toBeNull();
    expect(asked('proposer ben 10 contre passager 1', trading, 'fr')).toEqual({
      type: 'offer',
      to: 1,
      give: { cards: [], trucks: [0, 0, 0, 0], coins: 10, loans: [] },
      take: { cards: [card('europe-1')], trucks: [0, 0, 0, 0], coins: 0, loans: [] },
    });
  });

  test('what cannot be is still understood, so that the rules can say why not', () => {
    const refused = (typed: string) => connectingFlights.check(trading, 0, asked(typed))?.code;
    expect(refused('offer ben 90 for new york')).toBe('notEnoughCoins');
    expect(refused('offer ben london for paris')).toBe('notTheirs');
    expect(refused('offer ben 10')).toBe('oneSided');
    expect(refused('offer anna 10 for london')).toBe('offerToSelf');
  });

  test('what is not understood is said', () => {
    expect(problem('offer zoe 10 for london')).toContain('zoe');
    expect(problem('offer ben tea for london')).toContain('tea');
    expect(problem('offer ben plane 1 for london')).toContain('plane 1');
    expect(read('make tea')).toBeNull();
  });
});
