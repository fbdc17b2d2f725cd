/** A report for people at a terminal. */

import { table } from '../table.ts';
import { cautionOf, type Findings, headOf } from './findings.ts';
import { figureRows } from './rows.ts';

export function asText(findings: Findings): string {
  const tables = figureRows(findings).map(({ title, rows }) =>
    table([title, 'count', 'mean or share', '95 % interval'], rows),
  );
  return [headOf(findings).join('\n'), ...tables, cautionOf(findings)].join('\n\n');
}
