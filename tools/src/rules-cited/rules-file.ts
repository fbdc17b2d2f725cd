/** What a game's RULES.md says there is: its prefix, its sections, its rules. */

import type { Problem } from '../problem.ts';

export interface Rulebook {
  readonly file: string;
  /** 'AE' */
  readonly prefix: string;
  /** 'AE-4' */
  readonly sections: ReadonlySet<string>;
  /** 'AE-4.3' and the line it stands on. */
  readonly rules: ReadonlyMap<string, number>;
}

const RULE = /^\s*[-*]\s+\*\*(([A-Z][A-Z0-9]*)-(\d+)\.\d+)\b/;
const SECTION = /^#{2,6}\s+\**(([A-Z][A-Z0-9]*)-\d+)\b(?!\.\d)/;

export function readRulebook(file: string, text: string): { readonly book: Rulebook; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  const sections = new Set<string>();
  const rules = new Map<string, number>();
  let prefix = '';
  let section = '';

  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const heading = SECTION.exec(content);
    const rule = RULE.exec(content);
    const [, id = '', ownPrefix = '', number = ''] = heading ?? rule ?? [];
    if (id === '') continue;
    if (prefix === '') prefix = ownPrefix;
    if (ownPrefix !== prefix) {
      problems.push({
        file,
        line,
        what: `${id} has another prefix`,
        why: `every id of this game begins with ${prefix}-.`,
      });
    } else if (heading !== null) {
      if (sections.has(id)) problems.push({ file, line, what: `section ${id} twice`, why: 'an id names one thing.' });
      sections.add(id);
      section = id;
    } else if (rules.has(id)) {
      problems.push({ file, line, what: `rule ${id} twice`, why: `an id names one rule; see line ${rules.get(id)}.` });
    } else {
      rules.set(id, line);
      if (section !== `${prefix}-${number}`) {
        problems.push({
          file,
          line,
          what: `rule ${id} under ${section || 'no section'}`,
          why: 'an id tells its section.',
        });
      }
    }
  }
  if (rules.size === 0) {
    problems.push({ file, line: 1, what: 'has no rules', why: 'a rule is a list item such as `- **AE-4.3** ...`.' });
  }
  return { book: { file, prefix, sections, rules }, problems };
}
