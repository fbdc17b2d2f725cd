/** docs/benchmarks.md: sections written by commands, each independent of the others. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeText } from '../text-files.ts';

export const BENCHMARKS = fileURLToPath(new URL('../../../../docs/benchmarks.md', import.meta.url));

const SECTIONS = ['bench', 'server', 'soak'] as const;
export type SectionName = (typeof SECTIONS)[number];

const TITLE = `# Benchmarks

Written by commands, never by hand; whoever reruns them gets the figures of their own machine.

\`\`\`
npm run -s arena -- bench --all
npm run -s arena -- bench --server --earlier FOLDER --write docs/benchmarks.md
npm run -s arena -- soak --minutes 30 --write docs/benchmarks.md
\`\`\``;

const TITLES: Readonly<Record<SectionName, string>> = {
  bench: '## Benches',
  server: '## Server, beside an earlier build',
  soak: '## Soak',
};
const EMPTY = 'Not measured yet.';

function marks(name: SectionName): readonly [string, string] {
  return [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
}

/** The document with these sections replaced. */
export function withSections(document: string, sections: Partial<Readonly<Record<SectionName, string>>>): string {
  const parts = SECTIONS.map((name) => {
    const [begin, end] = marks(name);
    const body = sections[name] ?? sectionOf(document, name) ?? EMPTY;
    return `${begin}\n${TITLES[name]}\n\n${body.trim()}\n${end}`;
  });
  return `${[TITLE, ...parts].join('\n\n')}\n`;
}

/** Without its title; null if missing. */
function sectionOf(document: string, name: SectionName): string | null {
  const [begin, end] = marks(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) return null;
  return document
    .slice(from + begin.length, to)
    .trim()
    .slice(TITLES[name].length)
    .trim();
}

export function writeSections(path: string, sections: Partial<Readonly<Record<SectionName, string>>>): void {
  const document = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeText(path, '--write', withSections(document, sections));
}
