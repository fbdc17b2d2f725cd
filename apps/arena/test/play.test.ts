/** A person at a pipe plays Airlines Europe to the end. */

import { type AirlinesEurope, airlinesEurope, type News, type View } from '@tarmac/airlines-europe/rules';
import { describeNews, namesOf, TEXTS } from '@tarmac/airlines-europe/text';
import type { Eye, Game } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { GAMES, type Registered } from '../src/games.ts';
import { TERMINAL_LANGUAGES } from '../src/play/languages.ts';
import { PHRASES } from '../src/play/phrases.ts';
import type { MakeScreen } from '../src/play/screen.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const [registered] = GAMES as readonly [Registered];
/** Bots that do not think, so that what is shown is all a test waits for. */
const RANDOM = ['--bots', 'random'];
const ones = (count: number) => new Array<string>(count).fill('1');

describe('a whole game through a pipe', () => {
  test.each(TERMINAL_LANGUAGES.flatMap((language) => [2, 3, 5].map((seats) => [language, seats] as const)))(
    'in %s with %i seats',
    async (language, seats) => {
      const path = files.path(`${language}${seats}.json`);
      const words = [
        'play',
        ...RANDOM,
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
    ['en', 2, [], 'with Bessie (pilot).'],
    ['en', 3, ['--bots', 'trainee'], 'with Bessie (trainee) and Hubert (trainee).'],
    ['fr', 2, ['--bots', 'random'], 'avec Bessie (joue au hasard).'],
    ['fr', 4, ['--bots', 'captain,pilot,trainee'], 'Bessie (commandant de bord), Hubert (pilote) et Jacqueline (élève'],
  ] as const)('in %s with %i seats and %j the welcome names the levels', async (language, seats, bots, says) => {
    const words = ['play', '--language', language, '--seats', `${seats}`, '--scale', '0.001', ...bots];
    const { out } = await arena(words, []);
    expect(out.replaceAll('\n', ' ')).toContain(says);
  });

  test.each(TERMINAL_LANGUAGES.flatMap((language) => [80, 100, null].map((columns) => [language, columns] as const)))(
    'in %s nothing is wider than %s columns',
    async (language, columns) => {
      const words = [
        'play',
        ...RANDOM,
        '--language',
        language,
        '--seats',
        '5',
        '--seed',
        '4',
        '--option',
        'flightBan=true',
      ];
      const { out } = await arena(words, ['?', 't', 'b', 'r AE-8', ...ones(60), 'l'], columns);
      for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(columns ?? 100);
    },
  );

  test('a wide terminal has full names, a narrow one colours', async () => {
    const airlines = async (columns: number) => (await arena(['play', ...RANDOM, '--seats', '5'], ['q'], columns)).out;
    expect(await airlines(80)).toMatch(/^blue +\d/m);
    expect(await airlines(80)).toMatch(/ Ame Bes Hub Jac Lou$/m);
    expect(await airlines(100)).toMatch(/^blue +\d/m);
    expect(await airlines(100)).toMatch(/ {2}Ame {2}Bes {2}Hub {2}Jac {2}Lou$/m);
    const { out } = await arena(['play', ...RANDOM, '--seats', '2'], ['q']);
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
      ['play', ...RANDOM, '--language', 'fr', '--seed', '4'],
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
    const run = () => arena(['play', ...RANDOM, '--seed', '12'], ones(20));
    expect(await run()).toEqual(await run());
  });

  test('without a seed two games differ', async () => {
    const commitment = async () => /[0-9a-f]{64}/.exec((await arena(['play', ...RANDOM], ['q'])).out)?.[0];
    expect(await commitment()).not.toBe(await commitment());
  });
});

describe('what can be typed', () => {
  const lines = async (...typed: string[]) =>
    (await arena(['play', ...RANDOM, '--seats', '3', '--seed', '3'], typed)).out;
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
    expect(bought).toMatch(/Amelia buys Days Of Flying Wonders a licence on London–Paris/);
    const unknown = await lines('1', 'buy pink a b', 'buy red rome', 'q');
    expect(unknown).toContain('No airline is called “pink”');
    expect(unknown).toContain('No route fits “rome”');
    const french = await arena(
      ['play', ...RANDOM, '--language', 'fr', '--seed', '3'],
      ['1', 'buy rouge londres paris', 'q'],
    );
    expect(french.out).toContain('Londres–Paris');
    const verb = await arena(
      ['play', ...RANDOM, '--language', 'fr', '--seed', '3'],
      ['1', 'acheter rouge paris londres', '?', 'q'],
    );
    expect(verb.out).toMatch(/Amelia achète pour Days Of Flying Wonders une licence sur Londres–Paris/);
    expect(verb.out).toContain('acheter rouge londres paris');
  });

  test('an action as JSON passes the same doors', async () => {
    expect(await lines('{"type":"cash"}')).toMatch(/Not possible, AE-2\.8/);
    expect(await lines('{"type"')).toContain('no action written as JSON');
    expect(await lines('{"type":"cash","more":1}')).toContain('no action written as JSON');
    expect(await lines('1', '{"type":"cash"}', 'q')).toContain('Amelia takes 8');
  });

  test('undo takes a licence back, but not past what others did', async () => {
    const out = await lines('1', '1', 'u', 'q');
    expect(out).toContain('Taken back.');
    expect(lastAnswer(out)).toContain('choose an action');
    const tooLate = await lines('1', '{"type":"cash"}', 'u', 'q');
    expect(tooLate).toContain('Nothing can be taken back');
    const path = files.path('undone.json');
    await arena(['play', ...RANDOM, '--seats', '3', '--seed', '3', '--save', path], ['1', '1', 'u', '1', 'q']);
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true });
    const { log } = files.read('undone.json') as { log: { kind: string; reason?: string }[] };
    expect(log.map(({ kind }) => kind)).toContain('undo');
    expect(log.at(-1)).toMatchObject({ kind: 'end', reason: 'abandoned' });
  });

  test('the end of input ends politely and keeps the match', async () => {
    const path = files.path('cut.json');
    const { code, out } = await arena(['play', ...RANDOM, '--save', path], ['1']);
    expect(code).toBe(0);
    expect(out).toContain('No more input');
    expect(out).toContain(`unfinished match is in ${path}`);
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true, outcome: null });
  });
});

