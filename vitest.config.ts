import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Conditions of exports outside of `npm test`: tests run on the sources, without a build. Vitest passes them to Node too,
 * where `import` or `module` would give an ES module to a `require` of a dependency.
 */
const SOURCES = ['source', 'node'];
/**
 * `npm test` and `npm run proof` build first, and tests import other packages as built: bots then play more than twice as
 * fast as from sources.
 */
const BUILT = ['node'];
const BUILT_FILES = /\/(packages|games|apps)\/[^/]+\/dist\//;

/** Tests without clock, disk and network: they can share a process. */
const PURE = ['{packages,games}/*/test/**/*.test.ts'];
const OF_APPS = ['apps/*/test/**/*.test.ts', 'tools/test/*.test.ts'];
/** Tests that clean up after themselves: they can share a process too. */
const TIDY = ['apps/{server,arena}/test/**/*.test.ts'];
/** Tests that replace modules or measure the heap: each file has its own process. */
const UNTIDY = [
  'apps/server/test/hostile/{http,memory}.test.ts',
  'apps/server/test/leak/planted.test.ts',
  'apps/arena/test/cooperative.test.ts',
  'games/connecting-flights/test/facts-runs.test.ts',
];
const OF_PAGE_AND_TOOLS = ['apps/web/test/**/*.test.ts', 'tools/test/*.test.ts'];
/** Browser tests: `npm test` runs them in a step of their own, beside all others. */
const IN_BROWSER = ['apps/web/test/e2e/*.test.ts'];
/** Pictures for people to look at (`npm run shots`); they assert nothing. */
const SHOTS = ['apps/web/test/shots/*.shots.ts'];
/** Long measurements (`npm run proof`), never a part of `npm test`. */
const PROOFS = ['{packages,games,apps}/*/test/**/*.proof.ts', 'tools/test/*.proof.ts'];

const SHARED_POSTGRES = 'apps/server/test/support/postgres-broker.ts';

/** Started first, so that the run does not end with one of them alone. Vitest itself sorts by file size. */
const LONGEST = [
  'apps/arena/test/tournament-built.test.ts',
  'tools/test/commands.test.ts',
  'tools/test/adding-a-game.test.ts',
  'apps/server/test/faults/takeover.test.ts',
  'apps/server/test/faults/partition.test.ts',
  'apps/web/test/worker/review-games.test.ts',
  'apps/web/test/e2e/connecting-flights.test.ts',
  'apps/web/test/e2e/connecting-flights-cooperative.test.ts',
  'apps/web/test/e2e/airlines-europe.test.ts',
  'apps/web/test/e2e/airlines.test.ts',
  'apps/web/test/e2e/connecting-flights-looks.test.ts',
  'apps/web/test/e2e/connecting-flights-cooperative-looks.test.ts',
  'apps/web/test/e2e/airlines-europe-looks.test.ts',
  'apps/web/test/e2e/airlines-looks.test.ts',
  'apps/web/test/e2e/endings.test.ts',
  'apps/web/test/e2e/offline-start.test.ts',
];

/** In `npm test` most files share processes: hundreds of small files take longer to start than to run. */
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
    // More workers than Vitest's default, since most tests wait for a server, a database, a browser or a bot.
    maxWorkers: Math.max(mode === 'no-browser' ? 3 : 2, availableParallelism() - 1),
    // Long enough for a busy machine: a test should fail by its own condition, not by the clock.
    testTimeout: mode === 'proof' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
  },
}));
