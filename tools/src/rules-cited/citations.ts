/** Rule ids cited in a text: 'AE-4.3', a whole section 'AE-4', or a range 'AE-8.3 to 8.5'. */

import type { Rulebook } from './rules-file.ts';

export interface Citation {
  readonly id: string;
  readonly line: number;
}

export function citationsIn(text: string, prefix: string): Citation[] {
  const found: Citation[] = [];
  const id = new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+)*[A-Za-z]?\\b`, 'g');
  for (const [index, content] of text.split('\n').entries()) {
    for (const match of content.matchAll(id)) {
      found.push({ id: match[0], line: index + 1 });
      const end = endOfRange(match[0], content.slice(match.index + match[0].length));
      if (end === null) continue;
      for (const between of rangeUpTo(match[0], end)) found.push({ id: between, line: index + 1 });
    }
  }
  return found;
}

/** The ids a test's name begins with: one, several ('AE-4.3, AE-4.5: ...'), or a range. */
export function leadingIds(name: string, prefix: string): string[] {
  const one = `${prefix}-\\d+\\.\\d+`;
  const more = `\\s*(?:,|/|&|\\+|and|to|-|–)\\s*(?:${prefix}-)?\\d+\\.\\d+`;
  const lead = new RegExp(`^${one}(?:${more})*\\b`).exec(name)?.[0];
  return lead === undefined ? [] : citationsIn(lead, prefix).map((citation) => citation.id);
}

export function isKnown(book: Rulebook, id: string): boolean {
  return book.rules.has(id) || book.sections.has(id);
}

function endOfRange(start: string, after: string): string | null {
  const [, section] = /-(\d+)\.\d+$/.exec(start) ?? [];
  const [, endSection, end] = /^\s*(?:to|-|–)\s*(?:[A-Z][A-Z0-9]*-)?(\d+)\.(\d+)\b/.exec(after) ?? [];
  return section !== undefined && section === endSection ? (end ?? null) : null;
}

function rangeUpTo(start: string, end: string): string[] {
  const [, section = '', first = ''] = /^(.+)\.(\d+)$/.exec(start) ?? [];
  const ids: string[] = [];
  for (let rule = Number(first) + 1; rule <= Number(end); rule += 1) ids.push(`${section}.${rule}`);
  return ids;
}
