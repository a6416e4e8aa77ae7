import { defineConfig } from 'vitest/config'

/** Garbage is collected where it is made: other tests keep the cores busy that would help. */
export const IN_ONE_THREAD = ['--single-threaded-gc']

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
          execArgv: IN_ONE_THREAD,
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
