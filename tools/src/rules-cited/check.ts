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
}

const TEXT = /\.([cm]?[jt]s|svelte|json|md)$/;

export function checkRulesCited(root: string): CheckedRules {
  const games = foldersIn(root, 'games').filter((game) => existsSync(join(root, game, 'package.json')));
  const each = games.map((game) => checkGame(root, game));
  return {
    games: games.length,
    rules: each.reduce((sum, one) => sum + one.rules, 0),
    refusals: each.reduce((sum, one) => sum + one.refusals, 0),
    problems: each.flatMap((one) => one.problems),
    uncited: each.flatMap((one) => one.uncited),
  };
}

function checkGame(root: string, game: string): Omit<CheckedRules, 'games'> {
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
  const provoked = new Set<string>();
  for (const path of filesUnder(root, `${game}/test/rules`, (path) => path.endsWith('.ts'))) {
    const { tests, refusals } = testsIn(path, readText(root, path));
    for (const code of refusals) provoked.add(code);
    if (!path.endsWith('.test.ts')) continue;
    for (const { names } of tests) {
      for (const id of names.flatMap((name) => leadingIds(name, book.prefix))) tested.add(id);
    }
  }
  for (const [id, line] of book.rules) {
    if (tested.has(id)) continue;
    const why = `no test under ${game}/test/rules has a name, or a group, that begins with ${id}.`;
    problems.push({ file, line, what: `${id} has no test`, why });
  }

  const refusals = checkRefusals(root, game, book, provoked, problems);
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
  for (const { code, rule, line } of table) {
    if (rule === null) {
      problems.push({ file, line, what: `${code} names no rule`, why: 'write the rule id out as a string.' });
    } else if (!rule.startsWith(`${book.prefix}-`) || book.sections.has(rule)) {
      // An unknown id of this game is told of already, like every other citation in the game's folder.
      problems.push({ file, line, what: `${code} cites ${rule}`, why: `it names no single rule of ${book.file}.` });
    }
    if (provoked.has(code)) continue;
    const why = `no test under ${game}/test/rules calls expectRefusal(..., '${code}').`;
    problems.push({ file, line, what: `nothing provokes ${code}`, why });
  }
  return table.length;
}