describe('what is shown', () => {
  /** The screen, noting whose views it is given to draw. */
  function watched(screen: MakeScreen, eyes: Set<Eye>): MakeScreen {
    const noted = (view: unknown) => {
      eyes.add((view as View).eye);
      return view;
    };
    return (...setting) => {
      const plain = screen(...setting);
      return {
        ...plain,
        table: (view) => plain.table(noted(view)),
        board: (view) => plain.board(noted(view)),
        question: (view) => plain.question(noted(view)),
        choices: (view, actions) => plain.choices(noted(view), actions),
      };
    };
  }

  test('comes from the eye of seat 0 alone, news included', async () => {
    const eyes = { shown: new Set<Eye>(), told: new Set<Eye>() };
    const secrets = new Set<string>();
    const { game, screen } = registered as { game: Game<AirlinesEurope>; screen: MakeScreen };
    const { tell } = game;
    const board = namesOf('en', { cities: [], routes: [] } as never, ['Amelia', 'Bessie', 'Hubert']);
    Object.assign(registered, { screen: watched(screen, eyes.shown) });
    Object.assign(game, {
      tell(news: News, eye: Eye) {
        eyes.told.add(eye);
        if (news.kind === 'drew' && news.seat !== 0) secrets.add(describeNews('en', news, board));
        return tell(news, eye);
      },
    });
    try {
      const { out } = await arena(['play', ...RANDOM, '--seats', '3', '--seed', '8'], ['b', ...ones(600)]);
      expect(out).toContain('AE-8.7');
      expect(eyes).toEqual({ shown: new Set([0]), told: new Set([0]) });
      expect(secrets.size).toBeGreaterThan(0);
      for (const secret of secrets) expect(out.replaceAll(/\n +/g, ' ')).not.toContain(secret);
    } finally {
      Object.assign(registered, { screen });
      Object.assign(game, { tell });
    }
    expect(airlinesEurope.tell).toBe(tell);
  });
});
