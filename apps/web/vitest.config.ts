import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { IN_ONE_THREAD } from '../../vitest.config.ts'

/** Tests without a window, in a project of their own: in a shared worker, modules would keep an earlier file's window. */
export const ON_NODE = [
  '*.config.test.ts',
  'src/written-html.test.ts',
  'src/entry-server.test.tsx',
  'src/features/tournaments/acts-in-browser.test.ts',
  'src/language/fixed-strings.test.ts',
]

export default defineProject({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ON_NODE,
    environment: 'jsdom',
    execArgv: IN_ONE_THREAD,
    setupFiles: [
      './src/app/testing/without-owner-stacks.ts',
      './src/app/testing/quiet-polling.ts',
      './src/app/testing/browser-gaps.ts',
    ],
    // The contrast test reads the theme as text.
    css: { include: /theme\.css/ },
    // Reloading the app per file took longer than its tests. Each file cleans up after itself.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
