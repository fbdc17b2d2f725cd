/** The suite for the board files of every game: it provokes every complaint and feeds hostile input. */

import { same } from '../canonical.ts';
import type { Parsed } from '../game.ts';
import type { Check } from './check.ts';
import { type Change, spoilt, writtenPath } from './spoilt.ts';

/** The fault, the place of the wrong value, and the complaint after the written path of that place. */
type Misplaced = readonly [what: string, path: string, value: unknown, complaint: string];
/** The fault, the change that causes it, and the whole complaint. */
type Spoilt<B> = readonly [what: string, change: Change<B>, problem: string];

export interface BoardFilePlan<B> {
  /** A playable board. */
  readonly board: B;
  /** The built-in boards, by id. */
  readonly builtIn: Readonly<Record<string, B>>;
  readonly parseBoard: (input: unknown) => Parsed<B>;
  readonly boardProblems: (board: B) => readonly string[];
  /** Malformed values, each with its exact complaint. */
  readonly shape: readonly (readonly [path: string, value: unknown, problem: string | RegExp])[];
  /** Well-formed boards that cannot be played. */
  readonly unplayable: readonly (Misplaced | Spoilt<B>)[];
  /** Two faults at once; neither may hide the other. */
  readonly twoFaults: Change<B>;
  /** More faults than are listed. */
  readonly manyFaults: Change<B>;
  /** A part of the board with keys. */
  readonly part: string;
  /** A list of the board, and its most items. */
  readonly list: readonly [path: string, most: number];
  /** The id of a city that no rule names. */
  readonly city: string;
}

const LIST = 'must be a list';
const LETTERS = 'must be lower-case letters, digits and single hyphens';
const TEXT = 'must be a text of 1 to 60 characters';
const SEEN = 'must be a name that can be seen, without control characters';

/** The common form of all boards: an id, a name in every language, a source and cities with their positions. */
const EVERY_SHAPE: BoardFilePlan<unknown>['shape'] = [
  ['id', undefined, 'id is missing'],
  ['id', 7, `id ${TEXT}`],
  ['id', '', `id ${TEXT}`],
  ['id', 'x'.repeat(61), `id ${TEXT}`],
  ['id', 'The Board', `id ${LETTERS}`],
  ['id', 'a--b', `id ${LETTERS}`],
  ['id', 'é', `id ${LETTERS}`],
  ['id', 'board\n', `id ${LETTERS}`],
  ['name', 'Board', 'name must be an object'],
  ['name', { en: 'Board' }, 'name.fr is missing'],
  ['name.en', '  ', `name.en ${SEEN}`],
  ['name.en', 'a\u202eb', `name.en ${SEEN}`],
  ['name.en', 'a\u0000b', `name.en ${SEEN}`],
  ['name.en', '\ud800', `name.en ${SEEN}`],
  ['name.de', 'Brett', 'name has an unknown key "de"'],
  ['source', 'guessed', 'source must be one of "rulebook", "reconstructed"'],
  ['cities', { length: 1 }, `cities ${LIST}`],
  ['cities', Array(201).fill(0), 'cities must have 0 to 200 items (got 201)'],
  ['cities.0', [], 'cities[0] must be an object'],
  ['cities.0.longitude', Number.NaN, 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.longitude', '12', 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.longitude', 181, 'cities[0].longitude must be a number from -180 to 180'],
  ['cities.0.longitude', -0, 'cities[0].longitude must be 0, not -0'],
  ['cities.0.latitude', -91, 'cities[0].latitude must be a number from -90 to 90'],
  ['secret', 1, 'board has an unknown key "secret"'],
];

/** The most listed complaints. */
const TOLD = 20;

