/** The layer that a path belongs to. The laws in laws.ts say what each layer may import. */

/**
 * Folder under packages/ and name of its layer. To add a package: a line here, its law in laws.ts
 * (the compiler asks for it), and its name in the `may` of every layer that shall import it (apps need none).
 */
export const PACKAGE_LAYERS = {
  kit: 'kit',
  map: 'map',
  match: 'match',
  threads: 'threads',
  wire: 'wire',
  board: 'board kit',
  bots: 'bots',
} as const;

/** Parts of the kit with their own export and law: folder and name of the layer. */
export const KIT_LAYERS = {
  conformance: 'conformance',
  words: 'words',
} as const;

/** The package that two games share. Its src/ has a game's layers, and the laws of those layers hold in it. */
export const SHARED_HOME = 'packages/flights';

const GAME_LAYERS = {
  rules: 'rules',
  text: 'text',
  board: 'board',
  lesson: 'lesson',
  bot: 'bot',
  test: 'game test',
} as const;

/** The files in a game's own folder: its parts for server and workers, for the page, and for the arena. */
const GAME_FILES = {
  'manifest.ts': 'manifest',
  'page.ts': 'page',
  'trials.ts': 'trials',
} as const;

/** The layers of a game, and the support of the tests of both games. */
const SHARED_LAYER_OF: ReadonlyMap<string, LayerKind> = new Map([
  ...Object.entries(GAME_LAYERS).filter(([folder]) => folder !== 'test'),
  ['support', 'game test'],
]);

export type PackageKind =
  | (typeof PACKAGE_LAYERS)[keyof typeof PACKAGE_LAYERS]
  | (typeof KIT_LAYERS)[keyof typeof KIT_LAYERS];

export type LayerKind =
  | PackageKind
  | 'package test'
  | (typeof GAME_LAYERS)[keyof typeof GAME_LAYERS]
  | (typeof GAME_FILES)[keyof typeof GAME_FILES]
  | 'app'
  | 'web page'
  | 'web worker'
  | 'app test'
  | 'tools'
  | 'config';

export interface Layer {
  readonly kind: LayerKind;
  /** The folder of the package the layer is in: 'games/airlines-europe', 'tools', '' for the root. */
  readonly home: string;
}

const PACKAGE_LAYER_OF: ReadonlyMap<string, LayerKind> = new Map(Object.entries(PACKAGE_LAYERS));
const KIT_LAYER_OF: ReadonlyMap<string, LayerKind> = new Map(Object.entries(KIT_LAYERS));
const GAME_LAYER_OF: ReadonlyMap<string, LayerKind> = new Map(Object.entries(GAME_LAYERS));
const GAME_FILE_OF: ReadonlyMap<string, LayerKind> = new Map(Object.entries(GAME_FILES));

/** The folder of a package's build scripts: they run in Node and are no part of the product. */
const BUILD = 'build';

const WORKER = /(^|\/)worker\/|(^|[./])worker\.[cm]?[jt]s$/;

/** Null for a path in no layer. Build output belongs to the layer of its source. */
export function layerOf(path: string): Layer | null {
  const [wing = '', name = '', ...inside] = path.split('/');
  if (name === '') return { kind: 'config', home: '' };
  if (wing === 'tools') return { kind: 'tools', home: wing };

  const home = `${wing}/${name}`;
  const rest = inside[0] === 'dist' ? inside.slice(1) : inside;
  const [layer = '', ...below] = rest;
  const ofKind = (kind: LayerKind | undefined): Layer | null => (kind === undefined ? null : { kind, home });

  if (wing === 'apps') {
    if (layer === 'test') return ofKind('app test');
    if (name !== 'web') return ofKind('app');
    if (inside.length === 1 || layer === BUILD) return ofKind('config');
    return ofKind(WORKER.test(inside.join('/')) ? 'web worker' : 'web page');
  }
  if (wing !== 'packages' && wing !== 'games') return null;
  const file = wing === 'games' ? GAME_FILE_OF.get(rest.join('/').replace(/(\.d)?\.[jt]s$/, '.ts')) : undefined;
  if (file !== undefined) return ofKind(file);
  if (inside.length === 1 || (wing === 'packages' && layer === BUILD)) return ofKind('config');
  if (wing === 'games') return ofKind(GAME_LAYER_OF.get(layer));
  if (home === SHARED_HOME && layer !== 'test') {
    return ofKind(SHARED_LAYER_OF.get((layer === 'src' ? below[0] : layer)?.replace(/^board-.*/, 'board') ?? ''));
  }
  if (layer === 'test') return ofKind('package test');
  const part = KIT_LAYER_OF.get(layer) ?? KIT_LAYER_OF.get(below[0] ?? '');
  if (home === 'packages/kit' && part !== undefined) return ofKind(part);
  return layer === 'src' || inside[0] === 'dist' ? ofKind(PACKAGE_LAYER_OF.get(name)) : null;
}

/** Tells where a path in no layer could go. */
export function whyNoLayer(path: string): string {
  const [wing = '', name = ''] = path.split('/');
  const map = 'tools/src/boundaries/layers.ts';
  if (wing === 'games') {
    return `the layers of a game are ${Object.keys(GAME_LAYERS).join(', ')}: GAME_LAYERS in ${map}.`;
  }
  if (wing !== 'packages') return `put it into a layer, or add its folder in ${map}.`;
  if (`packages/${name}` === SHARED_HOME) {
    return `the layers of ${SHARED_HOME}/src are ${[...SHARED_LAYER_OF.keys()].join(', ')}: SHARED_LAYER_OF in ${map}.`;
  }
  if (PACKAGE_LAYER_OF.has(name)) return "a package's code is in its src/, its tests are in its test/.";
  return `packages/${name} is not on the map: add it to PACKAGE_LAYERS in ${map}, which says what else it needs.`;
}
