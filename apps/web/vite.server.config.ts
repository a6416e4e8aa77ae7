import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The second build: one file that writes the first screen on the server. It stands where no browser can ask for it. */
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
