/** Checks every import of a checkout by the laws, and every file by the length limit. */

import type { Problem } from '../problem.ts';
import { filesUnder, readText } from '../tree.ts';
import { cyclesIn } from './cycles.ts';
import { type Import, importsOf } from './imports.ts';
import { type Door, LAWS } from './laws.ts';
import { type Layer, layerOf, SHARED_HOME, whyNoLayer } from './layers.ts';
import { resolve } from './resolve.ts';
import { EXCUSED, type Excuse, lineCount, tooLong } from './sizes.ts';
import { type Workspace, workspacesOf } from './workspaces.ts';

export interface Checked {
  readonly files: number;
  readonly imports: number;
  readonly problems: readonly Problem[];
}

const CODE = /\.([cm]?[jt]s|svelte)$/;

export function checkBoundaries(root: string, excused: readonly Excuse[] = EXCUSED): Checked {
  const workspaces = workspacesOf(root);
  const files = filesUnder(root, '', (path) => CODE.test(path));
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  /** From file to file, with the line of the import. */
  const edges = new Map<string, Map<string, number>>(files.map((file) => [file, new Map()]));
  let imports = 0;

  for (const file of files) {
    const text = readText(root, file);
    lines.set(file, lineCount(text));
    const layer = layerOf(file);
    if (layer === null) {
      problems.push({ file, line: 1, what: 'is in no layer', why: whyNoLayer(file) });
      continue;
    }
    for (const one of importsOf(file, text)) {
      imports += 1;
      const found = judge(file, layer, one, workspaces);
      if (found !== null) problems.push({ file, line: one.line, ...found });
      if (one.specifier === null) continue;
      const target = resolve(file, one.specifier, workspaces);
      if (target.kind === 'file' && edges.has(target.path)) edges.get(file)?.set(target.path, one.line);
    }
  }

  const graph = new Map([...edges].map(([file, to]) => [file, [...to.keys()]]));
  for (const cycle of cyclesIn(graph)) {
    const [first = '', second = ''] = cycle;
    const what = `import cycle: ${cycle.join(' -> ')}`;
    const why = 'move what both need into a file of its own, type imports included.';
    problems.push({ file: first, line: edges.get(first)?.get(second) ?? 1, what, why });
  }
  problems.push(...tooLong(lines, excused));
  return { files: files.length, imports, problems };
}

type Verdict = Pick<Problem, 'what' | 'why'> | null;

function judge(file: string, layer: Layer, one: Import, workspaces: readonly Workspace[]): Verdict {
  const law = LAWS[layer.kind];
  if (one.specifier === null) {
    return law.computed ? null : { what: 'import() of a computed path', why: 'nobody can check where it leads.' };
  }
  const what = `imports ${one.specifier}`;
  const target = resolve(file, one.specifier, workspaces);
  switch (target.kind) {
    case 'nowhere':
      return { what, why: target.why };
    case 'node':
      return law.node ? null : { what, why: law.why };
    case 'npm':
      return law.npm ? null : { what, why: law.why };
    case 'file':
      return judgeFile(layer, one, what, target.path);
    case 'workspace':
      return judgeWorkspace(layer, one, what, target, workspaces);
  }
}

function judgeFile(layer: Layer, one: Import, what: string, path: string): Verdict {
  const there = layerOf(path);
  if (there === null) return { what, why: `${path} is in no layer: ${whyNoLayer(path)}` };
  if (there.home === layer.home) return judgeDoor(layer, there, one, what);
  return { what, why: `it crosses the wall of ${layer.home || 'the root'}: import another package by its name.` };
}

function judgeWorkspace(
  layer: Layer,
  one: Import,
  what: string,
  target: { readonly workspace: Workspace; readonly path: string | null },
  workspaces: readonly Workspace[],
): Verdict {
  const { workspace, path } = target;
  if (workspace.home.startsWith('apps/') && workspace.home !== layer.home)
    return { what, why: 'nothing imports an app.' };
  if (path === null) return { what, why: `${workspace.name} does not export it in its package.json.` };
  const there = layerOf(path);
  if (there === null) return { what, why: `${path} is in no layer: ${whyNoLayer(path)}` };
  const shut = judgeDoor(layer, there, one, what);
  if (shut !== null || workspace.home === layer.home) return shut;

  const own = workspaces.find(({ home }) => home === layer.home);
  const declared =
    own?.dependencies.has(workspace.name) === true ||
    (layer.kind.endsWith('test') && own?.devDependencies.has(workspace.name) === true);
  if (declared) return null;
  return { what, why: `${layer.home}/package.json does not declare ${workspace.name} in its dependencies.` };
}

function judgeDoor(layer: Layer, there: Layer, one: Import, what: string): Verdict {
  const law = LAWS[layer.kind];
  const samePackage = there.home === layer.home;
  if (samePackage && (there.kind === layer.kind || law.ownPackage)) return null;
  if (isGameHome(layer.home) && isGameHome(there.home) && !samePackage) {
    if (there.home !== SHARED_HOME) return { what, why: `${law.why} No game knows another.` };
    if (there.kind === layer.kind || law.ownPackage) return null;
  }
  const door = law.may[there.kind];
  if (door === undefined) return { what, why: law.why };
  const unfit = whatDoesNotFit(door, one);
  return unfit === null ? null : { what: `${what} (${unfit})`, why: law.why };
}

/** A game, or the package that two games share. */
function isGameHome(home: string): boolean {
  return home.startsWith('games/') || home === SHARED_HOME;
}

function whatDoesNotFit(door: Door, one: Import): string | null {
  if (door === 'all') return null;
  if (!one.typesOnly)
    return 'values, or `type` written inside the braces, which still loads the module: use `import type`';
  if (door === 'types') return null;
  if (one.names === null) return 'all of it';
  const others = one.names.filter((name) => !door.includes(name));
  return others.length === 0 ? null : others.join(', ');
}
