import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests run on the sources, so nothing has to be built first. Vitest hands these to Node as well, where `import` or
 * `module` would have a `require` in a dependency answered with an ES module.
 */
const conditions = ['node'];

const TESTS = ['{packages,games,apps}/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'];
/** People with browsers: `npm test` runs these last and by themselves. */
const IN_BROWSER = ['apps/web/test/e2e/*.test.ts'];
/** Pictures for people to look at (`npm run shots`): nothing that can be right or wrong by itself. */
const SHOTS = ['apps/web/test/shots/*.shots.ts'];

/** Minutes each: begun last they would be waited for alone. Without them Vitest begins with the largest files. */
const LONGEST = [
  'apps/arena/test/tournament-results.test.ts',
  'games/airlines-europe/test/bot/faithful.test.ts',
  'apps/web/test/e2e/keyboard.test.ts',
  'apps/web/test/e2e/airlines-live.test.ts',
  'apps/web/test/e2e/airlines-offline.test.ts',
  'apps/web/test/e2e/connecting-flights-axe.test.ts',
  'apps/web/test/e2e/connecting-flights-cooperative-axe.test.ts',
  'apps/web/test/e2e/connecting-flights-offline.test.ts',
  'apps/web/test/e2e/connecting-flights-turn.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: 'apps/web/svelte.config.js' })],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { server: { deps: { external: [/\/(packages|games|apps)\/[^/]+\/dist\//] } },
    include: { shots: SHOTS, browser: IN_BROWSER }[mode] ?? TESTS,
    exclude: [...configDefaults.exclude, ...(mode === 'no-browser' ? IN_BROWSER : [])],
    disableConsoleIntercept: mode === 'shots',
    sequence: { sequencer: LongestFirst },
    // Of two cores Vitest would use one, and most tests wait: for a server, a database, a browser, a bot that takes its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Long enough for a machine that has much else to do: a test says what was wrong by what it waits for, not by a clock.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
}));
