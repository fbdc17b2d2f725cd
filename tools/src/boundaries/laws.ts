/** What each layer may import. This table is the dependency rule; everything else here only applies it. */

import { KIT_LAYERS, type LayerKind, PACKAGE_LAYERS, type PackageKind } from './layers.ts';

/** What may be imported: everything, types only, or only the types with these names. */
export type Door = 'all' | 'types' | readonly string[];

export interface Law {
  readonly may: Readonly<Partial<Record<LayerKind, Door>>>;
  /** Packages from the registry. */
  readonly npm: boolean;
  /** Modules of Node. */
  readonly node: boolean;
  /** `import()` of a computed path, which cannot be checked. */
  readonly computed: boolean;
  /** Every layer of its own package, whatever `may` says. */
  readonly ownPackage: boolean;
  readonly why: string;
}

const PURE = { npm: false, node: false, computed: false, ownPackage: false };
const BROWSER = { npm: true, node: false, computed: false, ownPackage: false };
const FREE = { npm: true, node: true, computed: true, ownPackage: true };

/** All packages: apps may import them. */
const PACKAGES = Object.fromEntries(
  [...Object.values(PACKAGE_LAYERS), ...Object.values(KIT_LAYERS)].map((kind) => [kind, 'all']),
) as Readonly<Record<PackageKind, 'all'>>;
/** Packages that run in a browser. */
const { threads: _, ...BROWSER_PACKAGES } = PACKAGES;
/** The layers that games export for browser and server. */
const GAMES = { rules: 'all', text: 'all', board: 'all', lesson: 'all', bot: 'all' } as const;
/** The files by which games are registered outside of the page. */
const REGISTERED = { manifest: 'all', trials: 'all' } as const;

/** The types of the rules that a picture may import. */
const PICTURE: Door = ['View', 'Action', 'News', 'Scene', 'Facts'];

export const LAWS: Readonly<Record<LayerKind, Law>> = {
  kit: { ...PURE, may: {}, why: 'the kit has no dependencies: it imports its own files only.' },
  conformance: {
    ...PURE,
    may: { kit: 'all', words: 'all' },
    why: 'the conformance suite is part of the kit, which has no dependencies: it imports the kit and its words only.',
  },
  words: {
    ...PURE,
    may: { kit: 'types' },
    why: 'what the texts of all games share is part of the kit, which has no dependencies: it imports types of the kit only.',
  },
  map: { ...PURE, may: { kit: 'all' }, why: 'packages/map imports the kit and nothing else, never a game.' },
  match: { ...PURE, may: { kit: 'all' }, why: 'packages/match imports the kit and nothing else, never a game.' },
  threads: { ...PURE, node: true, may: {}, why: 'packages/threads imports Node and nothing else.' },
  wire: {
    ...BROWSER,
    may: { kit: 'all', words: 'all' },
    why: 'wire runs in server and browser and knows the kit, never a game.',
  },
  'board kit': {
    ...BROWSER,
    may: { kit: 'types', words: 'types' },
    why: 'packages/board knows no rules: of our packages it imports only types of the kit.',
  },
  bots: {
    ...PURE,
    may: { kit: 'all', conformance: 'types', words: 'types' },
    why: 'packages/bots imports the kit and nothing else, never a game.',
  },
  'package test': {
    ...FREE,
    may: { kit: 'all', conformance: 'all' },
    why: "a package's tests know their own package and the kit, never a game or an app.",
  },
  rules: {
    ...PURE,
    may: { kit: 'all', map: 'all' },
    why: 'rules are pure: they import @tarmac/kit, @tarmac/map, what two games share and their own files only.',
  },
  text: {
    ...PURE,
    may: { rules: 'types', bot: 'types', kit: 'types', words: 'all' },
    why: "a game's texts import types of their own game's rules and bot and of @tarmac/kit, and @tarmac/kit/words, nothing else.",
  },
  board: {
    ...BROWSER,
    may: { rules: PICTURE, text: 'all', 'board kit': 'all', kit: 'types' },
    why: "a game's board sees the types View, Action, News, Scene and Facts of its rules, its texts, @tarmac/board and types of @tarmac/kit.",
  },
  lesson: {
    ...PURE,
    may: { rules: 'types', text: 'all', kit: 'types', words: 'all' },
    why: "a game's guided first game is data and words: it imports its own game's texts, types of its rules and of @tarmac/kit, and @tarmac/kit/words.",
  },
  bot: {
    ...PURE,
    may: { rules: 'all', kit: 'all', bots: 'all' },
    why: "a game's bot imports its own game's rules, @tarmac/kit and @tarmac/bots.",
  },
  manifest: {
    ...PURE,
    may: { rules: 'all', text: 'all', bot: 'all', kit: 'types', bots: 'types' },
    why: "a game's manifest gathers its rules, texts and bot for whoever has no page; pictures are page.ts's business.",
  },
  trials: {
    ...PURE,
    may: { manifest: 'all', text: 'all', bot: 'all', kit: 'types', bots: 'types' },
    why: "a game's trials.ts adds to its manifest what only the arena loads, of its texts and its bot.",
  },
  page: {
    ...PURE,
    may: { text: 'all', board: 'all', lesson: 'all', 'board kit': 'types' },
    why: "a game's page.ts gathers its texts, board and lesson for the page, which loads no rules and no bot.",
  },
  'game test': {
    ...FREE,
    may: { kit: 'all', map: 'all', conformance: 'all', bots: 'all', 'board kit': 'all' },
    why: "a game's tests know their own game, the kit, @tarmac/map, @tarmac/bots and @tarmac/board.",
  },
  app: {
    ...FREE,
    may: { ...PACKAGES, ...GAMES, ...REGISTERED, tools: 'all' },
    why: 'an app imports packages and what games and the tools export; nothing imports an app.',
  },
  'web page': {
    ...BROWSER,
    may: { ...BROWSER_PACKAGES, ...GAMES, page: 'all', rules: PICTURE, bot: 'types', 'web worker': 'types' },
    why: 'of the web app only its worker imports rules; pages see the types View, Action, News, Scene and Facts.',
  },
  'web worker': {
    ...BROWSER,
    may: { ...BROWSER_PACKAGES, ...GAMES, manifest: 'all', 'web page': 'all' },
    why: 'the worker imports packages and what games export, and has no Node.',
  },
  'app test': {
    ...FREE,
    may: { ...PACKAGES, ...GAMES, ...REGISTERED, page: 'all', tools: 'all' },
    why: "an app's tests know their own app, packages, games and tools, never another app.",
  },
  tools: { ...FREE, may: {}, why: 'tools import nothing of the product.' },
  config: {
    ...FREE,
    ownPackage: false,
    may: { config: 'all' },
    why: 'configuration and what builds import nothing of the product.',
  },
};
