import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/database/testing/postgres-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
