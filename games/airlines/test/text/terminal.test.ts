/** The screen of the terminal: what it shows comes from a view, every choice is there once, and typed words become actions. */

import { type Action, airlines, BOARDS, type State } from '@tarmac/airlines/rules';
import { airlinesTerminal } from '@tarmac/airlines/terminal';
import { LANGUAGES, type Language, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/airlines/text';
import { describe, expect, test } from 'vitest';
import { config, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { SEATS } from './samples.ts';

const NORTH_AMERICA = config({ board: Object.keys(BOARDS)[0] as string });
const screenFor = (state: State, language: Language = 'en') => airlinesTerminal(language, state.config, SEATS);

type Block = ReturnType<ReturnType<typeof screenFor>['table']>[number];

/** All that is written in a block, in its widest form. */
function words(block: Block): string {
  if (Array.isArray(block)) return block.join('\n');
  const [form] = (block as Exclude<Block, readonly string[]>).forms;
  return [form?.head, ...(form?.rows ?? [])].map((cells) => cells?.join(' ')).join('\n');
}

const shown = (blocks: readonly Block[]) => blocks.map(words).join('\n');

describe.each(LANGUAGES)('in %s', (language) => {
  test('every position of a game has a table, a board, a question and each choice exactly once', () => {
    const { states, news } = playRandomly(NORTH_AMERICA, 3, 7);
    for (const state of states) {
      const seat = airlines.toAct(state).seats[0] ?? 0;
      const view = airlines.view(state, seat);
      const screen = screenFor(state, language);
      const text = shown([...screen.table(view), ...screen.board(view)]) + screen.question(view);
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      const actions = airlines.actions(state, seat);
      const choices = screen.choices(view, actions).flatMap(({ rows }) => rows.flatMap((row) => row.choices));
      expect(choices).toHaveLength(actions.length);
      expect(new Set(choices.map(({ action }) => action))).toEqual(new Set(actions));
      for (const { label } of choices) expect(label).toMatch(/^\S.*\S$/);
    }
    const screen = screenFor(states[0] as State, language);
    for (const each of news) expect(screen.news(each)).toMatch(/\.$/);
  });

  test('the rulebook by rule, by section, and as a list of sections', () => {
    const { rule } = airlinesTerminal(language, NORTH_AMERICA, SEATS);
    const { rulebook, sections } = TEXTS[language];
    for (const id of RULE_IDS) expect(rule(id.toLowerCase())).toEqual([`${id}  ${rulebook[id]}`]);
    expect(rule('AL-6')).toHaveLength(4);
    expect(rule('')?.map((line) => line.split(/ +/)[0])).toEqual([...SECTION_IDS]);
    expect(rule('AL-11')?.[0]).toBe(`AL-11  ${sections['AL-11']}`);
    expect(rule('tea')).toBeNull();
  });
});

const midgame = position({
  seats: 3,
  circles: { 'chicago-atlanta': ['ita', null], 'new-york-chicago': ['ita', 'zeb!'] },
  hands: [{ ita: 1, boi: 2 }],
  laid: [{ ita: 3 }, { ita: 2 }],
  flights: [['dotted-4', 'dotted-6', 'wavy-1']],
  frame: { kind: 'flight' },
});

test('the table has the row, the hand, the reference card, and what a scoring would pay', () => {
  const text = shown(screenFor(midgame).table(airlines.view(midgame, 0)));
  expect(text).toContain('Row: BOI, ITA, HIT, LUM, MOX');
  expect(text).toContain('Your flight cards: wavy 1, dotted 4, dotted 6');
  const [ita] = /^ITA .*$/m.exec(text) ?? [''];
  expect(ita).toContain('chicago 3 ');
  expect(ita).toMatch(/ 1 3 \(\+3\) 2 \(\+1\) \.$/);
  expect(text).toMatch(/^Anna \d+ \+3 3 3$/m);
});

test('the board tells what lies where, who could fly there, and which cards are high enough', () => {
  const text = shown(screenFor(midgame).board(airlines.view(midgame, 0)));
  expect(text).toContain('ITA: chicago, new-york, atlanta');
  expect(text).toMatch(/^chicago–atlanta dotted ITA 4 {2}4 6 /m);
  expect(text).toMatch(/^new-york–chicago dotted ITA ×ZEB {3}$/m);
  expect(text).toMatch(/^atlanta–dallas dotted 4 7 {2}4 6 .*ITA/m);
});

test('nobody is shown another’s hand', () => {
  const watcher = airlines.view(midgame, 'watcher');
  expect(shown(screenFor(midgame).table(watcher))).toContain('Your flight cards: empty');
  expect(shown(screenFor(midgame).table(airlines.view(midgame, 1)))).not.toContain('dotted 4');
});

describe('typed actions', () => {
  const read = (typed: string, language: Language = 'en') =>
    screenFor(midgame, language).read(typed, airlines.view(midgame, 0));
  const asked = (typed: string, language: Language = 'en'): Action => {
    const parsed = read(typed, language);
    if (parsed === null || !parsed.ok) throw new Error(`${typed}: ${parsed?.problem}`);
    return parsed.value;
  };
  const fly = { type: 'fly', airline: 'ita', route: 'atlanta-dallas', flight: 'dotted-4' };

  test('a flight takes the lowest card that will do, or the one asked for', () => {
    expect(asked('fly ita atlanta dallas')).toEqual(fly);
    expect(asked('FLY Ita dallas atl 6')).toEqual({ ...fly, flight: 'dotted-6' });
    expect(asked('voler ita atlanta dallas', 'fr')).toEqual(fly);
    expect(airlines.check(midgame, 0, asked('fly ita atlanta dallas'))).toBeNull();
  });

  test('what cannot be is still understood, so that the rules can say why not', () => {
    const refused = (typed: string) => airlines.check(midgame, 0, asked(typed))?.code;
    expect(refused('fly boi atlanta dallas')).toBe('notFounded');
    expect(refused('fly ita new york chicago')).toBe('alreadyOnRoute');
    expect(refused('fly ita atlanta dallas 1')).toBe('flightNotInHand');
    expect(refused('found boi 2 halifax boston')).toBe('notNow');
    expect(refused('sabotage zeb atlanta dallas 7')).toBe('notNow');
  });

  test('a founding says how many cards, one unless said', () => {
    const found = { type: 'found', airline: 'boi', route: 'halifax-boston', flight: 'wavy-1' };
    expect(asked('found boi 2 halifax boston')).toEqual({ ...found, count: 2 });
    expect(asked('found boi boston halifax')).toEqual({ ...found, count: 1 });
  });

  test('a sabotage names the number of a circle, or takes the lowest that can be', () => {
    const sabotage = { type: 'sabotage', airline: 'zeb', route: 'atlanta-miami' };
    expect(asked('sabotage zeb atlanta miami 3')).toEqual({ ...sabotage, circle: 1 });
    expect(asked('sabotage zeb atlanta miami')).toEqual({ ...sabotage, circle: 2 });
    expect(asked('saboter zeb atlanta miami 6', 'fr')).toEqual({ ...sabotage, circle: 2 });
  });

  test('what fits nothing is answered in words, and other words are none of ours', () => {
    const problem = (typed: string) => {
      const parsed = read(typed);
      return parsed === null || parsed.ok ? null : parsed.problem;
    };
    expect(problem('fly xyz atlanta dallas')).toContain('No airline is called “xyz”');
    expect(problem('fly ita atlanta')).toContain('No route fits “atlanta”');
    expect(problem('fly ita atlanta dallas 13')).toContain('There is no 13 for atlanta–dallas');
    expect(problem('sabotage ita atlanta dallas 5')).toContain('There is no 5');
    expect(read('dance')).toBeNull();
  });

  test('the examples of the help are understood on the board that comes with the game', () => {
    const { state } = playRandomly(NORTH_AMERICA, 2, 1);
    for (const language of LANGUAGES) {
      const screen = screenFor(state, language);
      for (const { typed } of screen.spellings)
        expect(screen.read(typed, airlines.view(state, 0)), typed).toMatchObject({ ok: true });
    }
  });
});
