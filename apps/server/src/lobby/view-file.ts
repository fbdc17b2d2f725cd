/** Checks a view file from outside: its form, and that each difference fits the view before. */

import { type Game, type Parsed, whole } from '@tarmac/kit';
import { parseViewFile } from '@tarmac/wire';

type Tree = Record<string, unknown>;

/** The first problem, or null. The page that shows the file checks its views and news. */
export function viewFileProblem(game: Game, input: unknown): string | null {
  const parsed = parseViewFile(input, game.version);
  if (!parsed.ok) return parsed.problem;
  let view: unknown;
  for (const [place, { patch }] of parsed.value.frames.entries()) {
    if (patch === null && place > 0) continue;
    const followed = follow(view, patch);
    if (!followed.ok) return `file.frames[${place}].patch ${followed.problem}`;
    view = followed.value;
  }
  return null;
}

/**
 * Works in place on the parser's copy: `patched` copies what it changes, and a hostile file could keep the
 * server busy for hours.
 */
function follow(before: unknown, patch: unknown): Parsed<unknown> {
  if (Array.isArray(patch))
    return patch.length === 1 ? { ok: true, value: patch[0] } : wrong('puts nothing in a place');
  if (!isTree(patch) || !isTree(before)) return wrong('goes on where there is nothing inside');
  const problem = Array.isArray(before) ? followList(before, patch) : followRecord(before, patch);
  return problem === null ? { ok: true, value: before } : wrong(problem);
}

function followList(before: unknown[], { length = before.length, ...inside }: Tree): string | null {
  const had = before.length;
  const keys = Object.keys(inside);
  const most = had + keys.length;
  if (whole(0, most)(length, '') !== null || keys.some((key) => !isIndex(key) || Number(key) >= Number(length)))
    return 'reaches past the end of a list';
  const added = keys.filter((key) => Number(key) >= had).length;
  if (added !== Math.max(0, Number(length) - had)) return 'leaves holes in a list';
  before.length = Number(length);
  return followInside(before as unknown as Tree, inside);
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(key);
}

function followRecord(before: Tree, patch: Tree): string | null {
  const inside: Tree = {};
  for (const [key, part] of Object.entries(patch)) {
    if (!Array.isArray(part) || part.length > 0) {
      inside[key] = part;
      continue;
    }
    if (!Object.hasOwn(before, key)) return 'takes away what is not there';
    delete before[key];
  }
  return followInside(before, inside);
}

function followInside(before: Tree, inside: Tree): string | null {
  for (const [key, part] of Object.entries(inside)) {
    const followed = follow(Object.hasOwn(before, key) ? before[key] : undefined, part);
    if (!followed.ok) return followed.problem;
    before[key] = followed.value;
  }
  return null;
}

function wrong(problem: string): Parsed<never> {
  return { ok: false, problem };
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
