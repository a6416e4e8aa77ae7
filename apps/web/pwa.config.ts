import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import type { VitePWAOptions } from 'vite-plugin-pwa'

const PAPER = '#fbf8f2'
const PHONE = '540x1110'

/** In French for everyone, the source language. */
export const manifest: Extract<VitePWAOptions['manifest'], object> = {
  id: '/',
  name: 'Tablée',
  short_name: 'Tablée',
  description:
    'Tournois de jeux de cartes, sans compte : rejoignez une table avec son code, suivez vos rondes en direct.',
  lang: SOURCE_LANGUAGE,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/tablee-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/tablee-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/tablee-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/tablee-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/tablee.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // Taken by tools/take-screenshots.ts.
  screenshots: [
    {
      src: '/screens/home.jpg',
      sizes: PHONE,
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Rejoindre un tournoi avec son code',
    },
    {
      src: '/screens/tables.jpg',
      sizes: PHONE,
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Les tables de la ronde, en direct',
    },
    {
      src: '/screens/ranking.jpg',
      sizes: PHONE,
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Le podium et le classement final',
    },
    {
      src: '/screens/desk.jpg',
      sizes: '1280x720',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'Un tournoi sur un ordinateur',
    },
  ],
  shortcuts: [
    { name: 'Rejoindre un tournoi', url: '/' },
    { name: 'Créer un tournoi', url: '/create-tournament' },
    { name: 'Mes tournois', url: '/my-events' },
  ],
  // A link or code shared from another app opens the tournament.
  share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
}

/**
 * The whole app opens from the device; a newer version waits for the person's consent. API calls bypass the worker: the app itself caches
 * tournaments.
 */
export const pwa: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['index.html', 'tablee.svg', 'assets/*.{js,css,woff2,svg}'],
    // The password dictionary is larger than the app. The start script is only in server-written pages.
    globIgnores: ['assets/password-guesses-*.js', 'assets/start-script-*.js'],
    // Their names hold a hash of their content.
    dontCacheBustURLsMatching: /^assets\//,
    navigateFallback: '/index.html',
    // Answered by the server.
    navigateFallbackDenylist: [/^\/(?:v1|embed)\//, /^\/docs$/, /^\/[^/]+\.\w+$/],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    // What a worker does with a call to the table, and with the page that reads codes; public files.
    importScripts: ['/calls.js', '/scan.js'],
    sourcemap: false,
  },
}
