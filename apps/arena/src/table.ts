/** Plain text tables and numbers for people. */

export function table(head: readonly string[], rows: readonly (readonly string[])[], gap = 2): string {
  const widths = head.map((title, column) => Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(length)));
  const space = ' '.repeat(gap);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column > 0))
      .join(space)
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join(space), ...rows.map(line)].join('\n');
}

/** The same for a document. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Counts visible characters, so that accents keep columns aligned. */
function length(text: string): number {
  return [...text].length;
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - length(text)));
  return right ? space + text : text + space;
}

/** 1234567.8 as `1,234,568`, small numbers with a decimal or two. */
export function figure(value: number, decimals = Math.abs(value) < 10 ? 2 : Math.abs(value) < 1000 ? 1 : 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export function count(value: number): string {
  return figure(value, 0);
}

export function seatsInWords(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`;
}
