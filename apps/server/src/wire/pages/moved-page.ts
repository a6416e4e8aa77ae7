import { createHash } from 'node:crypto'
import { HAND_OVER_PATH, HANDED_KEYS, HANDED_OVER_KEY, LARGEST_HAND_OVER } from '@tablee/contract/serving/handed-over'
import type { Language } from '@tablee/domain/language'
import { movedSentences } from '@tablee/messages/moved'
import { AWAY_COLOURS } from './away-page.ts'

/** The form field that carries everything. */
export const HANDED_FIELD = 'moved'
/** For the form, its names and the wanted page, besides the data. */
const FRAME_BYTES = 8_192
const LONGEST_PATH = 2_000
const HANDED_ID = 'handed-over'

const STYLE = `${AWAY_COLOURS}
      .away button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--control); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; }
      .away button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    `

/**
 * Posts this browser's data for the old address, so that none of it is in a URL. It also stays here: after a failure the next visit hands
 * it over, and the new address takes nothing twice.
 */
const HAND_OVER = `{
      const form = document.querySelector('form')
      const asked = location.pathname + location.search + location.hash
      const to = asked.length > ${LONGEST_PATH} ? '/' : asked
      const kept = {}
      let room = ${LARGEST_HAND_OVER - FRAME_BYTES}
      try {
        for (const key of ${JSON.stringify(HANDED_KEYS)}) {
          const text = localStorage.getItem(key)
          const bytes = text === null ? 0 : new Blob([JSON.stringify(text)]).size + key.length + 4
          if (text === null || bytes > room) continue
          kept[key] = text
          room -= bytes
        }
      } catch {}
      if (Object.keys(kept).length === 0) location.replace(new URL(form.action).origin + to)
      else {
        form.elements.${HANDED_FIELD}.value = JSON.stringify({ to, kept })
        form.submit()
      }
    }`

/** Stores what arrived for the app, and continues. */
const TAKE_IN = `{
      const { to, kept } = JSON.parse(document.getElementById('${HANDED_ID}').textContent)
      try {
        if (Object.keys(kept).length > 0) localStorage.setItem('${HANDED_OVER_KEY}', JSON.stringify(kept))
      } catch {}
      location.replace(to)
    }`

/**
 * Replaces the service worker at an old address: it serves nothing from the device, so that the next page comes from the server, but still
 * shows calls to tables requested there.
 */
export const MOVED_WORKER = `importScripts('/calls.js')
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))))
})
// An app that is open offers it as a newer version. Where the worker before it is still at work, only this makes it end now.
self.addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'SKIP_WAITING') return
  self.skipWaiting()
  source?.navigate(source.url).catch(() => {})
})
`

export type MovedPage = { readonly html: string; readonly policy: string }

type Leaving = { readonly language: Language; readonly publicUrl: string; readonly path: string }

/** An old address's answer for each page; `path` is the wanted one with its query string. */
export function leavingPage({ language, publicUrl, path }: Leaving): MovedPage {
  const { title, leads, help, go } = movedSentences[language]
  const to = path.length > LONGEST_PATH ? '/' : path
  const form = [
    `<form method="post" enctype="text/plain" accept-charset="utf-8" action="${escaped(publicUrl + HAND_OVER_PATH)}">`,
    `<input type="hidden" name="${HANDED_FIELD}" value="${escaped(JSON.stringify({ to, kept: {} }))}">`,
    `<button>${go}</button></form>`,
  ].join('')
  const main = `<h1>${title}</h1><p>${leads.replace('{address}', escaped(new URL(publicUrl).host))}</p><p>${help}</p>${form}`
  return {
    html: pageOf({ language, title, main, script: HAND_OVER, head: canonical(publicUrl + to) }),
    policy: policyOf(HAND_OVER, publicUrl),
  }
}

type Arriving = {
  readonly language: Language
  /** A full URL of this server. */
  readonly to: string
  readonly kept: Readonly<Record<string, string>>
}

/** The new address's answer to handed-over data. */
export function arrivingPage({ language, to, kept }: Arriving): MovedPage {
  const { title, go } = movedSentences[language]
  // Escaped, so that no text ends its element.
  const json = JSON.stringify({ to, kept }).replaceAll('<', String.raw`\u003c`)
  const main = `<h1>${title}</h1><a href="${escaped(to)}">${go}</a><script type="application/json" id="${HANDED_ID}">${json}</script>`
  return { html: pageOf({ language, title, main, script: TAKE_IN, head: '' }), policy: policyOf(TAKE_IN, "'none'") }
}

const canonical = (address: string) => `\n    <link rel="canonical" href="${escaped(address)}">`

type Parts = { readonly language: Language } & Readonly<Record<'title' | 'main' | 'script' | 'head', string>>

function pageOf({ language, title, main, script, head }: Parts): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="robots" content="noindex">${head}
    <style>${STYLE}</style>
  </head>
  <body>
    <main class="away" lang="${language}">${main}</main>
    <script>${script}</script>
  </body>
</html>
`
}

function policyOf(script: string, formAction: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(STYLE)}`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
