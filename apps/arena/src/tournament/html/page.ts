/** A tournament as one page that needs nothing else: no script, no font, no network. */

import { count } from '../../table.ts';
import type { Figures } from '../figures.ts';
import { cells, headOf, optionsOf, percent, signed } from '../text.ts';
import { escapeHtml } from './escape.ts';
import { sectionsOf } from './sections.ts';
import { STYLE } from './style.ts';

/** `notes` are sentences that belong to the head. */
export function pageOf(figures: Figures, notes: readonly string[]): string {
  const title = `Tournament: ${figures.names.join(', ')}`;
  const cards = sectionsOf(figures).map(
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
${[headOf(figures), optionsOf(figures), ...notes].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<div class="cards">
${cards.join('\n')}
<section class="wide"><h2>In figures</h2>${tableOf(figures)}</section>
</div>
</main>
</body>
</html>
`;
}

function tableOf({ pairs }: Figures): string {
  const won = pairs.some(({ winRate }) => winRate !== undefined);
  const titles = ['Pair', 'Blocks', 'Games', 'Difference', '95 % interval', ...(won ? ['Won', '95 % of won'] : [])];
  const rows = pairs.map(({ first, second, blocks, games, difference, winRate }) => [
    `${first} – ${second}`,
    count(blocks),
    count(games),
    ...cells(difference, signed),
    ...(winRate === undefined ? [] : cells(winRate, percent)),
  ]);
  const head = titles.map((title) => `<th>${escapeHtml(title)}</th>`).join('');
  // On a phone every cell is a line with its title.
  const cellOf = (text: string, column: number) =>
    `<td data-title="${escapeHtml(titles[column] as string)}">${escapeHtml(text)}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
