/** The two RULES.md, which share the numbers CF-..., held against the ids and the rulebook of one game. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = new URL('../../../../games/', import.meta.url);
const linesOf = (game: string): readonly string[] =>
  readFileSync(new URL(`${game}/RULES.md`, GAMES), 'utf8').split('\n');

const FILES = ['connecting-flights', 'connecting-flights-cooperative'].map(linesOf);
const FORM = /^- \*\*(CF-\d+\.\d+)\*\* (\S.*\S) _\(([^_]+)\)_$/;

const rules = FILES.flat()
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, id = '', words = '', source = ''] = FORM.exec(line) ?? [];
    return { line, id, words, source };
  });

const placeOf = (id: string): number => {
  const [section = 0, rule = 0] = id.slice('CF-'.length).split('.').map(Number);
  return section * 100 + rule;
};
const inOrder = (ids: readonly string[]): readonly string[] => ids.toSorted((a, b) => placeOf(a) - placeOf(b));

/** Every rule there is, in order. */
const ALL_RULES = inOrder(rules.map(({ id }) => id));
/** Every section there is, in order. */
const ALL_SECTIONS = inOrder([...new Set(FILES.flat().flatMap((line) => /^## (CF-\d+) /.exec(line)?.[1] ?? []))]);

interface Book {
  readonly ruleIds: readonly string[];
  readonly sectionIds: readonly string[];
  /** The rulebook in every language. */
  readonly texts: readonly Readonly<Record<string, string>>[];
  /** Rules and sections of the other game, which this one leaves out. */
  readonly others: (id: string) => boolean;
}

export function testRulesFile({ ruleIds, sectionIds, texts, others }: Book): void {
  test('the rules have exactly the rules and sections of this game, in order, and those of the other', () => {
    expect(ALL_RULES.filter((id) => !others(id))).toEqual(ruleIds);
    expect(ALL_SECTIONS.filter((id) => !others(id))).toEqual(sectionIds);
  });

  test('every id a rulebook entry cites is one of this game', () => {
    const known = new Set<string>([...ruleIds, ...sectionIds]);
    for (const text of texts.flatMap((book) => Object.values(book))) {
      for (const id of text.match(/CF-\d+(\.\d+)?/g) ?? []) expect(known.has(id), id).toBe(true);
    }
  });
}

/** Of the files alone. */
export function testRulesForm(): void {
  test('each rule is in the form tools can read, in its own section', () => {
    let section = '';
    for (const line of FILES.flat()) {
      section = /^## (CF-\d+) /.exec(line)?.[1] ?? section;
      if (!line.startsWith('- ')) continue;
      const id = FORM.exec(line)?.[1] ?? '';
      expect(id.split('.')[0], line).toBe(section);
    }
  });

  test('within a file the rules stand in order', () => {
    for (const lines of FILES) {
      const ids = lines.flatMap((line) => FORM.exec(line)?.[1] ?? []);
      expect(ids).toEqual(inOrder(ids));
    }
  });

  test('a rule is marked as a ruling exactly when its source says so', () => {
    for (const { id, words, source } of rules) {
      expect(words.includes('**Ruling.**'), id).toBe(/\bruling\b/.test(source));
    }
  });

  test('every id a rule cites exists', () => {
    const known = new Set([...ALL_RULES, ...ALL_SECTIONS]);
    for (const id of FILES.flat()
      .join('\n')
      .match(/CF-\d+(\.\d+)?/g) ?? [])
      expect(known.has(id), id).toBe(true);
  });

  test('RULES.md points to nothing outside the repository', () => {
    expect(FILES.flat().join('\n')).not.toMatch(/\/(work|home|tmp)\b|shared\/|\.\.\//);
  });
}
