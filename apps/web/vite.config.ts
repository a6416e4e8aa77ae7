import { join } from 'node:path'
import { LANGUAGES } from '@tablee/domain/language'
import { CATALOGUES } from '@tablee/messages/catalogues'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './chunks.config.ts'
import { importIconsOneByOne } from './icons.config.ts'
import { listModules } from './modules.config.ts'
import { precompress } from './precompress.config.ts'
import { pwa } from './pwa.config.ts'
import { SHARED, ZONES } from './word-parts.config.ts'
import { divideCatalogues } from './words.config.ts'

const SOURCES = join(import.meta.dirname, 'src')
const api = process.env.TABLEE_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  // Used by the inline script before first paint.
  define: { 'import.meta.env.LANGUAGES': JSON.stringify(LANGUAGES.join(' ')) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What asks for a screen's data knows its documents, which other pages do without.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      routeFileIgnorePattern: String.raw`\.test\.tsx?$`,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    VitePWA(pwa),
    importIconsOneByOne(),
    divideCatalogues({
      folder: SOURCES,
      partsFile: join(SOURCES, 'language/word-parts.ts'),
      fetchingFile: join(SOURCES, 'language/words.ts'),
      entry: join(SOURCES, 'main.tsx'),
      catalogues: CATALOGUES,
      zones: ZONES,
      shared: SHARED,
    }),
    listModules(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // One style sheet for all pages: if split, parts would reapply what the page has inline.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The second is in server-written pages, and starts the first when needed.
      input: [join(import.meta.dirname, 'index.html'), join(SOURCES, 'app/early/start-script.ts')],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: { proxy: { '/v1': { target: api, ws: true }, '/readyz': { target: api } } },
})
