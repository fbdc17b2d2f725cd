/** Holds a game's rules, refusals, tests and texts against its RULES.md. */

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
  /** Folders of games/ with nothing in them that anybody wrote, such as what a build left behind. */
  readonly passedOver: readonly string[];
}

type CheckedGame = Omit<CheckedRules, 'games' | 'passedOver'>;

const TEXT = /\.([cm]?[jt]s|svelte|json|md)$/;

export function checkRulesCited(root: string): CheckedRules {
  const folders = foldersIn(root, 'games');
  const games = folders.filter((folder) => filesUnder(root, folder, () => true).length > 0);
  const each = games.map((game) => checkGame(root, game));
  return {
    games: games.length,
    rules: each.reduce((sum, one) => sum + one.rules, 0),
    refusals: each.reduce((sum, one) => sum + one.refusals, 0),
    problems: [...games.flatMap((game) => checkManifest(root, game)), ...each.flatMap((one) => one.problems)],
    uncited: each.flatMap((one) => one.uncited),
    passedOver: folders.filter((folder) => !games.includes(folder)),
  };
}

function checkManifest(root: string, game: string): Problem[] {
  const file = `${game}/package.json`;
  if (existsSync(join(root, file))) return [];
  return [
    { file, line: 1, what: 'is missing', why: `every folder in games/ is a game and a package; ${game} is not.` },
  ];
}

function checkGame(root: string, game: string): CheckedGame {
  const file = `${game}/RULES.md`;
  if (!existsSync(join(root, file))) {
    const missing = { file, line: 1, what: 'is missing', why: 'every game writes its rules down, each with an id.' };
    return { rules: 0, refusals: 0, problems: [missing], uncited: [] };
  }
  const { book, problems } = readRulebook(file, readText(root, file));
  if (book.rules.size === 0) return { rules: 0, refusals: 0, problems, uncited: [] };

  const citedInRules = new Set<string>();
  for (const path of filesUnder(root, game, (path) => TEXT.test(path))) {
    for (const { id, line } of citationsIn(readText(root, path), book.prefix)) {
      if (path.startsWith(`${game}/rules/`)) citedInRules.add(id);
      if (isKnown(book, id)) continue;
      problems.push({ file: path, line, what: `cites ${id}`, why: `${book.file} has no such rule or section.` });
    }
  }

  const tested = new Set<string>();
  /** Where an id has a test that checks nothing. */
  const hollow = new Map<string, string>();
  const provoked: Provoked[] = [];
  for (const path of filesUnder(root, `${game}/test/rules`, (path) => path.endsWith('.ts'))) {
    const { tests, refusals } = testsIn(path, readText(root, path));
    provoked.push({ path, codes: refusals });
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

  const refusals = checkTables(root, game, book, provoked, problems);
  const uncited = [...book.rules.keys()].filter((id) => !citedInRules.has(id));
  return { rules: book.rules.size, refusals, problems, uncited };
}

/** The refusals that a file of tests provokes. */
interface Provoked {
  readonly path: string;
  readonly codes: ReadonlySet<string>;
}

const TABLE = 'refusals.ts';

/** A folder of rules/ with a table of its own is a game of its own, and so is the folder of its tests. */
function checkTables(
  root: string,
  game: string,
  book: Rulebook,
  provoked: readonly Provoked[],
  problems: Problem[],
): number {
  const files = filesUnder(root, `${game}/rules`, (path) => path.endsWith(`/${TABLE}`));
  const folders = files.map((file) => file.slice(`${game}/`.length, -TABLE.length));
  // A game that has none at all is told where to write it.
  if (folders.length === 0) folders.push('rules/');
  const owner = (path: string) =>
    folders
      .filter((folder) => path.startsWith(`${game}/test/${folder}`))
      .reduce((nearest, folder) => (folder.length > nearest.length ? folder : nearest), '');
  return folders.reduce((count, folder) => {
    const codes = new Set(provoked.flatMap(({ path, codes }) => (owner(path) === folder ? [...codes] : [])));
    return count + checkRefusals(root, game, folder, book, codes, problems);
  }, 0);
}

function checkRefusals(
  root: string,
  game: string,
  folder: string,
  book: Rulebook,
  provoked: ReadonlySet<string>,
  problems: Problem[],
): number {
  const file = `${game}/${folder}${TABLE}`;
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
    const why = `no test under ${game}/test/${folder.slice(0, -1)} calls expectRefusal(..., '${code}').`;
    problems.push({ file, line, what: `nothing provokes ${code}`, why });
  }
  return table.length;
}

/** An unknown id of this game is told of already, like every other citation in the game's folder. */
function isToldOf(book: Rulebook, rule: string): boolean {
  const [citation] = citationsIn(rule, book.prefix);
  return citation?.id === rule && !isKnown(book, rule);
}
