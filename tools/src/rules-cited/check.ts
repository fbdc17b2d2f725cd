/** Checks a game's rules, refusals, tests and texts by its RULES.md, and by those of games with the same prefix. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { filesUnder, foldersIn, readText } from '../tree.ts';
import { citationsIn, isKnown, leadingIds } from './citations.ts';
import { refusalsIn } from './refusals.ts';
import { type Rulebook, readRulebook } from './rules-file.ts';
import { testsIn } from './tests.ts';

export interface CheckedRules {
  readonly games: number;
  readonly rules: number;
  readonly refusals: number;
  readonly problems: readonly Problem[];
  /** Rules that no line of the game's rules/ cites: worth a look, not a failure. */
  readonly uncited: readonly string[];
  /** Folders of games/ without sources, such as old build output. */
  readonly passedOver: readonly string[];
}

type CheckedGame = Omit<CheckedRules, 'games' | 'passedOver'>;

const TEXT = /\.([cm]?[jt]s|svelte|json|md)$/;

export function checkRulesCited(root: string): CheckedRules {
  const folders = foldersIn(root, 'games');
  const games = folders.filter((folder) => filesUnder(root, folder, () => true).length > 0);
  const books = games.map((game) => bookOf(root, game));
  const shared = filesUnder(root, 'packages', (path) => TEXT.test(path));
  const each = books.map(({ game, book, problems }) => {
    if (book === null) return { rules: 0, refusals: 0, problems, uncited: [] };
    const family = familyOf(book, books);
    return checkGame(root, game, book, family, problems, shared);
  });
  return {
    games: games.length,
    rules: each.reduce((sum, one) => sum + one.rules, 0),
    refusals: each.reduce((sum, one) => sum + one.refusals, 0),
    problems: [...games.flatMap((game) => checkManifest(root, game)), ...each.flatMap((one) => one.problems)],
    uncited: each.flatMap((one) => one.uncited),
    passedOver: folders.filter((folder) => !games.includes(folder)),
  };
}

interface GameBook {
  readonly game: string;
  /** Null without rules. */
  readonly book: Rulebook | null;
  readonly problems: Problem[];
}

function bookOf(root: string, game: string): GameBook {
  const file = `${game}/RULES.md`;
  if (!existsSync(join(root, file))) {
    const missing = { file, line: 1, what: 'is missing', why: 'every game writes its rules down, each with an id.' };
    return { game, book: null, problems: [missing] };
  }
  const { book, problems } = readRulebook(file, readText(root, file));
  return { game, book: book.rules.size === 0 ? null : book, problems };
}

/** The rules that a game may cite: games with the same prefix share their numbers. */
function familyOf(own: Rulebook, books: readonly GameBook[]): Rulebook {
  const family = books.flatMap(({ book }) => (book !== null && book.prefix === own.prefix ? [book] : []));
  return {
    file: family.map(({ file }) => file).join(' and '),
    prefix: own.prefix,
    sections: new Set(family.flatMap(({ sections }) => [...sections])),
    rules: new Map(family.flatMap(({ rules }) => [...rules])),
  };
}

function checkManifest(root: string, game: string): Problem[] {
  const file = `${game}/package.json`;
  if (existsSync(join(root, file))) return [];
  return [
    { file, line: 1, what: 'is missing', why: `every folder in games/ is a game and a package; ${game} is not.` },
  ];
}

function checkGame(
  root: string,
  game: string,
  book: Rulebook,
  family: Rulebook,
  problems: Problem[],
  shared: readonly string[],
): CheckedGame {
  const { file } = book;
  const citedInRules = new Set<string>();
  for (const path of [...filesUnder(root, game, (path) => TEXT.test(path)), ...shared]) {
    const isShared = !path.startsWith(`${game}/`);
    for (const { id, line } of citationsIn(readText(root, path), book.prefix)) {
      if (isShared || path.startsWith(`${game}/rules/`)) citedInRules.add(id);
      // Problems of shared files are reported once, by the first game.
      if (isKnown(family, id) || (isShared && !family.file.startsWith(file))) continue;
      problems.push({ file: path, line, what: `cites ${id}`, why: `${family.file} has no such rule or section.` });
    }
  }

  const tested = new Set<string>();
  /** Where an id has a test that checks nothing. */
  const hollow = new Map<string, string>();
  const provoked = new Set<string>();
  for (const path of filesUnder(root, `${game}/test/rules`, (path) => path.endsWith('.ts'))) {
    const { tests, refusals } = testsIn(path, readText(root, path));
    for (const code of refusals) provoked.add(code);
    if (!path.endsWith('.test.ts')) continue;
    for (const { names, line, checks } of tests) {
      for (const id of names.flatMap((name) => leadingIds(name, book.prefix))) {
        if (checks) tested.add(id);
        else hollow.set(id, `${path}:${line}`);
      }
    }
  }
  for (const [id, line] of book.rules) {
    if (tested.has(id)) continue;
    const empty = hollow.get(id);
    const why =
      empty === undefined
        ? `no test under ${game}/test/rules has a name, or a group, that begins with ${id}.`
        : `the test at ${empty} calls nothing, so it proves nothing.`;
    problems.push({ file, line, what: `${id} has no test`, why });
  }

  const refusals = checkRefusals(root, game, family, provoked, problems);
  const uncited = [...book.rules.keys()].filter((id) => !citedInRules.has(id));
  return { rules: book.rules.size, refusals, problems, uncited };
}

function checkRefusals(
  root: string,
  game: string,
  book: Rulebook,
  provoked: ReadonlySet<string>,
  problems: Problem[],
): number {
  const file = `${game}/rules/refusals.ts`;
  const table = existsSync(join(root, file)) ? refusalsIn(file, readText(root, file)) : null;
  if (table === null) {
    const why = 'write `export const REFUSALS = { code: "AE-4.3", ... } as const` there.';
    problems.push({ file, line: 1, what: 'has no table of refusals', why });
    return 0;
  }
  for (const { code, rules, line } of table) {
    if (rules === null) {
      const why = 'write the rule id out as a string, or several as an array of strings.';
      problems.push({ file, line, what: `${code} names no rule`, why });
    }
    for (const rule of rules ?? []) {
      if (book.rules.has(rule) || isToldOf(book, rule)) continue;
      problems.push({ file, line, what: `${code} cites ${rule}`, why: `it names no single rule of ${book.file}.` });
    }
    if (provoked.has(code)) continue;
    const why = `no test under ${game}/test/rules calls expectRefusal(..., '${code}').`;
    problems.push({ file, line, what: `nothing provokes ${code}`, why });
  }
  return table.length;
}

/** Whether an unknown id is reported already, as a citation in the game's folder. */
function isToldOf(book: Rulebook, rule: string): boolean {
  const [citation] = citationsIn(rule, book.prefix);
  return citation?.id === rule && !isKnown(book, rule);
}
