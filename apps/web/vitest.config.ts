import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

/** Tests of what runs without a window. They have a project of their own: in a shared worker modules keep the window of the file before. */
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
    setupFiles: [
      './src/app/testing/without-owner-stacks.ts',
      './src/app/testing/quiet-polling.ts',
      './src/app/testing/browser-gaps.ts',
    ],
    // The theme is read as text by the test of its contrasts.
    css: { include: /theme\.css/ },
    // Loading the app again for each file took longer than its tests. What a test leaves behind, its file clears.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
