import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { precompress } from './precompress.config.ts'
import { pwa } from './pwa.config.ts'

const api = process.env.TABLEE_API ?? 'http://127.0.0.1:3000'

/**
 * What every page needs, in the order in which `main.tsx` starts it: one file each, with all it imports. Left alone, the bundler makes a
 * file of whatever some pages share, and a phone on a slow network asks for sixty of them.
 */
const PARTS = [
  { name: 'load', test: /vite\/preload-helper/ },
  { name: 'react', test: /\/react-dom\/client\.js$/ },
  { name: 'language', test: /\/src\/language\/create-translator\.ts$/ },
  { name: 'transport', test: /\/src\/transport\/server-client\.ts$/ },
  { name: 'router', test: /\/src\/app\/router\.ts$/ },
  { name: 'start', test: /\/src\/app\/start\.tsx$/ },
].map((part, index, parts) => ({ ...part, priority: parts.length - index }))

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/app/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      routeFileIgnorePattern: String.raw`\.test\.tsx?$`,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    VitePWA(pwa),
    precompress(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  server: { proxy: { '/v1': { target: api, ws: true } } },
})
