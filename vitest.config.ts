import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          // Tools start servers.
          globalSetup: ['scripts/built-for-tests.mjs'],
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
      './apps/web/vitest.node.config.ts',
    ],
  },
})
