/** How much script a visitor has to load, and whether that is too much. */

import { constants, gzipSync } from 'node:zlib';

/** In bytes, compressed. */
export const BUDGETS = { shell: 90_000, board: 120_000 } as const;

/** A piece of script of the build, as far as it matters here. */
export interface Piece {
  readonly name: string;
  readonly code: string;
  /** The files that are loaded with it. */
  readonly imports: readonly string[];
  /** The page itself begins with it. */
  readonly isEntry: boolean;
  /** The module that it was made for, if it is loaded on demand. */
  readonly made: string | null;
}

export interface Figures {
  readonly shell: number;
  /** By game: what its board adds. */
  readonly boards: Readonly<Record<string, number>>;
}

const BOARD = /\/games\/([^/]+)\/board\/index\.ts$/u;

export function weigh(pieces: readonly Piece[]): Figures {
  const byName = new Map(pieces.map((piece) => [piece.name, piece]));
  const shell = new Set(pieces.filter(({ isEntry }) => isEntry).flatMap(({ name }) => [...withImports(byName, name)]));
  const boards: Record<string, number> = {};
  for (const { name, made } of pieces) {
    const game = BOARD.exec(made?.replaceAll('\\', '/') ?? '')?.[1];
    if (game === undefined) continue;
    boards[game] = bytes(
      byName,
      [...withImports(byName, name)].filter((other) => !shell.has(other)),
    );
  }
  return { shell: bytes(byName, [...shell]), boards };
}

/** What is over its budget, or was not weighed, in sentences; `games` are all there are. */
export function overBudget({ shell, boards }: Figures, games: readonly string[]): readonly string[] {
  const problems = shell < BUDGETS.shell ? [] : [`the first load is ${shell} bytes of script, of ${BUDGETS.shell}`];
  for (const game of games) {
    const size = boards[game];
    if (size === undefined)
      problems.push(`the board of ${game} was not weighed: no piece was made for its board/index.ts`);
    else if (size >= BUDGETS.board)
      problems.push(`the board of ${game} is ${size} bytes of script, of ${BUDGETS.board}`);
  }
  return problems;
}

export function compressed(code: string | Uint8Array): number {
  return gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length;
}

function bytes(byName: ReadonlyMap<string, Piece>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + compressed(byName.get(name)?.code ?? ''), 0);
}

function withImports(byName: ReadonlyMap<string, Piece>, first: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [first];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(byName.get(name)?.imports ?? []));
  }
  return found;
}
