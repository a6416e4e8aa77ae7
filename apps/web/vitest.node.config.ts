import { defineProject } from 'vitest/config'
import { ON_NODE } from './vitest.config.ts'

/** The tests of what the build and the server run: they see no window, and share no worker with those that do. */
export default defineProject({
  test: {
    name: 'web on node',
    include: ON_NODE,
    environment: 'node',
    css: { include: /theme\.css/ },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
