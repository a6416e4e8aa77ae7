import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KnowsPath, PageContent, PageView, RenderPage } from '@tablee/contract/serving/page-content'
import { LRUCache } from 'lru-cache'

/** Where the build of the web app puts what writes its pages; see its `vite.server.config.ts`. */
const RENDERER = join('.server', 'entry-server.js')
/** Longer than this, and the person is better served by the bare page. */
const PATIENCE_MS = 1_000
/** After one that took too long, every page goes out bare for a while. */
const PAUSE_MS = 60_000
/** Twice the document of 256 players after eight rounds. */
const LARGEST_CONTENT = 1_048_576
/** In bytes: beside the heap, and half of what texts with a typographic apostrophe weigh there. */
const MOST_KEPT = 4_194_304

export type PageNote = (why: {
  readonly problem: string
  readonly err?: unknown
  /** How many more there were in the minute before. */
  readonly leftOut?: number
}) => void

/** What a page shows first, as HTML, and what it is made of, as JSON that may stand inside a script element. */
export type WrittenContent = { readonly html: string; readonly json: string }

type Renderer = { readonly renderPage: RenderPage; readonly knowsPath?: KnowsPath }

/** Null when the bare page has to do. */
export type PageWriter = (view: PageView) => Promise<WrittenContent | null>

/** What the build left for the server. */
export type BuiltPages = { readonly write: PageWriter; readonly knowsPath: KnowsPath }

/** Nobody can say which pages there are: the app tells the person. */
const WITHOUT_RENDERER: BuiltPages = { write: async () => null, knowsPath: () => true }

/** Reads what the build left for the server; the pages of a build without it go out bare. */
export async function readBuiltPages(folder: string, note: PageNote): Promise<BuiltPages> {
  const file = join(folder, RENDERER)
  const changedMs = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
  if (changedMs === null) return WITHOUT_RENDERER
  try {
    const built: Renderer = await import(`${pathToFileURL(file).href}?built=${changedMs}`)
    const { knowsPath = WITHOUT_RENDERER.knowsPath } = built
    return { write: createPageWriter(built.renderPage, { note }), knowsPath }
  } catch (err) {
    note({ problem: 'The renderer of the web app cannot be loaded: its pages go out bare', err })
    return WITHOUT_RENDERER
  }
}

export type PageWriterOptions = { readonly note: PageNote; readonly patienceMs?: number }

/** Writes every version of a page once. Whatever goes wrong is noted, and costs nobody the page. */
export function createPageWriter(
  render: RenderPage,
  { note, patienceMs = PATIENCE_MS }: PageWriterOptions,
): PageWriter {
  const kept = createKept()
  let pausedUntil = 0
  const noteSome = createNotes(note)
  const write = async (view: PageView): Promise<string | null> => {
    const startedAt = Date.now()
    const html = await within(patienceMs, render(view)).catch((err: unknown) => {
      noteSome({ problem: 'A page could not be written: it goes out bare', err })
      return null
    })
    // Also one that was written at last: meanwhile nobody else was answered.
    if (html === LATE || Date.now() - startedAt > patienceMs) {
      pausedUntil = Date.now() + PAUSE_MS
      noteSome({ problem: 'A page took too long to write: for a while pages go out bare' })
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

const MOST_NOTES = 10
const MINUTE_MS = 60_000

/** A renderer that breaks on every page would fill the log: what is left out is counted. */
function createNotes(note: PageNote): PageNote {
  let startedAt = Number.NEGATIVE_INFINITY
  let count = 0
  return (why) => {
    const leftOut = Math.max(0, count - MOST_NOTES)
    const isNewMinute = Date.now() - startedAt >= MINUTE_MS
    if (isNewMinute) [startedAt, count] = [Date.now(), 0]
    count += 1
    if (count <= MOST_NOTES) note({ ...why, ...(isNewMinute && leftOut > 0 ? { leftOut } : {}) })
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

/** The pages asked for last. Whoever asks for one that is being written waits for that same one. */
function createKept() {
  const pages = new LRUCache<string, { readonly html: Buffer | null }>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ html }, key) => (html?.length ?? 0) + key.length,
  })
  const writing = new Map<string, Promise<string | null>>()
  return {
    find: async (key: string, write: () => Promise<string | null>): Promise<string | null> => {
      const known = pages.get(key)
      if (known) return known.html?.toString() ?? null
      const begun = writing.get(key)
      if (begun !== undefined) return begun
      const page = write().finally(() => writing.delete(key))
      writing.set(key, page)
      const html = await page
      pages.set(key, { html: html === null ? null : Buffer.from(html) })
      return html
    },
  }
}
