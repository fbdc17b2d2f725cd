/** The problems of both checkers: where, what, and why it is not allowed. */

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly why: string;
}

export function inWords(problem: Problem): string {
  return `${problem.file}:${problem.line}  ${problem.what}\n    ${problem.why}`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Prints the problems, or the line of success; returns the exit code. */
export function report(
  tool: string,
  problems: readonly Problem[],
  allWell: string,
  print: (line: string) => void,
): 0 | 1 {
  const sorted = [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  for (const problem of sorted) print(inWords(problem));
  print(`${tool}: ${problems.length === 0 ? allWell : counted(problems.length, 'problem')}`);
  return problems.length === 0 ? 0 : 1;
}
