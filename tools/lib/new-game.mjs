/** The ceremony of a new game: its package, its three projects, the head of its RULES.md, and where they are named. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceFolders } from './workspaces.mjs';

const ROOT_PROJECTS = 'tsconfig.json';
const ARENA_PROJECT = 'apps/arena/tsconfig.json';
const ARENA_PACKAGE = 'apps/arena/package.json';

/**
 * Why there can be no such game, or null.
 * @param {string} root
 * @param {string} id
 * @param {string} prefix
 * @returns {string | null}
 */
export function whyNot(root, id, prefix) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `${quoted(id)} is not a valid id: use kebab-case, such as airlines-europe.`;
  if (!/^[A-Z][A-Z0-9]{1,3}$/.test(prefix))
    return `${quoted(prefix)} is not a valid prefix: use two to four capitals or digits, a capital first, such as AE.`;
  if (existsSync(join(root, 'games', id))) return `games/${id} already exists: choose another id.`;
  const namesake = workspaceFolders(root).find(
    (folder) => readJson(root, `${folder}/package.json`).name === nameOf(id),
  );
  if (namesake !== undefined) return `${namesake} is already called ${nameOf(id)}: choose another id.`;
  const sharer = gamesWithRules(root).find((game) => hasPrefix(readText(root, `games/${game}/RULES.md`), prefix));
  return sharer === undefined
    ? null
    : `the rules of games/${sharer} already begin with ${prefix}-: choose another prefix.`;
}

/**
 * Writes the files of the game and names it where the house lists its projects. The answer is the paths touched.
 * Ask `whyNot` first.
 * @param {string} root
 * @param {string} id
 * @param {string} prefix
 * @returns {string[]}
 */
