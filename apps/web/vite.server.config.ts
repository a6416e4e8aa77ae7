import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The second build: one file that renders first screens on the server, placed where browsers cannot request it. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'node22',
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/.server',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
