/** Finds all imports of a file in its syntax tree: types, re-exports and import() included. */

import ts from 'typescript';

export interface Import {
  /** Null for `import()` of a computed path. */
  readonly specifier: string | null;
  readonly line: number;
  /** It disappears in the compiled JavaScript. */
  readonly typesOnly: boolean;
  /** The imported names; null for all of them. */
  readonly names: readonly string[] | null;
}

type Clause = ts.ImportClause | ts.NamedExports | ts.NamespaceExport | undefined;

export function importsOf(path: string, text: string): Import[] {
  if (!path.endsWith('.svelte')) return importsOfScript(path, text);
  const found: Import[] = [];
  const markup = text.replace(
    /(<script\b[^>]*>)([\s\S]*?)(<\/script\s*>)/g,
    (whole, open: string, body: string, close, at: number) => {
      const linesBefore = countLines(text.slice(0, at + open.length));
      for (const one of importsOfScript(`${path}.ts`, body)) found.push({ ...one, line: one.line + linesBefore });
      return `${blank(open)}${blank(body)}${blank(String(close))}`.padEnd(whole.length);
    },
  );
  for (const match of markup.matchAll(/\bimport\(\s*(?:(['"`])([^'"`]*)\1)?/g)) {
    const line = countLines(markup.slice(0, match.index)) + 1;
    found.push({ specifier: match[2] ?? null, line, typesOnly: false, names: null });
  }
  return found;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function importsOfScript(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path));
  const found: Import[] = [];
  const add = (
    at: ts.Node,
    literal: ts.Node | undefined,
    typesOnly: boolean,
    names: readonly string[] | null,
  ): void => {
    const specifier = literal !== undefined && ts.isStringLiteralLike(literal) ? literal.text : null;
    found.push({ specifier, line: lineOf(source, at.getStart(source)), typesOnly, names });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      add(node, node.moduleSpecifier, clause?.phaseModifier === ts.SyntaxKind.TypeKeyword, namesIn(clause));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      add(node, node.moduleSpecifier, node.isTypeOnly, namesIn(node.exportClause));
    } else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
      add(node, node.moduleReference.expression, node.isTypeOnly, null);
    } else if (ts.isCallExpression(node) && isLoad(node)) {
      add(node, node.arguments[0], false, null);
    } else if (ts.isImportTypeNode(node)) {
      const name = firstName(node.qualifier);
      add(
        node,
        ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined,
        true,
        name === null ? null : [name],
      );
    } else if (ts.isJSDocImportTag(node)) {
      add(node, node.moduleSpecifier, true, namesIn(node.importClause));
    } else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name) && !node.name.text.includes('*')) {
      add(node, node.name, true, null);
    }
    for (const doc of ts.getJSDocCommentsAndTags(node)) if (doc.parent === node) visit(doc);
    ts.forEachChild(node, visit);
  };
  visit(source);

  // A reference comment is an import that the layer's tsconfig (`lib`, `types: []`) cannot prevent.
  const references = [
    ...source.referencedFiles.map((one) => ({ at: one.pos, specifier: relative(one.fileName) })),
    ...source.typeReferenceDirectives.map((one) => ({
      at: one.pos,
      specifier: one.fileName === 'node' ? '@types/node' : one.fileName,
    })),
    ...source.libReferenceDirectives.map((one) => ({ at: one.pos, specifier: `lib:${one.fileName}` })),
  ];
  for (const { at, specifier } of references) {
    found.push({ specifier, line: lineOf(source, at), typesOnly: true, names: null });
  }
  return found;
}

function relative(path: string): string {
  return path.startsWith('.') ? path : `./${path}`;
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

function scriptKind(path: string): ts.ScriptKind {
  return /\.[cm]?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

function isLoad(call: ts.CallExpression): boolean {
  const callee = call.expression;
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

function namesIn(clause: Clause): string[] | null {
  if (clause === undefined || ts.isNamespaceExport(clause)) return null;
  const bindings = ts.isImportClause(clause) ? clause.namedBindings : clause;
  const names = ts.isImportClause(clause) && clause.name !== undefined ? ['default'] : [];
  if (bindings === undefined) return names;
  if (ts.isNamespaceImport(bindings)) return null;
  return [...names, ...bindings.elements.map((element) => (element.propertyName ?? element.name).text)];
}

function firstName(name: ts.EntityName | undefined): string | null {
  if (name === undefined) return null;
  return ts.isIdentifier(name) ? name.text : firstName(name.left);
}
