/** A report as one page. */

import { type FiguresTable, htmlOf } from '../html/page.ts';
import { cautionOf, type Findings, headOf } from './findings.ts';
import { figureRows } from './rows.ts';
import { sectionsOf } from './sections.ts';

export function pageOf(findings: Findings): string {
  const titles: FiguresTable['titles'] = ['What', 'Count', 'Mean or share', '95 % interval'];
  return htmlOf({
    title: `Balance of ${findings.game}`,
    head: [...headOf(findings), cautionOf(findings)],
    sections: sectionsOf(findings),
    figures: {
      titles,
      rows: figureRows(findings).flatMap(({ label, rows }) =>
        rows.map(([what, ...rest]) => [label === null ? what : `${label}: ${what}`, ...rest]),
      ),
    },
  });
}
