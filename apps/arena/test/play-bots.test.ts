/** The bots at the terminal: those that play the other seats, and the one that gives hints. */

import { describe, expect, test } from 'vitest';
import { GAMES, type Registered } from '../src/games.ts';
import { TERMINAL_LANGUAGES } from '../src/play/languages.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const [registered] = GAMES as readonly [Registered];
const ones = (count: number) => new Array<string>(count).fill('1');

describe('bots', () => {
  const LEVELS = ['--bots', 'trainee,pilot', '--scale', '0.001'];

  test('play a whole game', async () => {
    const path = files.path('bots.json');
    const { code, out } = await arena(['play', ...LEVELS, '--seed', '5', '--save', path], ones(600));
    expect(code).toBe(0);
    expect(out).toContain('AE-8.7');
    expect(await arenaJson(['verify', path])).toMatchObject({ ok: true, outcome: { rule: 'AE-8.7' } });
  });

  test('do the same again for the same seed and choices', async () => {
    const run = () => arena(['play', ...LEVELS, '--seed', '5'], ones(12));
    expect(await run()).toEqual(await run());
  });

  test('of other levels decide otherwise', async () => {
    const run = async (bots: string) =>
      (await arena(['play', '--bots', bots, '--scale', '0.1', '--seed', '5'], ones(3))).out;
    const told = (out: string) => out.split('\n').filter((line) => /^ {2}(Bessie|Hubert) /.test(line));
    const random = told(await run('random'));
    expect(random.length).toBeGreaterThan(0);
    expect(told(await run('trainee'))).not.toEqual(random);
  });

  test('think by the clock where one is set, which the seed then does not promise for', async () => {
    const { out } = await arena(['play', ...LEVELS, '--seed', '5', '--seconds', '.1'], ones(2));
    expect(out.replaceAll('\n', ' ')).toContain('against the clock the others may decide otherwise');
    expect(out).toMatch(/^ {2}Bessie /m);
  });

  test.each([
    [['--bots', 'admiral'], '--bots has "admiral": airlines-europe has random, trainee, pilot, captain'],
    [['--bots', 'pilot,pilot,pilot'], '--bots has 3 levels: it wants one for all other seats, or 2, one for each'],
    [['--seconds', '0.05'], '--seconds wants a number from 0.1 to 10, not "0.05"'],
    [['--seconds', '11'], '--seconds wants a number from 0.1 to 10, not "11"'],
    [['--seconds', '1e0'], '--seconds wants a number from 0.1 to 10, not "1e0"'],
  ])('%j is refused in one line', async (words, says) => {
    const { code, out, err } = await arena(['play', ...words], ['q']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe(`arena: ${says}\n`);
  });

  test('a game without a brain has random ones only, and no hints', async () => {
    const plain = registered as { brain?: Registered['brain'] };
    const { brain } = plain;
    delete plain.brain;
    try {
      const { out } = await arena(['play', '--seed', '3'], ['h', '?', '1', '1']);
      expect(out).toContain('Bessie (plays at random)');
      expect(out).toContain('“h” means nothing here');
      expect(out).not.toMatch(/^h +a hint/m);
      const { err } = await arena(['play', '--bots', 'pilot'], ['q']);
      expect(err).toBe('arena: --bots has "pilot": airlines-europe has random\n');
    } finally {
      Object.assign(plain, { brain });
    }
  });
});

describe('a hint', () => {
  const play = async (language: string, ...typed: string[]) =>
    (await arena(['play', '--language', language, '--seed', '3', '--bots', 'trainee', '--scale', '0.01'], typed)).out;
  const FIGURES = {
    en: /^ {2} *(\d+) {2}Win share \d+\s%\s±\s\d+, -?\d+\s±\s\d+ points at the end$/gm,
    fr: /^ {2} *(\d+) {2}Chances de gagner \d+\s%\s±\s\d+, -?\d+\s±\s\d+ points à la fin$/gm,
  };

  test.each([
    ['en', 'h', / (is better than|is about as good as|is less good than) /g],
    ['en', 'hint', / (is better than|is about as good as|is less good than) /g],
    ['fr', 'conseil', / vaut (mieux|à peu près autant|moins) que? /g],
  ] as const)(
    'in %s, by %s: three choices, each with its number, its figures and a sentence',
    async (language, typed, verdict) => {
      const out = await play(language, '1', typed);
      const numbers = [...out.matchAll(FIGURES[language])].map(([, number]) => number);
      expect(new Set(numbers).size).toBe(3);
      const hint = out.slice(out.search(FIGURES[language])).split('\n\n')[0] ?? '';
      const sentences = hint.replaceAll(FIGURES[language], '').replaceAll(/\s+/g, ' ');
      expect(sentences.match(verdict)).toHaveLength(3);
    },
  );

  test('is about the choice under its number', async () => {
    const out = await play('en', 'h');
    const [, number, doing] = /^ +(\d+) {2}Win share.*\n +Opening with (.*)$/m.exec(out) ?? [];
    expect(doing).toBeDefined();
    const [airlines] = (doing as string).split(' is ');
    expect(out).toMatch(new RegExp(`^ +${number} {2}Open with ${airlines}`, 'm'));
  });

  test('asked for again is the same', async () => {
    const [first, second] = (await play('en', 'h', 'h')).split('What a captain would choose').slice(1);
    expect(first).toMatch(FIGURES.en);
    expect(second?.split('Your choice')[0]).toBe(first?.split('Your choice')[0]);
  });

  test('changes nothing: the game goes on as if nobody had asked', async () => {
    const path = files.path('hints.json');
    const log = async (typed: readonly string[]) => {
      const words = ['play', '--seed', '3', '--bots', 'trainee', '--scale', '0.01', '--save', path];
      expect((await arena(words, typed)).code).toBe(0);
      const { log } = files.read('hints.json') as { log: { at: number }[] };
      return log.map(({ at: _, ...entry }) => entry);
    };
    const unaided = await log(ones(8));
    expect(unaided.length).toBeGreaterThan(16);
    expect(await log(ones(8).flatMap((one) => ['h', one]))).toEqual(unaided);
  });

  test.each(TERMINAL_LANGUAGES)('in %s stays within the lines', async (language) => {
    const { out } = await arena(
      ['play', '--language', language, '--seed', '3', '--scale', '0.01'],
      ['h', '1', 'h'],
      60,
    );
    const hints = out.split('\n\n').filter((part) => / {2}(Win share|Chances de gagner) /.test(part));
    expect(hints).toHaveLength(2);
    for (const line of hints.join('\n').split('\n')) expect([...line].length, line).toBeLessThanOrEqual(60);
  });
});
