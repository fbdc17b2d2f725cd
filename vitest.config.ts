import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * By themselves tests run on the sources, so that nothing has to be built first. Vitest hands these to Node as well, where
 * `import` or `module` would have a `require` in a dependency answered with an ES module.
 */
const SOURCES = ['source', 'node'];
/**
 * `npm test` and `npm run proof` build everything before they come to the tests, and there what one package has of
 * another is what was built, as Node itself runs it: bots play more than twice as fast as in what Vitest makes of sources.
 */
const BUILT = ['node'];
const BUILT_FILES = /\/(packages|games|apps)\/[^/]+\/dist\//;

/** Of what knows no clock, no disk and no network: a file leaves nothing behind for the next. */
const PURE = ['{packages,games}/*/test/**/*.test.ts'];
const OF_APPS = ['apps/*/test/**/*.test.ts', 'tools/test/*.test.ts'];
/** They clean up after themselves, so that they can share processes too. */
const TIDY = ['apps/{server,arena}/test/**/*.test.ts'];
/** They replace modules of ours or weigh the heap: each has its process to itself. */
const UNTIDY = [
  'apps/server/test/hostile/{http,memory}.test.ts',
  'apps/server/test/leak/planted.test.ts',
  'apps/arena/test/cooperative.test.ts',
  'games/connecting-flights/test/facts-runs.test.ts',
];
const OF_PAGE_AND_TOOLS = ['apps/web/test/**/*.test.ts', 'tools/test/*.test.ts'];
/** People with browsers: `npm test` runs these last and by themselves. */
const IN_BROWSER = ['apps/web/test/e2e/*.test.ts'];
/** Pictures for people to look at (`npm run shots`): nothing that can be right or wrong by itself. */
const SHOTS = ['apps/web/test/shots/*.shots.ts'];
/** What measures rather than guards (`npm run proof`): long, and never a part of `npm test`. */
const PROOFS = ['{packages,games,apps}/*/test/**/*.proof.ts', 'tools/test/*.proof.ts'];

const SHARED_POSTGRES = 'apps/server/test/support/postgres-broker.ts';

/** Begun last they would be waited for alone. Without them Vitest begins with the largest files. */
const LONGEST = [
  'apps/arena/test/tournament-built.test.ts',
  'tools/test/commands.test.ts',
  'tools/test/adding-a-game.test.ts',
  'apps/web/test/e2e/connecting-flights.test.ts',
  'apps/web/test/e2e/airlines-europe.test.ts',
  'apps/web/test/e2e/airlines.test.ts',
  'apps/web/test/e2e/connecting-flights-cooperative.test.ts',
  'apps/web/test/e2e/connecting-flights-looks.test.ts',
  'apps/web/test/e2e/connecting-flights-cooperative-looks.test.ts',
];

/** In `npm test` most share their processes: hundreds of small files take longer to begin than to run. */
function filesOf(mode: string) {
  if (mode !== 'no-browser') {
    const include = { shots: SHOTS, proof: PROOFS, browser: IN_BROWSER }[mode] ?? [...PURE, ...OF_APPS];
    return { include, globalSetup: SHARED_POSTGRES };
  }
  return {
    projects: [
      { extends: true as const, mode, test: { name: 'pure', include: PURE, exclude: UNTIDY, isolate: false } },
      {
        extends: true as const,
        mode,
        test: { name: 'apps', include: TIDY, exclude: UNTIDY, globalSetup: SHARED_POSTGRES, isolate: false },
      },
      { extends: true as const, mode, test: { name: 'alone', include: [...UNTIDY, ...OF_PAGE_AND_TOOLS] } },
    ],
  };
}

const conditionsOf = (mode: string) => (['browser', 'no-browser', 'proof'].includes(mode) ? BUILT : SOURCES);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONGEST.findIndex((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    const long = sorted.filter((file) => place(file) !== -1).sort((a, b) => place(a) - place(b));
    return [...long, ...sorted.filter((file) => place(file) === -1)];
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: 'apps/web/svelte.config.js' })],
  resolve: { conditions: conditionsOf(mode) },
  ssr: { resolve: { conditions: conditionsOf(mode), externalConditions: conditionsOf(mode) } },
  test: {
    server: { deps: { external: [BUILT_FILES] } },
    ...filesOf(mode),
    exclude: [...configDefaults.exclude, ...(mode === 'no-browser' ? IN_BROWSER : [])],
    env: conditionsOf(mode) === BUILT ? { ALREADY_BUILT: 'yes' } : {},
    disableConsoleIntercept: mode === 'shots' || mode === 'proof',
    sequence: { sequencer: LongestFirst },
    // Of two cores Vitest would use one, and most tests wait: for a server, a database, a browser, a bot that takes its time.
    maxWorkers: Math.max(mode === 'no-browser' ? 3 : 2, availableParallelism() - 1),
    // Long enough for a machine that has much else to do: a test says what was wrong by what it waits for, not by a clock.
    testTimeout: mode === 'proof' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
  },
}));
