import { defineProject } from 'vitest/config'
import { IN_ONE_THREAD } from '../../vitest.config.ts'

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    execArgv: IN_ONE_THREAD,
    globalSetup: ['../../scripts/built-for-tests.mjs', 'src/database/testing/postgres-setup.ts'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
