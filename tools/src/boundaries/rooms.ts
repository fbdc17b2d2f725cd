/** Which room of the house a path is in: the map that the laws speak about. */

export const ROOM_KINDS = [
  'kit',
  'conformance',
  'wire',
  'board kit',
  'bots',
  'package test',
  'rules',
  'text',
  'board',
  'bot',
  'game test',
  'app',
  'web page',
  'web worker',
  'app test',
  'tools',
  'config',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export interface Room {
  readonly kind: RoomKind;
  /** The folder of the package the room is in: 'games/airlines-europe', 'tools', '' for the root. */
  readonly home: string;
}

const PACKAGE_ROOMS: Readonly<Record<string, RoomKind>> = {
  kit: 'kit',
  wire: 'wire',
  board: 'board kit',
  bots: 'bots',
};

const GAME_ROOMS: Readonly<Record<string, RoomKind>> = {
  rules: 'rules',
  text: 'text',
  board: 'board',
  bot: 'bot',
  test: 'game test',
};

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
    return ofKind(WORKER.test(inside.join('/')) ? 'web worker' : 'web page');
  }
  if (wing !== 'packages' && wing !== 'games') return null;
  if (inside.length === 1) return ofKind('config');
  if (wing === 'games') return ofKind(GAME_ROOMS[room]);
  if (room === 'test') return ofKind('package test');
  if (home === 'packages/kit' && (room === 'conformance' || below[0] === 'conformance')) return ofKind('conformance');
  return room === 'src' || inside[0] === 'dist' ? ofKind(PACKAGE_ROOMS[name]) : null;
}
