import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DescribeTournament } from '@tablee/contract/serving/link-preview'
import { type FindPageContent, PAGE_CONTENT_ID } from '@tablee/contract/serving/page-content'
import type { Language } from '@tablee/messages/language'
import { generalHead, tournamentHead, unknownHead } from './link-preview/page-head.ts'
import { type PageNote, type PageWriter, readPageWriter, type WrittenContent } from './page-writer.ts'
import { type RoutePreloads, readRoutePreloads } from './route-preloads.ts'

const PAGE = 'index.html'
/** Where the head of each page goes; the copy that devices keep goes without. */
const HEAD_MARK = '<!--head-->'
/** Where the app draws. */
const ROOT = '<div id="root"></div>'

export type WebPageParts = {
  readonly folder: string
  readonly publicUrl: string
  readonly describeTournament: DescribeTournament
  readonly findPageContent: FindPageContent
  readonly notePage: PageNote
}

export type WebPage = { readonly status: number; readonly html: string; readonly etag: string; readonly policy: string }

/** `search` is what follows the path, with its question mark; empty without. */
export type PageRequest = { readonly path: string; readonly search: string; readonly language: Language }

type Built = {
  readonly changedMs: number
  /** For devices that keep it. */
  readonly shell: string
  /** For browsers that open an address: nothing it needs for the first look has to be asked for. */
  readonly page: string
  /** What starts the app, as it stands in `page`. */
  readonly scripts: readonly string[]
  readonly policy: string
  readonly preloads: RoutePreloads
  readonly writeContent: PageWriter
}

export type WebPages = {
  /** The page of an address. */
  readonly write: (request: PageRequest) => Promise<WebPage | null>
  /** The bare page, for devices that keep it: it fits every address. */
  readonly shell: () => Promise<WebPage | null>
}

/** Writes the pages of the built web app; null while it is not built. */
export function createWebPages(parts: WebPageParts): WebPages {
  const builtNow = createBuildReader(parts)
  return {
    write: async (request) => {
      const built = await builtNow()
      if (!built) return null
      const [{ status, head }, written] = await Promise.all([headOf(parts, request), contentOf(parts, built, request)])
      const files = built.preloads(request.path, request.language)
      const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      const page = built.page.replace(/<html lang="\w+"/, `<html lang="${request.language}"`)
      const html = written
        ? filledPage(page, { head, written, scripts: [...links, ...built.scripts] })
        : page.replace(HEAD_MARK, () => [head, ...links].join('\n    '))
      return { status, html, etag: etagOf(html), policy: built.policy }
    },
    shell: async () => {
      const built = await builtNow()
      return built && { status: 200, html: built.shell, etag: etagOf(built.shell), policy: built.policy }
    },
  }
}

type Head = { readonly status: number; readonly head: string }

async function headOf({ publicUrl: origin, describeTournament }: WebPageParts, request: PageRequest): Promise<Head> {
  const { path, language } = request
  const [, typed] = /^\/tournament\/([^/]+)(?:\/player)?\/?$/.exec(path) ?? []
  if (typed === undefined) return { status: 200, head: generalHead({ origin, path, language }) }
  const facts = await describeTournament(typed)
  // People see the app's own sentence; links and search engines learn that there is nothing here.
  if (!facts) return { status: 404, head: unknownHead(language) }
  return { status: 200, head: tournamentHead(facts, { origin, language }) }
}

async function contentOf(parts: WebPageParts, built: Built, request: PageRequest): Promise<WrittenContent | null> {
  const { path, search, language } = request
  // What follows a question mark changes what a page shows, and is somebody's own.
  if (search !== '' || !built.page.includes(ROOT)) return null
  const content = await parts.findPageContent(path)
  return content && built.writeContent({ path, language, origin: parts.publicUrl, content })
}

/**
 * Takes the scripts out of the template before it, so that they are asked for, once the browser has shown what is there. A page
 * that nobody looks at paints nothing, and waits for nothing.
 */
const AFTER_PAINT = `{
      const { previousElementSibling: later } = document.currentScript
      const load = () => later.replaceWith(later.content)
      if (document.hidden) load()
      else requestAnimationFrame(() => setTimeout(load))
      setTimeout(load, 1000)
    }`

type Filling = { readonly head: string; readonly written: WrittenContent; readonly scripts: readonly string[] }

/** Out of reach until the app draws over it: nothing that somebody types or presses before may be lost. */
function filledPage(page: string, { head, written: { html, json }, scripts }: Filling): string {
  const readable = html.replaceAll(/<(input|textarea) /g, '<$1 readonly ')
  const filled = [
    `<div id="root" inert>${readable}</div>`,
    `<script type="application/json" id="${PAGE_CONTENT_ID}">${json}</script>`,
    `<template>${scripts.join('')}</template>`,
    `<script>${AFTER_PAINT}</script>`,
  ]
  return page
    .replaceAll(SCRIPT, '')
    .replace(HEAD_MARK, () => head)
    .replace(ROOT, () => filled.join('\n    '))
}

/** Read anew when the app was built anew. */
function createBuildReader({ folder, notePage }: WebPageParts): () => Promise<Built | null> {
  const page = join(folder, PAGE)
  let known: Built | null = null
  return async () => {
    const changedMs = await stat(page).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (changedMs === null) return null
    if (known?.changedMs !== changedMs) {
      const shell = await readFile(page, 'utf8')
      known = {
        changedMs,
        shell,
        page: await withoutWaiting(shell, folder),
        scripts: shell.match(SCRIPT) ?? [],
        policy: contentPolicy(shell),
        preloads: await readRoutePreloads(folder),
        writeContent: await readPageWriter(folder, notePage),
      }
    }
    return known
  }
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/
const SCRIPT = /<script type="module"[^>]* src=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

const FONT = /url\((\/assets\/[^)]+\.woff2)\)/

/** The style stands in the page, and its font is asked for at once: coming later, it would have everything laid out again. */
async function withoutWaiting(page: string, folder: string): Promise<string> {
  const [link, file] = STYLESHEET.exec(page) ?? []
  if (link === undefined || file === undefined) return page
  const style = await readFile(join(folder, file), 'utf8')
  const [, font] = FONT.exec(style) ?? []
  const early = font === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
  return page.replace(link, () => `${early}<style>${style}</style>`)
}

function etagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
}

/** The policy allows the page's own inline scripts by their hashes. */
function contentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
  const hashes = [...inline, AFTER_PAINT].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Components place menus and dialogs with style attributes; the style of a page stands in the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