export function makeGame(root, id, prefix) {
  // Everything is made up before anything is written, so that a file that cannot be read leaves no half a game.
  const files = { ...filesOf(id, prefix), ...changesFor(root, id) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

/**
 * What is left to do by hand, in order.
 * @param {string} id
 * @param {string} prefix
 * @returns {string[]}
 */
export function stepsLeft(id, prefix) {
  return [
    'npm install, which links the new package and writes it into package-lock.json',
    `the first rules in games/${id}/RULES.md, as - **${prefix}-1.1** ... _(source)_: check-rules-cited fails until there are some`,
    `rules/index.ts (what others may import), text/index.ts and a test for each rule in games/${id}/test/rules`,
    'the game in apps/arena/src/games.ts, once it plays',
    'docs/adding-a-game.md tells the rest',
  ];
}

/**
 * @param {string} id
 * @param {string} prefix
 * @returns {Record<string, string>}
 */
function filesOf(id, prefix) {
  const home = `games/${id}`;
  const kit = '../../../packages/kit';
  return {
    [`${home}/package.json`]: asJson({
      name: nameOf(id),
      version: '0.1.0',
      description: `${titleOf(id)}: rules and texts.`,
      license: 'MIT',
      private: true,
      type: 'module',
      exports: { './rules': doorOf('rules'), './text': doorOf('text') },
      dependencies: { '@tarmac/kit': '0.1.0' },
    }),
    [`${home}/RULES.md`]: rulesOf(id, prefix),
    [`${home}/rules/tsconfig.json`]: layerProject('rules', [kit]),
    [`${home}/text/tsconfig.json`]: layerProject('text', [kit, '../rules']),
    [`${home}/test/tsconfig.json`]: testProject([kit, '../rules', '../text']),
  };
}

/**
 * @param {string} root
 * @param {string} id
 * @returns {Record<string, string>}
 */
function changesFor(root, id) {
  const arena = readJson(root, ARENA_PACKAGE);
  const dependencies = Object.entries({ ...arena.dependencies, [nameOf(id)]: '0.1.0' });
  dependencies.sort(([a], [b]) => (a < b ? -1 : 1));
  const arenaProject = [`../../games/${id}/rules`, `../../games/${id}/text`];
  const rootProjects = [`games/${id}/rules`, `games/${id}/text`, `games/${id}/test`];
  return {
    [ROOT_PROJECTS]: withReferences(ROOT_PROJECTS, readText(root, ROOT_PROJECTS), rootProjects),
    [ARENA_PROJECT]: withReferences(ARENA_PROJECT, readText(root, ARENA_PROJECT), arenaProject),
    [ARENA_PACKAGE]: asJson({ ...arena, dependencies: Object.fromEntries(dependencies) }),
  };
}

/**
 * The text of a tsconfig with more references, after those to other games. The rest of the text stays as it was.
 * @param {string} file
 * @param {string} text
 * @param {readonly string[]} paths
 */
function withReferences(file, text, paths) {
  const [block, inside] = /"references":\s*\[([^\]]*)\]/.exec(text) ?? [];
  if (block === undefined || inside === undefined) throw new Error(`${file} has no references to add to.`);
  const there = [...inside.matchAll(/"path":\s*"([^"]*)"/g)].map(([, path = '']) => path);
  const lastGame = there.findLastIndex((path) => /(^|\/)games\//.test(path));
  const all = there.toSpliced(lastGame === -1 ? there.length : lastGame + 1, 0, ...paths);
  const lines = all.map((path) => `    { "path": ${JSON.stringify(path)} }`);
  return text.replace(block, () => `"references": [\n${lines.join(',\n')}\n  ]`);
}

/** @param {string} layer */
function doorOf(layer) {
  return { source: `./${layer}/index.ts`, types: `./dist/${layer}/index.d.ts`, default: `./dist/${layer}/index.js` };
}

/**
 * Neither Node nor a page: the base has `types: []` and no DOM.
 * @param {string} layer
 * @param {readonly string[]} references
 */
function layerProject(layer, references) {
  return `{
  "extends": "../../../tsconfig.base.json",
  "compilerOptions": { "rootDir": ".", "outDir": "../dist/${layer}", "tsBuildInfoFile": "../dist/${layer}/.tsbuildinfo" },
  "include": ["."],
  "references": [${referencesOf(references)}]
}
`;
}

/** @param {readonly string[]} references */
function testProject(references) {
  return `{
  "extends": "../../../tsconfig.base.json",
  "compilerOptions": {
    "types": ["node"],
    "rootDir": ".",
    "outDir": "../dist-test",
    "tsBuildInfoFile": "../dist-test/.tsbuildinfo",
    "emitDeclarationOnly": true,
    "rewriteRelativeImportExtensions": false,
    "allowImportingTsExtensions": true
  },
  "include": ["."],
  "references": [${referencesOf(references)}]
}
`;
}

/** @param {readonly string[]} paths */
function referencesOf(paths) {
  return paths.map((path) => `{ "path": "${path}" }`).join(', ');
}

/**
 * @param {string} id
 * @param {string} prefix
 */
function rulesOf(id, prefix) {
  return `# ${titleOf(id)}: the rules

The rules this game implements, in our own words, one line for each number. Code, tests, refusals and the in-game rulebook cite these numbers.
Each line ends with where it comes from. **Ruling.** marks what we decided because the sources are silent or disagree.

## ${prefix}-1 Components
`;
}

/** @param {string} root */
function gamesWithRules(root) {
  if (!existsSync(join(root, 'games'))) return [];
  return readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'RULES.md')));
}

/**
 * @param {string} rules
 * @param {string} prefix
 */
function hasPrefix(rules, prefix) {
  return new RegExp(`^#{2,6}\\s+\\**${prefix}-\\d`, 'm').test(rules);
}

/** @param {string} id */
const nameOf = (id) => `@tarmac/${id}`;

/** @param {string} id */
const titleOf = (id) => id.replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/** @param {unknown} value */
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param {string} root
 * @param {string} path
 */
const readText = (root, path) => readFileSync(join(root, path), 'utf8');

/**
 * @param {string} root
 * @param {string} path
 * @returns {{ name?: string, dependencies?: Record<string, string> }}
 */
const readJson = (root, path) => JSON.parse(readText(root, path));
