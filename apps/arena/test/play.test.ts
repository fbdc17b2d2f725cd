/** A person at a pipe plays Airlines Europe to the end. */

import { type AirlinesEurope, airlinesEurope, type News } from '@tarmac/airlines-europe/rules';
import { describeNews, namesOf, TEXTS } from '@tarmac/airlines-europe/text';
import type { Eye, Game } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { GAMES, type Registered } from '../src/games.ts';
import { TERMINAL_LANGUAGES } from '../src/play/languages.ts';
import { PHRASES } from '../src/play/phrases.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const [registered] = GAMES as readonly [Registered];
const ones = (count: number) => new Array<string>(count).fill('1');

describe('a whole game through a pipe', () => {
  test.each(TERMINAL_LANGUAGES.flatMap((language) => [2, 3, 5].map((seats) => [language, seats] as const)))(
    'in %s with %i seats',
    async (language, seats) => {
      const path = files.path(`${language}${seats}.json`);
      const words = [
        'play',
        '--seats',
        `${seats}`,
        '--language',
        language,
        '--seed',
        '4',
        '--save',
        path,
        '--option',
        'flightBan=true',
      ];
      const { code, out, err } = await arena(words, ones(600));
      expect(err).toBe('');
      expect(code).toBe(0);
      const { you, others } = PHRASES[language];
      expect(out).toContain(TEXTS[language].game.name);
      for (const name of [you, ...others.slice(0, seats - 1)]) expect(out).toContain(name);
      expect(out).toMatch(/SHA-256.*\n?[0-9a-f]{64}/);
      expect(out).toContain('AE-8.7');
      expect(out).not.toMatch(/undefined|NaN|\[object/);

      const checked = await arenaJson(['verify', path]);
      expect(checked).toMatchObject({ ok: true, problems: [] });
      expect(checked.outcome).toMatchObject({ rule: 'AE-8.7' });
      const [start] = (files.read(`${language}${seats}.json`) as { log: { commitment: string }[] }).log;
      expect(out.indexOf(start?.commitment ?? '?')).toBeLessThan(
        out.indexOf(you, out.indexOf(start?.commitment ?? '?')),
      );
    },
  );

  test.each([
    ['en', 2, 'with Bessie, who decides at random'],
    ['en', 3, 'with Bessie and Hubert, who decide at random'],
    ['fr', 2, 'avec Bessie, qui décide au hasard'],
    ['fr', 5, 'avec Bessie, Hubert, Jacqueline et Louis, qui décident au hasard'],
  ] as const)('in %s with %i seats the welcome agrees with their number', async (language, seats, says) => {
    const { out } = await arena(['play', '--language', language, '--seats', `${seats}`], ['q']);
    expect(out.replaceAll('\n', ' ')).toContain(says);
  });

  test.each(TERMINAL_LANGUAGES.flatMap((language) => [80, 100, null].map((columns) => [language, columns] as const)))(
    'in %s nothing is wider than %s columns',
    async (language, columns) => {
      const words = ['play', '--language', language, '--seats', '5', '--seed', '4', '--option', 'flightBan=true'];
      const { out } = await arena(words, ['?', 't', 'b', 'r AE-8', ...ones(60), 'l'], columns);
      for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(columns ?? 100);
    },
  );

  test('a wide terminal has full names, a narrow one colours', async () => {
    const airlines = async (columns: number) => (await arena(['play', '--seats', '5'], ['q'], columns)).out;
    expect(await airlines(80)).toMatch(/^blue +\d/m);
    expect(await airlines(80)).toMatch(/ Cap Bes Hub Jac Lou$/m);
    expect(await airlines(100)).toMatch(/^blue +\d/m);
    expect(await airlines(100)).toMatch(/ {2}Cap {2}Bes {2}Hub {2}Jac {2}Lou$/m);
    const { out } = await arena(['play', '--seats', '2'], ['q']);
    expect(out).toMatch(/^White Winds \(white\) +\d/m);
  });

  test('a game without a screen says so', async () => {
    const blind = registered as { screen?: Registered['screen'] };
    const { screen } = blind;
    delete blind.screen;
    try {
      const { code, err } = await arena(['play'], ['q']);
      expect(code).toBe(2);
      expect(err).toBe('arena: airlines-europe has no screen, so it cannot be played in a terminal\n');
    } finally {
      Object.assign(blind, { screen });
    }
  });

  test('every French line is French: no English words of the terminal slip through', async () => {
    const { out } = await arena(
      ['play', '--language', 'fr', '--seed', '4'],
      ['?', 't', 'b', 'l', 'r', 'r AE-4.3', 'u', 'x', '99', '{', 'q'],
    );
    for (const word of [
      'ligne',
      ' base',
      'lointaine',
      ' the ',
      ' your ',
      'choice',
      'airline ',
      'space',
      'hand',
      'Goodbye',
    ])
      expect(out).not.toContain(word);
  });

  test('the same seed and choices, the same words', async () => {
    const run = () => arena(['play', '--seed', '12'], ones(20));
    expect(await run()).toEqual(await run());
  });

  test('without a seed two games differ', async () => {
    const commitment = async () => /[0-9a-f]{64}/.exec((await arena(['play'], ['q'])).out)?.[0];
    expect(await commitment()).not.toBe(await commitment());
  });
});

describe('what can be typed', () => {
  const lines = async (...typed: string[]) => (await arena(['play', '--seats', '3', '--seed', '3'], typed)).out;
  /** What was said after the last prompt but one. */
  const lastAnswer = (out: string) => out.split('Your choice').at(-2) ?? '';

  test('help', async () => {
    const out = await lines('?');
    for (const key of ['u ', 'r AE-4.3', 'b ', 'l ', 'q ']) expect(out).toContain(key);
    expect(out).toContain('buy red london paris');
    expect(out).toMatch(/^\{"type": …\} +an action written as JSON/m);
  });

  test('a rule, a section, the sections, and a rule that is none', async () => {
    const out = await lines('r AE-4.3', 'r ae-5', 'r', 'r AE-44');
    expect(out).toContain('AE-4.3  ');
    for (const id of ['AE-5  ', 'AE-5.1  ', 'AE-5.2  ', 'AE-5.3  ']) expect(out).toContain(id);
    expect(out).toContain(TEXTS.en.sections['AE-11']);
    expect(out).toContain('no rule “AE-44”');
  });

  test('the board as a list, the table, the log', async () => {
    const out = await lines('b', 't', 'l');
    expect(out).toContain('London–Paris');
    expect(out).toMatch(/\(remote\)/);
    expect(out.match(/^airline +space/gm)).toHaveLength(2);
    expect(out.match(/The market opens with/g)).toHaveLength(2);
  });

  test('nonsense is answered and asked again', async () => {
    const out = await lines('dance', '0', '999', '', '  ', 'q');
    expect(out).toContain('“dance” means nothing here');
    expect(out).toContain('no choice 0');
    expect(out).toContain('no choice 999');
    expect(out).toContain('Goodbye');
  });

  test('a licence asked for by name is refused with its rule, or bought', async () => {
    const refused = await lines('1', 'buy white riga warsaw', 'q');
    expect(refused).toMatch(/Not possible, AE-4\.2: White Winds does not reach Riga–Warsaw/);
    const bought = await lines('1', 'buy red paris london', 'q');
    expect(bought).toMatch(/Captain buys Days Of Flying Wonders a licence on London–Paris/);
    const unknown = await lines('1', 'buy pink a b', 'buy red rome', 'q');
    expect(unknown).toContain('No airline is called “pink”');
    expect(unknown).toContain('No route fits “rome”');
    const french = await arena(['play', '--language', 'fr', '--seed', '3'], ['1', 'buy rouge londres paris', 'q']);
    expect(french.out).toContain('Londres–Paris');
    const verb = await arena(
      ['play', '--language', 'fr', '--seed', '3'],
      ['1', 'acheter rouge paris londres', '?', 'q'],
    );
    expect(verb.out).toMatch(/Capitaine achète pour Days Of Flying Wonders une licence sur Londres–Paris/);
    expect(verb.out).toContain('acheter rouge londres paris');
  });

  test('an action as JSON passes the same doors', async () => {
    expect(await lines('{"type":"cash"}')).toMatch(/Not possible, AE-2\.8/);
    expect(await lines('{"type"')).toContain('no action written as JSON');
    expect(await lines('{"type":"cash","more":1}')).toContain('no action written as JSON');
    expect(await lines('1', '{"type":"cash"}', 'q')).toContain('Captain takes 8');
  });

  test('undo takes a licence back, but not past what others did', async () => {
    const out = await lines('1', '1', 'u', 'q');
    expect(out).toContain('Taken back.');
    expect(lastAnswer(out)).toContain('choose an action');
    const tooLate = await lines('1', '{"type":"cash"}', 'u', 'q');
    expect(tooLate).toContain('Nothing can be taken back');
    const path = files.path('undone.json');
    await arena(['play', '--seats', '3', '--seed', '3', '--save', path], ['1', '1', 'u', '1', 'q']);
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true });
    const { log } = files.read('undone.json') as { log: { kind: string; reason?: string }[] };
    expect(log.map(({ kind }) => kind)).toContain('undo');
    expect(log.at(-1)).toMatchObject({ kind: 'end', reason: 'abandoned' });
  });

  test('the end of input ends politely and keeps the match', async () => {
    const path = files.path('cut.json');
    const { code, out } = await arena(['play', '--save', path], ['1']);
    expect(code).toBe(0);
    expect(out).toContain('No more input');
    expect(out).toContain(`unfinished match is in ${path}`);
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true, outcome: null });
  });
});

describe('what is shown', () => {
  test('comes from the eye of seat 0 alone, news included', async () => {
    const eyes = new Set<Eye>();
    const told = new Set<string>();
    const { game } = registered as { game: Game<AirlinesEurope> };
    const { view, tell } = game;
    const spied = game as { view: typeof view; tell: typeof tell };
    const board = namesOf('en', { cities: [], routes: [] } as never, ['Captain', 'Bessie', 'Hubert']);
    spied.view = (state, eye) => {
      eyes.add(eye);
      return view(state, eye);
    };
    spied.tell = (news: News, eye) => {
      if (news.kind === 'drew' && news.seat !== 0) told.add(describeNews('en', news, board));
      return tell(news, eye);
    };
    try {
      const { out } = await arena(['play', '--seats', '3', '--seed', '8'], ones(600));
      expect(out).toContain('AE-8.7');
      expect(eyes).toEqual(new Set([0]));
      expect(told.size).toBeGreaterThan(0);
      for (const secret of told) expect(out.replaceAll(/\n +/g, ' ')).not.toContain(secret);
    } finally {
      Object.assign(spied, { view, tell });
    }
    expect(airlinesEurope.view).toBe(view);
  });
});
