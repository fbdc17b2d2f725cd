import { defineConfig } from 'vitest/config';

/** Tests run on the sources, so nothing has to be built first. */
const conditions = ['source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
