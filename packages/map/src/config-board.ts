/** A config and its board: the id of one that comes with the game, or a whole board file. */

import { flag, type Game, type OptionSpec, oneOf, orNull, type Parsed, record, type Shape, whole } from '@tarmac/kit';

/** What a config is read by: the game as it is called in problems, and what the contract says of its tables. */
interface ConfigRules<B> extends Pick<Game, 'seats' | 'options'> {
  readonly name: string;
  readonly boards: Readonly<Record<string, B>>;
  parseBoard(input: unknown): Parsed<B>;
}

/** Missing settings take their default. The board, which has a parser of its own, is the first of them. */
export function configParser<B, C extends { readonly board: string | B }>({
  name,
  seats: { min, max },
  options,
  boards,
  parseBoard,
}: ConfigRules<B>): (input: unknown, seats: number) => Parsed<C> {
  const byKey = Object.fromEntries(options.map((option) => [option.key, option.default]));
  const defaults = { board: byKey.board, ...byKey } as unknown as C;
  return (input, seats) => {
    if (!Number.isInteger(seats) || seats < min || seats > max)
      return { ok: false, problem: `${name} is for ${min} to ${max} seats` };
    const shapes = Object.keys(defaults).map((key) => [key, settingShape(options, key, seats)]);
    const problem = record(Object.fromEntries(shapes), Object.keys(defaults))(input, 'config');
    if (problem !== null) return { ok: false, problem };
    return withBoard({ ...defaults, ...(input as Partial<C>) }, boards, parseBoard);
  };
}

function settingShape(options: readonly OptionSpec[], key: string, seats: number): Shape {
  const option = options.find((one) => one.key === key) as OptionSpec;
  if (key === 'board') return () => null;
  if (option.kind === 'flag') return flag;
  return option.kind === 'choice' ? oneOf(...option.values) : orNull(whole(0, seats - 1));
}

export function withBoard<B, C extends { readonly board: string | B }>(
  config: C,
  boards: Readonly<Record<string, B>>,
  parseBoard: (input: unknown) => Parsed<B>,
): Parsed<C> {
  if (typeof config.board === 'string') {
    if (Object.hasOwn(boards, config.board)) return { ok: true, value: config };
    return { ok: false, problem: `config.board must be a board file or one of ${Object.keys(boards).join(', ')}` };
  }
  const board = parseBoard(config.board);
  return board.ok
    ? { ok: true, value: { ...config, board: board.value } }
    : { ok: false, problem: `config.board: ${board.problem}` };
}

/** Caches a value made from a board: by id for the game's own boards, by object for others. */
export function oncePerBoard<B extends object, T>(
  boards: Readonly<Record<string, B>>,
  make: (board: B) => T,
): (board: string | B) => T {
  const byId = new Map<string, T>();
  const byBoard = new WeakMap<B, T>();
  return (board) => {
    if (typeof board !== 'string') {
      let made = byBoard.get(board);
      if (made === undefined) {
        made = make(board);
        byBoard.set(board, made);
      }
      return made;
    }
    let made = byId.get(board);
    if (made === undefined) {
      const known = boards[board];
      if (known === undefined) throw new Error(`no board is called ${board}`);
      made = make(known);
      byId.set(board, made);
    }
    return made;
  };
}
