import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DescribeTournament } from '@tablee/contract/serving/link-preview'
import type { Language } from '@tablee/messages/language'
import { generalHead, tournamentHead, unknownHead } from './link-preview/page-head.ts'
import { type RoutePreloads, readRoutePreloads } from './route-preloads.ts'

const PAGE = 'index.html'
/** Where the head of each page goes; the copy that devices keep goes without. */
const HEAD_MARK = '<!--head-->'

export type WebPageParts = {
  readonly folder: string
  readonly publicUrl: string
  readonly describeTournament: DescribeTournament
}

export type WebPage = { readonly status: number; readonly html: string; readonly etag: string; readonly policy: string }

export type PageRequest = { readonly path: string; readonly language: Language }

type Built = {
  readonly changedMs: number
  readonly html: string
  readonly policy: string
  readonly preloads: RoutePreloads
}

export type WebPages = {
  /** The page of an address. */
  readonly write: (request: PageRequest) => Promise<WebPage | null>
  /** The bare page, for devices that keep it: it fits every address. */
  readonly shell: () => Promise<WebPage | null>
}

/** Writes the pages of the built web app; null while it is not built. */
export function createWebPages(parts: WebPageParts): WebPages {
  const builtNow = createBuildReader(parts.folder)
  return {
    write: async (request) => {
      const built = await builtNow()
      if (!built) return null
      const { status, head } = await headOf(parts, request)
      const scripts = built.preloads(request.path, request.language)
      const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      const html = built.html
        .replace(/<html lang="\w+"/, `<html lang="${request.language}"`)
        .replace(HEAD_MARK, () => [head, ...links].join('\n    '))
      return { status, html, etag: etagOf(html), policy: built.policy }
    },
    shell: async () => {
      const built = await builtNow()
      return built && { status: 200, html: built.html, etag: etagOf(built.html), policy: built.policy }
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

/** Read anew when the app was built anew. */
function createBuildReader(folder: string): () => Promise<Built | null> {
  const page = join(folder, PAGE)
  let known: Built | null = null
  return async () => {
    const changedMs = await stat(page).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (changedMs === null) return null
    if (known?.changedMs !== changedMs) {
      const html = await readFile(page, 'utf8')
      known = { changedMs, html, policy: contentPolicy(html), preloads: await readRoutePreloads(folder) }
    }
    return known
  }
}

function etagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
}

/** The policy allows the page's own inline scripts by their hashes. */
function contentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Components place menus and dialogs with style attributes.
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
