import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KnowsPath, PageContent, PageView, RenderPage } from '@tablee/contract/serving/page-content'
import { LRUCache } from 'lru-cache'

/** Where the web build puts its renderer; see its `vite.server.config.ts`. */
const RENDERER = join('.server', 'entry-server.js')
/** Beyond this, the bare page serves people better. */
const PATIENCE_MS = 1_000
/** After a page that took too long, all pages are bare for a while. */
const PAUSE_MS = 60_000
/** Twice the document of 256 players after eight rounds. */
const LARGEST_CONTENT = 1_048_576
/** Drawing the tables and the ranking of more keeps everybody else waiting over 50 ms, after each act again. */
const MOST_DRAWN_PLAYERS = 512
/** In bytes outside the heap; text with a typographic apostrophe takes twice as much inside. */
const MOST_KEPT = 4_194_304

export type PageNote = (why: {
  readonly problem: string
  readonly err?: unknown
  /** How many more there were in the minute before. */
  readonly leftOut?: number
}) => void

/** The first screen as HTML, and its data as JSON that is safe inside a script element. */
export type WrittenContent = { readonly html: string; readonly json: string }

type Renderer = { readonly renderPage: RenderPage; readonly knowsPath?: KnowsPath }

/** Null for the bare page. */
export type PageWriter = (view: PageView) => Promise<WrittenContent | null>

/** The build's output for the server. */
export type BuiltPages = { readonly write: PageWriter; readonly knowsPath: KnowsPath }

/** Without a renderer, existing pages are unknown: the app informs the visitor. */
const WITHOUT_RENDERER: BuiltPages = { write: async () => null, knowsPath: () => true }

/** Reads the build's output for the server; without it, pages are bare. */
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

/** Writes each version of a page once. Failures are noted, and yield the bare page. */
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
    // Also if it was written in the end: it blocked everyone meanwhile.
    if (html === LATE || Date.now() - startedAt > patienceMs) {
      pausedUntil = Date.now() + PAUSE_MS
      noteSome({ problem: 'A page took too long to write: for a while pages go out bare' })
    }
    return html === LATE ? null : html
  }
  return async (view) => {
    if ((view.content.tournament?.players.length ?? 0) > MOST_DRAWN_PLAYERS) return null
    const json = scriptJson(view.content)
    if (json.length > LARGEST_CONTENT || Date.now() < pausedUntil) return null
    const html = await kept.find(keyOf(view, json), () => write(view))
    return html === null ? null : { html, json }
  }
}

const MOST_NOTES = 10
const MINUTE_MS = 60_000

/** A renderer failing on every page would fill the log: further notes are only counted. */
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

/** No text of a tournament can end its element. */
function scriptJson(content: PageContent): string {
  return JSON.stringify(content).replaceAll('<', String.raw`\u003c`)
}

function keyOf({ language, path, origin }: PageView, json: string): string {
  return createHash('sha256').update(`${language} ${path} ${origin} ${json}`).digest('base64url')
}

const LATE = Symbol('late')

/** A late result is ignored. */
async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | typeof LATE> {
  const late = Promise.withResolvers<typeof LATE>()
  const timer = setTimeout(() => late.resolve(LATE), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Recent pages. Simultaneous requests for a page share its writing. */
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
