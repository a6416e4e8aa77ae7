import { defineProject } from 'vitest/config'
import { ON_NODE } from './vitest.config.ts'

/** Tests of build and server code, without a window and in workers of their own. */
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
