/** RULES.md, the list of rule ids and the rulebooks speak of the same rules. */

import { readFileSync } from 'node:fs';
import { LANGUAGES, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/text';
import { expect, test } from 'vitest';

const lines = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').split('\n');
const FORM = /^- \*\*(CF-\d+\.\d+)\*\* (\S.*\S) _\(([^_]+)\)_$/;

const rules = lines
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, id = '', words = '', source = ''] = FORM.exec(line) ?? [];
    return { line, id, words, source };
  });

test('RULES.md has exactly the rules of RULE_IDS, in order, each in the form tools can read', () => {
  for (const { line, id } of rules) expect(id, line).not.toBe('');
  expect(rules.map(({ id }) => id)).toEqual([...RULE_IDS]);
  expect(RULE_IDS.length).toBe(42);
});

test('RULES.md has exactly the sections of SECTION_IDS, and each rule stands in its own', () => {
  const sections = lines.flatMap((line) => /^## (CF-\d+) /.exec(line)?.[1] ?? []);
  expect(sections).toEqual([...SECTION_IDS]);
  let section = '';
  for (const line of lines) {
    section = /^## (CF-\d+) /.exec(line)?.[1] ?? section;
    const id = FORM.exec(line)?.[1];
    if (id !== undefined) expect(id.split('.')[0]).toBe(section);
  }
});

test('a rule is marked as a ruling exactly when its source says so', () => {
  for (const { id, words, source } of rules) expect(words.includes('**Ruling.**'), id).toBe(/\bruling\b/.test(source));
});

test('every id a rule or a rulebook entry cites exists', () => {
  const known = new Set<string>([...RULE_IDS, ...SECTION_IDS]);
  const texts = [...lines, ...LANGUAGES.flatMap((language) => Object.values(TEXTS[language].rulebook))];
  for (const text of texts) {
    for (const id of text.match(/CF-\d+(\.\d+)?/g) ?? []) expect(known.has(id), id).toBe(true);
  }
});

test('RULES.md points to nothing outside the repository', () => {
  expect(lines.join('\n')).not.toMatch(/\/(work|home|tmp)\b|shared\/|\.\.\//);
});
