import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeNotFound, sendError } from './protocol-error.ts'
import { languageOf } from './sentences.ts'
import { createWebPages, type WebPage, type WebPageParts } from './web-page.ts'

const YEAR_S = 31_536_000

export type WebFiles = WebPageParts & { readonly isApi: (request: FastifyRequest) => boolean }

/** Serves the built web app: its files, and its page for every other address that a browser opens. */
export async function addWebFiles(app: FastifyInstance, { isApi, ...parts }: WebFiles): Promise<void> {
  const pages = createWebPages(parts)
  await app.register(fastifyStatic, {
    root: parts.folder,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => void reply.headers(fileHeaders(path)),
  })
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('Vary', 'Accept-Language')
    return sendPage(request, reply, await pages.write({ ...addressOf(request), language: languageOf(request) }))
  }
  app.get('/', page)
  // Without `Vary`: a browser would find its copy only when asked in the same language again.
  app.get('/index.html', async (request, reply) => sendPage(request, reply, await pages.shell()))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = /^(GET|HEAD)$/.test(request.method) && (request.headers.accept ?? '').includes('text/html')
    return wantsPage && !isApi(request) ? page(request, reply) : sendError(reply, routeNotFound())
  })
}

const NOT_BUILT = 'The web app is not built yet: run `npm start`, or `npm run build`.\n'

function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage | null): FastifyReply {
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
  void reply.headers({
    ...COMMON_HEADERS,
    'Cache-Control': 'no-cache',
    ETag: page.etag,
    'Content-Security-Policy': page.policy,
  })
  if (page.status === 200 && (request.headers['if-none-match'] ?? '').includes(page.etag)) {
    return reply.code(304).send()
  }
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.html)
}

function addressOf({ url }: FastifyRequest): { readonly path: string; readonly search: string } {
  const [path = '/'] = url.split('?', 1)
  return { path, search: url.slice(path.length) }
}

const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

function fileHeaders(path: string): Readonly<Record<string, string>> {
  // Names of built assets hold a hash of their content; everything else may change under its name.
  const isHashed = /[\\/]assets[\\/]/.test(path)
  return { ...COMMON_HEADERS, 'Cache-Control': isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache' }
}
