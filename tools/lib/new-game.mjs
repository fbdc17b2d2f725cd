/** A new game: a copy of tools/example-game under its own names, and its place in every list of games. */

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceFolders } from './workspaces.mjs';

const EXAMPLE = 'tools/example-game';
/** Where a game is registered, and what of it: an import and an entry in a list. */
const REGISTRIES = {
  'apps/arena/src/games.ts': 'trials',
  'apps/server/src/games.ts': 'manifest',
  'apps/web/src/games.ts': 'page',
  'apps/web/src/worker/games.ts': 'manifest',
};
const APPS = ['apps/arena', 'apps/server', 'apps/web'];
/** The web app is no TypeScript project of its own: Vite builds it. */
const PROJECTS = ['apps/arena/tsconfig.json', 'apps/server/tsconfig.json'];
/** Words of the language, which can name nothing. */
const RESERVED =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

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
    (folder) => readJson(root, `${folder}/package.json`).name === `@tarmac/${id}`,
  );
  if (namesake !== undefined) return `${namesake} is already called @tarmac/${id}: choose another id.`;
  if (RESERVED.test(id) || namesInExample(root).has(camelOf(id)) || namesInExample(root).has(pascalOf(id)))
    return `${quoted(id)} is a word of the code: choose another id, such as ${id}-game.`;
  const sharer = gamesWithRules(root).find((game) => hasPrefix(readText(root, `games/${game}/RULES.md`), prefix));
  return sharer === undefined
    ? null
    : `the rules of games/${sharer} already begin with ${prefix}-: choose another prefix.`;
}

/**
 * Writes the files of the game and registers it. The answer is the paths touched; the formatter has still to put imports
 * in order. Ask `whyNot` first.
 * @param {string} root
 * @param {string} id
 * @param {string} prefix
 * @returns {string[]}
 */
export function makeGame(root, id, prefix) {
  // All texts are made before the first write, so that an unreadable file leaves no half-made game.
  const files = { ...filesOf(root, id, prefix), ...changesFor(root, id) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

/**
 * @param {string} root
 * @param {string} id
 * @param {string} prefix
 * @returns {Record<string, string>}
 */
function filesOf(root, id, prefix) {
  const rename = (/** @type {string} */ text) =>
    text
      .replaceAll('example-game', id)
      .replaceAll('exampleGame', camelOf(id))
      .replaceAll('ExampleGame', pascalOf(id))
      .replaceAll('Example Game', titleOf(id))
      .replace(/\bEG\b/g, prefix);
  return Object.fromEntries(
    exampleFiles(root).map((path) => [`games/${id}/${path}`, rename(readText(root, `${EXAMPLE}/${path}`))]),
  );
}

/**
 * @param {string} root
 * @param {string} id
 * @returns {Record<string, string>}
 */
function changesFor(root, id) {
  /** @type {Record<string, string>} */
  const changes = {};
  /** @type {(path: string, change: (text: string) => string) => void} */
  const edit = (path, change) => {
    const before = readText(root, path);
    const after = change(before);
    if (after === before) throw new Error(`${path} has no list of games to add to.`);
    changes[path] = after;
  };
  edit('tsconfig.json', (text) => withReferences(text, [`games/${id}`, `games/${id}/test`]));
  for (const path of PROJECTS) edit(path, (text) => withReferences(text, [`../../games/${id}`]));
  for (const app of APPS) edit(`${app}/package.json`, (text) => withDependency(text, id));
  for (const [path, door] of Object.entries(REGISTRIES)) edit(path, (text) => registered(text, id, door));
  edit('README.md', (text) => text.replace(/^( +(?:\S+\/ {2})*connecting-flights\/(?: {2}\S+\/)*)$/m, `$1  ${id}/`));
  return changes;
}

/**
 * The text of a tsconfig with more references, after those to other games. The rest of the text stays as it was.
 * @param {string} text
 * @param {readonly string[]} paths
 */
function withReferences(text, paths) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /"path": "(\.\.\/)*games\//.test(line));
  if (last === -1) return text;
  const comma = lines[last]?.endsWith(',') ? '' : ',';
  const more = paths.map((path) => `    { "path": ${quoted(path)} }`).join(',\n');
  return lines.with(last, `${lines[last]}${comma}\n${more}${comma === '' ? ',' : ''}`).join('\n');
}

/**
 * @param {string} text
 * @param {string} id
 */
function withDependency(text, id) {
  const all = JSON.parse(text);
  const dependencies = Object.entries({ ...all.dependencies, [`@tarmac/${id}`]: '0.1.0' });
  dependencies.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...all, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`;
}

/**
 * The text of a registry with one more game, at the end of its list.
 * @param {string} text
 * @param {string} id
 * @param {string} door
 */
function registered(text, id, door) {
  const line = `import { ${door} as ${camelOf(id)} } from '@tarmac/${id}/${door}';\n`;
  return text
    .replace(/^import /m, () => `${line}import `)
    .replace(/(: readonly \w+\[\] = \[[^\]]*?),?\s*\]/, (_, list) => `${list}, ${camelOf(id)}]`);
}

/** @param {string} root */
function exampleFiles(root) {
  return readdirSync(join(root, EXAMPLE), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(dist|dist-test|node_modules)(\/|$)/.test(path))
    .filter((path) => statSync(join(root, EXAMPLE, path)).isFile())
    .sort();
}

/**
 * Every word of its code: none can name the game as well.
 * @param {string} root
 */
function namesInExample(root) {
  const code = exampleFiles(root).filter((path) => /\.(ts|svelte)$/.test(path));
  return new Set(code.flatMap((path) => readText(root, `${EXAMPLE}/${path}`).match(/\b[A-Za-z]\w*/g) ?? []));
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
const titleOf = (id) => id.split('-').map(capital).join(' ');

/** @param {string} id */
const pascalOf = (id) => id.split('-').map(capital).join('');

/** @param {string} id */
const camelOf = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/**
 * @param {string} root
 * @param {string} path
 */
const readText = (root, path) => readFileSync(join(root, path), 'utf8');

/**
 * @param {string} root
 * @param {string} path
 * @returns {{ name?: string }}
 */
const readJson = (root, path) => JSON.parse(readText(root, path));
