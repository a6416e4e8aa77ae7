import { defineProject } from 'vitest/config'
import { IN_ONE_THREAD } from '../../vitest.config.ts'
import { ON_NODE } from './vitest.config.ts'

/** Tests of build and server code, without a window and in workers of their own. */
export default defineProject({
  test: {
    name: 'web on node',
    include: ON_NODE,
    environment: 'node',
    execArgv: IN_ONE_THREAD,
    css: { include: /theme\.css/ },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
