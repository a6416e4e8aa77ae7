import { createHash } from 'node:crypto'
import { HAND_OVER_PATH, HANDED_KEYS, HANDED_OVER_KEY, LARGEST_HAND_OVER } from '@tablee/contract/serving/handed-over'
import type { Language } from '@tablee/domain/language'
import { movedSentences } from '@tablee/messages/moved'
import { AWAY_COLOURS } from './away-page.ts'

/** The field of the form that carries everything. */
export const HANDED_FIELD = 'moved'
/** The form, its names and the wanted page, beside what is kept. */
const FRAME_BYTES = 8_192
const LONGEST_PATH = 2_000
const HANDED_ID = 'handed-over'

const STYLE = `${AWAY_COLOURS}
      .away button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--control); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; }
      .away button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    `

/**
 * Sends by the form what this browser keeps for the old address, so that nothing of it stands in an address. It stays here as well: what
 * fails on the way is handed over at the next visit, and the new address takes nothing twice.
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

/** Lays what came down where the app takes it from, and goes on. */
const TAKE_IN = `{
      const { to, kept } = JSON.parse(document.getElementById('${HANDED_ID}').textContent)
      try {
        if (Object.keys(kept).length > 0) localStorage.setItem('${HANDED_OVER_KEY}', JSON.stringify(kept))
      } catch {}
      location.replace(to)
    }`

/**
 * Takes the place of the worker that kept the app on devices at an old address: it opens nothing from the device, so that the next page
 * comes from the server, and still shows the calls to a table that were asked for there.
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

/** What an old address answers for each of its pages; `path` is the wanted one, with what follows its question mark. */
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
  /** Where it goes on: a whole address of this server. */
  readonly to: string
  readonly kept: Readonly<Record<string, string>>
}

/** What the new address answers to what was handed over. */
export function arrivingPage({ language, to, kept }: Arriving): MovedPage {
  const { title, go } = movedSentences[language]
  // No text ends the element that it stands in.
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
