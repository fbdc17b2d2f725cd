/** Reads the names of a file's tests and the refusals they provoke from the syntax tree. */

import ts from 'typescript';

/** A test that runs. */
export interface FoundTest {
  /** The names of the groups around it, outermost first, and then its own. */
  readonly names: readonly string[];
  readonly line: number;
  /** Whether its body calls anything: otherwise the test cannot fail. */
  readonly checks: boolean;
}

export interface FoundTests {
  readonly tests: readonly FoundTest[];
  /** Every string literal in a call of `expectRefusal`. */
  readonly refusals: ReadonlySet<string>;
}

const TEST = new Set(['test', 'it']);
const GROUP = new Set(['describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo']);

export function testsIn(path: string, text: string): FoundTests {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const tests: FoundTest[] = [];
  const refusals = new Set<string>();

  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const words = calleeWords(node.expression);
      const [first = ''] = words;
      if ((TEST.has(first) || GROUP.has(first)) && words.some((word) => NOT_RUN.has(word))) return;
      const name = nameOf(node.arguments[0]);
      if (TEST.has(first) && name !== null) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        tests.push({ names: [...groups, name], line, checks: node.arguments.slice(1).some(mayFail) });
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

/**
 * It is unknown here which helpers assert, so any call counts, and so does a body that is defined elsewhere
 * (`test('...', run)`). Options and timeouts are no bodies.
 */
function mayFail(argument: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(argument) || ts.isNumericLiteral(argument)) return false;
  return !isFunction(argument) || doesSomething(argument.body);
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function doesSomething(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node) || ts.isThrowStatement(node)) return true;
  return ts.forEachChild(node, (child) => doesSomething(child) || undefined) === true;
}

/** `test.concurrent.each(table)` is ['test', 'concurrent', 'each']. */
function calleeWords(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

/** For a template only the text before its first expression: ids stand there. */
function nameOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : null;
}
