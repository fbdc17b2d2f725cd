/** A tournament as one page. */

import { type FiguresTable, htmlOf } from '../../html/page.ts';
import { count } from '../../table.ts';
import type { Figures } from '../figures.ts';
import { cells, headOf, optionsOf, originOf, percent, signed } from '../text.ts';
import { sectionsOf } from './sections.ts';

/** `notes` are sentences that belong to the head. */
export function pageOf(figures: Figures, notes: readonly string[]): string {
  return htmlOf({
    title: `Tournament: ${figures.names.join(', ')}`,
    head: [headOf(figures), originOf(figures), optionsOf(figures.config), ...notes],
    sections: sectionsOf(figures),
    figures: tableOf(figures),
  });
}

function tableOf({ pairs }: Figures): FiguresTable {
  const won = pairs.some(({ winRate }) => winRate !== undefined);
  return {
    titles: ['Pair', 'Blocks', 'Games', 'Difference', '95 % interval', ...(won ? ['Won', '95 % of won'] : [])],
    rows: pairs.map(({ first, second, blocks, games, difference, winRate }) => [
      `${first} – ${second}`,
      count(blocks),
      count(games),
      ...cells(difference, signed),
      ...(winRate === undefined ? [] : cells(winRate, percent)),
    ]),
  };
}
