/** RULES.md, which has the rules of both games, held against the ids and the rulebook of one. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').split('\n');
const FORM = /^- \*\*(CF-\d+\.\d+)\*\* (\S.*\S) _\(([^_]+)\)_$/;

const rules = lines
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, id = '', words = '', source = ''] = FORM.exec(line) ?? [];
    return { line, id, words, source };
  });

/** Every rule there is, in order. */
export const ALL_RULES: readonly string[] = rules.map(({ id }) => id);
/** Every section there is, in order. */
const ALL_SECTIONS: readonly string[] = lines.flatMap((line) => /^## (CF-\d+) /.exec(line)?.[1] ?? []);

interface Book {
  readonly ruleIds: readonly string[];
  readonly sectionIds: readonly string[];
  /** The rulebook in every language. */
  readonly texts: readonly Readonly<Record<string, string>>[];
  /** Rules and sections of the other game, which this one leaves out. */
  readonly others: (id: string) => boolean;
}

export function testRulesFile({ ruleIds, sectionIds, texts, others }: Book): void {
  test('RULES.md has exactly the rules and sections of this game, in order, and those of the other', () => {
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

/** Of the file alone. */
export function testRulesForm(): void {
  test('each rule is in the form tools can read, in its own section', () => {
    let section = '';
    for (const line of lines) {
      section = /^## (CF-\d+) /.exec(line)?.[1] ?? section;
      if (!line.startsWith('- ')) continue;
      const id = FORM.exec(line)?.[1] ?? '';
      expect(id.split('.')[0], line).toBe(section);
    }
  });

  test('a rule is marked as a ruling exactly when its source says so', () => {
    for (const { id, words, source } of rules) {
      expect(words.includes('**Ruling.**'), id).toBe(/\bruling\b/.test(source));
    }
  });

  test('every id a rule cites exists', () => {
    const known = new Set([...ALL_RULES, ...ALL_SECTIONS]);
    for (const id of lines.join('\n').match(/CF-\d+(\.\d+)?/g) ?? []) expect(known.has(id), id).toBe(true);
  });

  test('RULES.md points to nothing outside the repository', () => {
    expect(lines.join('\n')).not.toMatch(/\/(work|home|tmp)\b|shared\/|\.\.\//);
  });
}