/** To be run like `conformance`. */
export function boardFileConformance<B extends { readonly id: string; readonly source: string }>(
  plan: BoardFilePlan<B>,
): Check[] {
  const { board, boardProblems, parseBoard, part, city } = plan;
  const text = JSON.stringify(board);
  const file = (): B => JSON.parse(text) as B;

  const named: Record<string, () => void> = {
    'the board is fine, and survives its own JSON': () => expectTaken(file(), board),
    'boards that come with the game are playable, own up to being reconstructed, and are found by their ids alone':
      () => {
        if (Object.keys(plan.builtIn).length === 0) throw new Error('no board comes with the game');
        for (const [id, own] of Object.entries(plan.builtIn)) {
          expectTaken(JSON.parse(JSON.stringify(own)) as B, own);
          if (own.id !== id || own.source !== 'reconstructed') throw new Error(`${id} is ${own.id}, ${own.source}`);
        }
        for (const id of ['constructor', '__proto__', `${board.id}-2`])
          if (plan.builtIn[id] !== undefined) throw new Error(`there is a board ${id}`);
      },
    'several complaints come together': () => {
      const problems = boardProblems(spoilt(board, plan.twoFaults));
      if (problems.length !== 2) throw new Error(`not two complaints but ${problems.join('; ')}`);
      expectProblem(spoilt(board, plan.twoFaults), problems.join('; '));
    },
    'a board wrong throughout gets a short answer': () => {
      const wrong = spoilt(board, plan.manyFaults);
      const problems = boardProblems(wrong);
      if (problems.length <= TOLD) throw new Error(`only ${problems.length} complaints`);
      expectProblem(wrong, [...problems.slice(0, TOLD), `and ${problems.length - TOLD} more`].join('; '));
    },
    'what is no object is no board': () => {
      for (const input of [undefined, null, true, 7, 'board-1', [], () => board, Symbol('board'), 10n])
        expectProblem(input, 'board must be an object');
      for (const input of [new Map(), new Set(), /x/, Object.create(board)])
        expectProblem(input, 'board must be a plain object');
      expectProblem({}, 'id is missing');
    },
    'a __proto__ key is an unknown key and changes no prototype': () => {
      const planted = (before: string) => JSON.parse(text.replace(before, `${before}"__proto__":{"polluted":true},`));
      expectProblem(planted('{'), 'board has an unknown key "__proto__"');
      expectProblem(planted(`"${part}":{`), `${part} has an unknown key "__proto__"`);
      if (Object.hasOwn(Object.prototype, 'polluted')) throw new Error('the prototype of all objects was changed');
    },
    'cities may be named like parts of an object': () => {
      const odd = JSON.parse(text.replaceAll(`"${city}"`, '"constructor"')) as B;
      if (same(odd, board)) throw new Error(`no city is called ${city}`);
      expectTaken(odd, odd);
    },
    'what is huge is refused without being looked through or repeated': () => {
      const [path, most] = plan.list;
      let touched = 0;
      const huge = new Proxy(Array(1e9), { get: (list, key) => (key === 'length' ? list.length : ++touched) });
      const whole = file();
      const inner = path
        .split('.')
        .slice(0, -1)
        .reduce<object>((at, key) => at[key as keyof typeof at], whole);
      Object.assign(inner, { [path.split('.').at(-1) ?? '']: huge });
      expectProblem(whole, `${writtenPath(whole, path)} must have 0 to ${most} items (got 1000000000)`);
      if (touched > 0) throw new Error('a list that is too long is looked through');
      expectProblem({ ...file(), id: 'x'.repeat(1e7) }, `id ${TEXT}`);
      expectProblem({ ['x'.repeat(1e7)]: 1 }, 'board has an unknown key');
    },
    'the board shares nothing with the input': () => {
      const input = file();
      const parsed = parseBoard(input);
      emptied(input);
      if (!parsed.ok || !same(parsed.value, board)) throw new Error('a parsed board changes with its file');
    },
  };

  return [
    ...Object.entries(named).map(([name, run]) => ({ name, run })),
    ...[...EVERY_SHAPE, ...plan.shape].map(([path, value, problem]) => ({
      name: `${path} cannot be ${shown(value)}`,
      run: () => expectProblem(spoilt(file(), { [path]: value }), problem),
    })),
    ...plan.unplayable.map((row) => ({ name: row[0], run: () => expectUnplayable(row) })),
  ];

  function problemWith(input: unknown): string {
    const parsed = parseBoard(input);
    return parsed.ok ? 'none' : parsed.problem;
  }

  function expectProblem(input: unknown, problem: string | RegExp): void {
    const found = problemWith(input);
    const isIt = typeof problem === 'string' ? found === problem : problem.test(found);
    if (!isIt) throw new Error(`the complaint should be ${problem}, and is ${found}`);
  }

  function expectTaken(input: B, value: B): void {
    const parsed = parseBoard(input);
    if (!parsed.ok) throw new Error(parsed.problem);
    if (!same(parsed.value, value)) throw new Error('a parsed board is not what its file says');
  }

  function expectUnplayable(row: Misplaced | Spoilt<B>): void {
    const wrong = spoilt(board, row.length === 4 ? { [row[1]]: row[2] } : row[1]);
    const problem = row.length === 4 ? followed(writtenPath(board, row[1]), row[3]) : row[2];
    const found = boardProblems(wrong);
    if (!found.includes(problem)) throw new Error(`the complaints should have ${problem}, and are ${found.join('; ')}`);
    if (!problemWith(wrong).includes(problem)) throw new Error(`a file is not refused for ${problem}`);
  }
}

/** The complaint about a part begins with the path of that part: `[1] must rise`. */
function followed(path: string, complaint: string): string {
  return /^[[.]/.test(complaint) ? path + complaint : `${path} ${complaint}`;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60);
}

/** Empties everything in it, at every depth. */
function emptied(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) emptied(item);
  if (Array.isArray(value)) value.length = 0;
  else for (const key of Object.keys(value)) delete (value as Record<string, unknown>)[key];
}
