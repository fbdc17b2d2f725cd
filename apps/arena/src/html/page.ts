/** One page that needs nothing else: no script, no font, no network. */

import { escapeHtml } from './escape.ts';
import { STYLE } from './style.ts';

/** A card of the page: a chart, and a sentence on how to read it. */
export interface Section {
  readonly title: string;
  readonly lead: string;
  /** SVG. */
  readonly chart: string;
}

export interface Page {
  readonly title: string;
  /** Sentences below the title. */
  readonly head: readonly string[];
  readonly sections: readonly Section[];
  readonly figures: FiguresTable;
}

/** The charts once more, as numbers. */
export interface FiguresTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function htmlOf({ title, head, sections, figures }: Page): string {
  const cards = sections.map(
    (section) =>
      `<section><h2>${escapeHtml(section.title)}</h2><p>${escapeHtml(section.lead)}</p>${section.chart}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${head.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<div class="cards">
${cards.join('\n')}
<section class="wide"><h2>In figures</h2>${tableOf(figures)}</section>
</div>
</main>
</body>
</html>
`;
}

function tableOf({ titles, rows }: FiguresTable): string {
  const head = titles.map((title) => `<th>${escapeHtml(title)}</th>`).join('');
  // On a phone every cell is a line with its title.
  const cellOf = (text: string, column: number) =>
    `<td data-title="${escapeHtml(titles[column] as string)}">${escapeHtml(text)}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
