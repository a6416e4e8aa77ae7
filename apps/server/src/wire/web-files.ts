import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeNotFound, sendError } from './protocol-error.ts'

const PAGE = 'index.html'
const YEAR_S = 31_536_000

export type WebFiles = { readonly folder: string; readonly isApi: (request: FastifyRequest) => boolean }

/** Serves the built web app: its files, and its page for every other address that a browser opens. */
export async function addWebFiles(app: FastifyInstance, { folder, isApi }: WebFiles): Promise<void> {
  const policyOf = createPolicyReader(join(folder, PAGE))
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    decorateReply: true,
    setHeaders: (reply, path) => void reply.headers(fileHeaders(path)),
  })
  const sendPage = async (reply: FastifyReply) => {
    const policy = await policyOf()
    if (policy === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
    return reply.header('Content-Security-Policy', policy).sendFile(PAGE)
  }
  app.get('/', (_request, reply) => sendPage(reply))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = /^(GET|HEAD)$/.test(request.method) && (request.headers.accept ?? '').includes('text/html')
    if (wantsPage && !isApi(request)) return sendPage(reply.code(200))
    return sendError(reply, routeNotFound())
  })
}

const NOT_BUILT = 'The web app is not built yet: run `npm start`, or `npm run build`.\n'

function fileHeaders(path: string): Readonly<Record<string, string>> {
  // Names of built assets hold a hash of their content; everything else may change under its name.
  const isHashed = /[\\/]assets[\\/]/.test(path)
  return {
    'Cache-Control': isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  }
}

/** The policy allows the page's own inline scripts by their hashes; it is made anew when the page is built anew. */
function createPolicyReader(page: string): () => Promise<string | null> {
  let known = { changedMs: 0, policy: '' }
  return async () => {
    const changedMs = await stat(page).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (changedMs === null) return null
    if (changedMs !== known.changedMs) known = { changedMs, policy: contentPolicy(await readFile(page, 'utf8')) }
    return known.policy
  }
}

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
