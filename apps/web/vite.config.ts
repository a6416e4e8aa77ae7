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
  { name: 'documents', test: /\/packages\/contract\/src\/tournaments\/tournament-document\.ts$/ },
  { name: 'toasts', test: /\/src\/ui\/toasts\.tsx$/ },
  { name: 'router', test: /\/src\/app\/router\.ts$/ },
  { name: 'start', test: /\/src\/app\/start\.tsx$/ },
]

/** What most pages share, after the parts: together, or it would come in fifty pieces of a few hundred bytes. */
const SHARED = [
  {
    name: 'ui',
    test: /\/src\/ui\/(?!calendar|code-input|date-picker|dialog|number-input|open-menu|qr-code|submenu|tabs|toast-list)|\/lucide-react\//,
  },
  {
    name: 'widgets',
    test: /@zag-js\/(?:anatomy|core|dom-query|react|store|types|utils)\/|@ark-ui\/react\/dist\/(?:providers|utils|components\/(?:factory|portal|presence))/,
  },
  {
    name: 'shared',
    test: /\/(?:packages\/(?:contract|domain)|apps\/web)\/src\//,
    minShareCount: 4,
  },
]

/** What the first wants, no other takes. */
const groups = [...PARTS, ...SHARED].map((group, index, all) => ({ ...group, priority: all.length - index }))

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
    // One style for all pages: split, each part of the app would have it applied once more beside the one in the page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/v1': { target: api, ws: true } } },
})
