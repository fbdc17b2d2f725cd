/** A tournament as one page that needs nothing else: no script, no font, no network. */

import { count } from '../../table.ts';
import type { Figures } from '../figures.ts';
import { headOf, range, signed } from '../text.ts';
import { escapeHtml } from './escape.ts';
import { sectionsOf } from './sections.ts';
import { STYLE } from './style.ts';

export function pageOf(figures: Figures): string {
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
<p>${escapeHtml(headOf(figures))}</p>
<div class="cards">
${cards.join('\n')}
<section class="wide"><h2>In figures</h2><div class="scroll">${tableOf(figures)}</div></section>
</div>
</main>
</body>
</html>
`;
}

function tableOf({ pairs }: Figures): string {
  const rows = pairs.map(({ first, second, blocks, games, difference }) => [
    `${first} – ${second}`,
    count(blocks),
    count(games),
    ...(difference === null ? ['–', '–'] : [signed(difference.value), range(difference, signed)]),
  ]);
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const head = line(['Pair', 'Deals', 'Games', 'Points', '95 % interval'], 'th');
  return `<table>${head}${rows.map((cells) => line(cells, 'td')).join('')}</table>`;
}
