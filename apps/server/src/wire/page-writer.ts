import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContent, PageView, RenderPage } from '@tablee/contract/serving/page-content'

/** Where the build of the web app puts what writes its pages; see its `vite.server.config.ts`. */
const RENDERER = join('.server', 'entry-server.js')
/** Longer than this, and the person is better served by the bare page. */
const PATIENCE_MS = 1_000
/** After one that took too long, every page goes out bare for a while. */
const PAUSE_MS = 60_000
/** Twice the document of 256 players after eight rounds. */
const LARGEST_CONTENT = 1_048_576
/** In characters. */
const MOST_KEPT = 8_388_608

export type PageNote = (why: { readonly problem: string; readonly err?: unknown }) => void

/** What a page shows first, as HTML, and what it is made of, as JSON that may stand inside a script element. */
export type WrittenContent = { readonly html: string; readonly json: string }

/** Null when the bare page has to do. */
export type PageWriter = (view: PageView) => Promise<WrittenContent | null>

/** Reads what the build left for the server; the pages of a build without it go out bare. */
export async function readPageWriter(folder: string, note: PageNote): Promise<PageWriter> {
  const file = join(folder, RENDERER)
  const changedMs = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
  if (changedMs === null) return async () => null
  try {
    const built: { readonly renderPage: RenderPage } = await import(`${pathToFileURL(file).href}?built=${changedMs}`)
    return createPageWriter(built.renderPage, { note })
  } catch (err) {
    note({ problem: 'The renderer of the web app cannot be loaded: its pages go out bare', err })
    return async () => null
  }
}

export type PageWriterOptions = { readonly note: PageNote; readonly patienceMs?: number }

/** Writes every version of a page once. Whatever goes wrong is noted once, and costs nobody the page. */
export function createPageWriter(
  render: RenderPage,
  { note, patienceMs = PATIENCE_MS }: PageWriterOptions,
): PageWriter {
  const kept = createKept()
  let isNoted = false
  let pausedUntil = 0
  const noteOnce: PageNote = (why) => {
    if (!isNoted) note(why)
    isNoted = true
  }
  const write = async (view: PageView): Promise<string | null> => {
    const startedAt = Date.now()
    const html = await within(patienceMs, render(view)).catch((err: unknown) => {
      noteOnce({ problem: 'A page could not be written: it goes out bare', err })
      return null
    })
    // Also one that was written at last: meanwhile nobody else was answered.
    if (html === LATE || Date.now() - startedAt > patienceMs) {
      pausedUntil = Date.now() + PAUSE_MS
      noteOnce({ problem: 'A page took too long to write: for a while pages go out bare' })
    }
    return html === LATE ? null : html
  }
  return async (view) => {
    const json = scriptJson(view.content)
    if (json.length > LARGEST_CONTENT || Date.now() < pausedUntil) return null
    const html = await kept.find(keyOf(view, json), () => write(view))
    return html === null ? null : { html, json }
  }
}

/** No text of a tournament ends the element it stands in. */
function scriptJson(content: PageContent): string {
  return JSON.stringify(content).replaceAll('<', String.raw`\u003c`)
}

function keyOf({ language, path, origin }: PageView, json: string): string {
  return createHash('sha256').update(`${language} ${path} ${origin} ${json}`).digest('base64url')
}

const LATE = Symbol('late')

/** What comes late goes on and is forgotten. */
async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | typeof LATE> {
  const late = Promise.withResolvers<typeof LATE>()
  const timer = setTimeout(() => late.resolve(LATE), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The pages asked for last. Who asks for one that is being written waits for the same. */
function createKept() {
  const pages = new Map<string, { readonly page: Promise<string | null>; length: number }>()
  let total = 0
  const forgetOldest = () => {
    for (const [key, { length }] of pages) {
      if (total <= MOST_KEPT) return
      pages.delete(key)
      total -= length
    }
  }
  return {
    find: (key: string, write: () => Promise<string | null>): Promise<string | null> => {
      const known = pages.get(key)
      const entry = known ?? { page: write(), length: 0 }
      // Set anew, so that the map stays ordered by use.
      pages.delete(key)
      pages.set(key, entry)
      if (!known) {
        void entry.page.then((html) => {
          entry.length = key.length + (html?.length ?? 0)
          total += entry.length
          forgetOldest()
        })
      }
      return entry.page
    },
  }
}
