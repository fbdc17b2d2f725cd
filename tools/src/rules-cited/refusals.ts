/** The table of refusals in a game's rules/refusals.ts: code, and the rule it names, or several. */

import ts from 'typescript';

export interface RefusalEntry {
  readonly code: string;
  /** One, or several where the rule depends on how the game is played; null where they are not written out. */
  readonly rules: readonly string[] | null;
  readonly line: number;
}

/** Null when the file has no `const REFUSALS = { ... }`. */
export function refusalsIn(path: string, text: string): RefusalEntry[] | null {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || name.text !== 'REFUSALS' || initializer === undefined) continue;
      const table = withoutTypes(initializer);
      if (!ts.isObjectLiteralExpression(table)) return null;
      return table.properties.map((property) => {
        const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
        const rules = value === undefined ? null : idsIn(withoutTypes(value));
        return { code: codeOf(property.name), rules, line: lineOf(property) };
      });
    }
  }
  return null;
}

function idsIn(value: ts.Expression): string[] | null {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (!ts.isArrayLiteralExpression(value) || value.elements.length === 0) return null;
  const written = value.elements.filter(ts.isStringLiteralLike);
  return written.length === value.elements.length ? written.map(({ text }) => text) : null;
}

function codeOf(name: ts.PropertyName | undefined): string {
  if (name === undefined) return '...';
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();
}

function withoutTypes(expression: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    return withoutTypes(expression.expression);
  }
  return expression;
}
