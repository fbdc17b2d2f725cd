/** The suite for the rulebook of every game: RULES.md, the lists of ids and the texts have the same rules. */

import type { Language } from '../../words/languages.ts';
import type { Check } from '../check.ts';

export interface RulebookPlan {
  /** The prefix of every id: `AL`. */
  readonly prefix: string;
  /** The text of RULES.md; two texts where games share numbers. */
  readonly files: readonly string[];
  readonly ruleIds: readonly string[];
  readonly sectionIds: readonly string[];
  /** The number of rules, repeated as a check. */
  readonly rules: number;
  readonly texts: Readonly<
    Record<
      Language,
      { readonly rulebook: Readonly<Record<string, string>>; readonly sections: Readonly<Record<string, string>> }
    >
  >;
  /** The rules cited by each refusal. */
  readonly refusals: Readonly<Record<string, string | readonly string[]>>;
  /** Rules and sections of the files that belong to another game. */
  readonly others?: (id: string) => boolean;
}

/** To be run like `conformance`. */
export function rulebookConformance(plan: RulebookPlan): Check[] {
  const { prefix, files, ruleIds, sectionIds, texts, others = () => false } = plan;
  const file = files.join('\n');
  const lines = file.split('\n');
  const form = new RegExp(`^- \\*\\*(${prefix}-\\d+\\.\\d+)\\*\\* (\\S.*\\S) _\\(([^_]+)\\)_$`);
  const heading = new RegExp(`^## (${prefix}-\\d+) `);
  const cited = new RegExp(`${prefix}-\\d+(\\.\\d+)?`, 'g');
  const rules = lines
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [, id = '', words = '', source = ''] = form.exec(line) ?? [];
      return { line, id, words, source };
    });
  const idsIn = (text: string, pattern: RegExp) => text.split('\n').flatMap((line) => pattern.exec(line)?.[1] ?? []);
  const sections = [...new Set(idsIn(file, heading))];
  const books = Object.values(texts);
  const known = new Set([...ruleIds, ...sectionIds]);

  const checks: Record<string, () => readonly string[]> = {
    'RULES.md has the rules and sections of the lists, in order': () => [
      ...unlike(own(rules.map(({ id }) => id)), ruleIds),
      ...unlike(own(sections), sectionIds),
      ...files.flatMap((each) =>
        [form, heading].flatMap((pattern) => unlike(idsIn(each, pattern), inOrder(idsIn(each, pattern)))),
      ),
      ...(ruleIds.length === plan.rules ? [] : [`${ruleIds.length} rules, not ${plan.rules}`]),
    ],
    'each rule of RULES.md is in the form that tools read, in its section': () => {
      let section = '';
      return lines.filter((line) => {
        section = heading.exec(line)?.[1] ?? section;
        return line.startsWith('- ') && (form.exec(line)?.[1] ?? '').split('.')[0] !== section;
      });
    },
    'a rule is marked as a ruling exactly where its source says so': () =>
      rules
        .filter(({ words, source }) => words.includes('**Ruling.**') !== /\bruling\b/.test(source))
        .map(({ id }) => id),
    'every id that a rule or a rulebook cites exists': () => {
      const inFile = new Set([...rules.map(({ id }) => id), ...sections]);
      const inBooks = books.flatMap(({ rulebook }) => Object.values(rulebook)).join('\n');
      return [
        ...(file.match(cited) ?? []).filter((id) => !inFile.has(id)),
        ...(inBooks.match(cited) ?? []).filter((id) => !known.has(id)),
      ];
    },
    'RULES.md points to nothing outside the repository': () => file.match(/\/(work|home|tmp)\b|shared\/|\.\.\//g) ?? [],
    'every refusal cites a rule of the list': () =>
      Object.values(plan.refusals)
        .flat()
        .filter((rule) => !ruleIds.includes(rule)),
    'every rule and section is translated': () => {
      const saidOf = (id: string) => books.map(({ rulebook, sections }) => rulebook[id] ?? sections[id]);
      return [...known].filter((id) => new Set(saidOf(id)).size !== books.length || saidOf(id).includes(undefined));
    },
    'a rule has the same numbers and cites the same rules in every language': () => {
      const numbers = (words = '') => (words.match(new RegExp(`${prefix}-[\\d.]*\\d|\\d+`, 'g')) ?? []).sort().join();
      return ruleIds.filter((id) => new Set(books.map(({ rulebook }) => numbers(rulebook[id]))).size > 1);
    },
  };
  return Object.entries(checks).map(([name, problems]) => ({
    name,
    run() {
      const found = problems();
      if (found.length > 0) throw new Error(`${prefix}, rulebook: ${name}, but: ${found.join('; ')}`);
    },
  }));

  function own(ids: readonly string[]): readonly string[] {
    return inOrder(ids.filter((id) => !others(id)));
  }
}

function inOrder(ids: readonly string[]): readonly string[] {
  const placeOf = (id: string) => {
    const [section = 0, rule = 0] = id.replace(/^\D+/, '').split('.').map(Number);
    return section * 100 + rule;
  };
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function unlike(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.join() === other.join() ? [] : [`${one.join()} is not ${other.join()}`];
}
