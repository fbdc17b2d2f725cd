import { defineConfig } from 'vitest/config';

/**
 * Tests run on the sources, so nothing has to be built first. Vitest hands these to Node as well, where `import` or
 * `module` would have a `require` in a dependency answered with an ES module.
 */
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
