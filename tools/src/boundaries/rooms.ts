/** Which room of the house a path is in: the map that the laws speak about. */

/**
 * The packages of the house, folder under packages/ and name of the room. To add one: a line here, its law in laws.ts
 * (the compiler asks for it), and its name in the `may` of every room that shall import it; apps may without a word.
 */
export const PACKAGE_ROOMS = {
  kit: 'kit',
  map: 'map',
  match: 'match',
  threads: 'threads',
  wire: 'wire',
  board: 'board kit',
  bots: 'bots',
} as const;

/** Parts of the kit with a door and a law of their own, folder and name of the room. */
export const KIT_ROOMS = {
  conformance: 'conformance',
  words: 'words',
} as const;

/** The package that two games share. Its src/ has a game's rooms, and the laws of those rooms hold in it. */
export const SHARED_HOME = 'packages/flights';

const GAME_ROOMS = {
  rules: 'rules',
  text: 'text',
  board: 'board',
  lesson: 'lesson',
  bot: 'bot',
  test: 'game test',
} as const;

/** The files in a game's own folder: what it hands to server and workers, to the page, and to the arena. */
const GAME_FILES = {
  'manifest.ts': 'manifest',
  'page.ts': 'page',
  'trials.ts': 'trials',
} as const;

/** Beside those: what the tests of both games stand on. */
const SHARED_ROOM_OF: ReadonlyMap<string, RoomKind> = new Map([
  ...Object.entries(GAME_ROOMS).filter(([folder]) => folder !== 'test'),
  ['support', 'game test'],
]);

export type PackageKind =
  | (typeof PACKAGE_ROOMS)[keyof typeof PACKAGE_ROOMS]
  | (typeof KIT_ROOMS)[keyof typeof KIT_ROOMS];

export type RoomKind =
  | PackageKind
  | 'package test'
  | (typeof GAME_ROOMS)[keyof typeof GAME_ROOMS]
  | (typeof GAME_FILES)[keyof typeof GAME_FILES]
  | 'app'
  | 'web page'
  | 'web worker'
  | 'app test'
  | 'tools'
  | 'config';

export interface Room {
  readonly kind: RoomKind;
  /** The folder of the package the room is in: 'games/airlines-europe', 'tools', '' for the root. */
  readonly home: string;
}

const PACKAGE_ROOM_OF: ReadonlyMap<string, RoomKind> = new Map(Object.entries(PACKAGE_ROOMS));
const KIT_ROOM_OF: ReadonlyMap<string, RoomKind> = new Map(Object.entries(KIT_ROOMS));
const GAME_ROOM_OF: ReadonlyMap<string, RoomKind> = new Map(Object.entries(GAME_ROOMS));
const GAME_FILE_OF: ReadonlyMap<string, RoomKind> = new Map(Object.entries(GAME_FILES));

/** Where what builds a package lives, beside what is built: it runs in Node and is no part of the product. */
const BUILD = 'build';

const WORKER = /(^|\/)worker\/|(^|[./])worker\.[cm]?[jt]s$/;

/** Null where the map has no such room. What was built counts as the room it was built from. */
export function roomOf(path: string): Room | null {
  const [wing = '', name = '', ...inside] = path.split('/');
  if (name === '') return { kind: 'config', home: '' };
  if (wing === 'tools') return { kind: 'tools', home: wing };

  const home = `${wing}/${name}`;
  const rest = inside[0] === 'dist' ? inside.slice(1) : inside;
  const [room = '', ...below] = rest;
  const ofKind = (kind: RoomKind | undefined): Room | null => (kind === undefined ? null : { kind, home });

  if (wing === 'apps') {
    if (room === 'test') return ofKind('app test');
    if (name !== 'web') return ofKind('app');
    if (inside.length === 1 || room === BUILD) return ofKind('config');
    return ofKind(WORKER.test(inside.join('/')) ? 'web worker' : 'web page');
  }
  if (wing !== 'packages' && wing !== 'games') return null;
  const file = wing === 'games' ? GAME_FILE_OF.get(rest.join('/').replace(/(\.d)?\.[jt]s$/, '.ts')) : undefined;
  if (file !== undefined) return ofKind(file);
  if (inside.length === 1 || (wing === 'packages' && room === BUILD)) return ofKind('config');
  if (wing === 'games') return ofKind(GAME_ROOM_OF.get(room));
  if (home === SHARED_HOME && room !== 'test') {
    return ofKind(SHARED_ROOM_OF.get((room === 'src' ? below[0] : room)?.replace(/^board-.*/, 'board') ?? ''));
  }
  if (room === 'test') return ofKind('package test');
  const part = KIT_ROOM_OF.get(room) ?? KIT_ROOM_OF.get(below[0] ?? '');
  if (home === 'packages/kit' && part !== undefined) return ofKind(part);
  return room === 'src' || inside[0] === 'dist' ? ofKind(PACKAGE_ROOM_OF.get(name)) : null;
}

/** What to do about a path that `roomOf` has no room for. */
export function whyNoRoom(path: string): string {
  const [wing = '', name = ''] = path.split('/');
  const map = 'tools/src/boundaries/rooms.ts';
  if (wing === 'games') {
    return `the rooms of a game are ${Object.keys(GAME_ROOMS).join(', ')}: GAME_ROOMS in ${map}.`;
  }
  if (wing !== 'packages') return `put it into a room of the house, or give the map that room in ${map}.`;
  if (`packages/${name}` === SHARED_HOME) {
    return `the rooms of ${SHARED_HOME}/src are ${[...SHARED_ROOM_OF.keys()].join(', ')}: SHARED_ROOM_OF in ${map}.`;
  }
  if (PACKAGE_ROOM_OF.has(name)) return "a package's code is in its src/, its tests are in its test/.";
  return `packages/${name} is not on the map: add it to PACKAGE_ROOMS in ${map}, which says what else it needs.`;
}
