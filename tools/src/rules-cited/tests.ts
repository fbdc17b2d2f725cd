/** What the tests of a file are called and which refusals they provoke, read from the syntax tree. */

import ts from 'typescript';

export interface FoundTests {
  /** Each test that runs, with the names of the groups around it, outermost first, and then its own. */
  readonly tests: readonly { readonly names: readonly string[]; readonly line: number }[];
  /** Every string literal handed to `expectRefusal`. */
  readonly refusals: ReadonlySet<string>;
}

const TEST = new Set(['test', 'it']);
const GROUP = new Set(['describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo']);

export function testsIn(path: string, text: string): FoundTests {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const tests: { names: readonly string[]; line: number }[] = [];
  const refusals = new Set<string>();

  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const words = calleeWords(node.expression);
      const [first = ''] = words;
      if ((TEST.has(first) || GROUP.has(first)) && words.some((word) => NOT_RUN.has(word))) return;
      const name = nameOf(node.arguments[0]);
      if (TEST.has(first) && name !== null) {
        tests.push({ names: [...groups, name], line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      } else if (GROUP.has(first) && name !== null) {
        inside = [...groups, name];
      } else if (first === 'expectRefusal') {
        for (const argument of node.arguments) if (ts.isStringLiteralLike(argument)) refusals.add(argument.text);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return { tests, refusals };
}

/** `test.concurrent.each(table)` is ['test', 'concurrent', 'each']. */
function calleeWords(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

/** Of a template with holes only what stands before the first one: that is where an id is looked for. */
function nameOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : null;
}
