import fastifyStatic from '@fastify/static'
import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EVERY_TOURNAMENT } from '../../ports/last-acts.ts'
import { entityTag, isKnown } from '../documents/entity-tag.ts'
import { type KeptAnswers, type OpenAnswer, sendKept } from '../documents/kept-answers.ts'
import { chargePage } from '../limits/charge-cost.ts'
import { type Limits, addressOf as partyOf } from '../limits/limits.ts'
import { logDefect } from '../log-defect.ts'
import { ProtocolError, RETRY_AFTER_S, routeNotFound, sendError } from '../protocol-error.ts'
import { acceptsPage } from './accepts-page.ts'
import { createMoved, type MovedParts } from './moved-routes.ts'
import { languageOf } from './sentences.ts'
import { createWebPages, type PageRequest, type WebPage, type WebPageParts, type WebPages } from './web-page.ts'

const YEAR_S = 31_536_000

export type WebFiles = WebPageParts &
  MovedParts & {
    readonly isApi: (request: FastifyRequest) => boolean
    readonly kept: KeptAnswers
    readonly limits: Limits
    readonly locateTournament: LocateTournament
  }

/** Serves the built web app: its files, and its page for every other URL opened by a browser. */
export async function addWebFiles(
  app: FastifyInstance,
  { isApi, kept, locateTournament, limits, ...parts }: WebFiles,
): Promise<void> {
  const pages = createWebPages(parts)
  const moved = createMoved(parts)
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
    if (moved.isLeft(request)) return moved.lead(request, reply)
    const asked = { ...addressOf(request), language: languageOf(request) }
    try {
      await chargePage(limits, request)
      const renamed = await presentAddress(parts, asked.path)
      if (renamed !== null) return await reply.header('Cache-Control', 'no-cache').redirect(renamed + asked.search, 302)
      const open = openPage(pages, locateTournament, asked)
      const known = open && (await kept.find(request, open))
      if (known) return sendKept(request, reply, known)
      const written = await pages.write(asked)
      // Codes of six characters can be guessed here too.
      if (written?.status === 404 && OF_CODE.test(asked.path)) {
        await limits.spend('failedCodesOfAddress', partyOf(request))
      }
      return sendPage(request, reply, written)
    } catch (error) {
      if (error instanceof ProtocolError)
        return sendRefused(request, reply, { error, page: await pages.whileAway(asked) })
      logDefect(error, request)
      if (!(error instanceof StorageFailure)) return sendPage(request, reply, await pages.afterDefect(asked))
      void reply.header('Retry-After', RETRY_AFTER_S[error.kind])
      return sendPage(request, reply, await pages.whileAway(asked))
    }
  }
  app.get('/', page)
  // Without `Vary`: otherwise a browser would find its copy only for the same language.
  app.get('/index.html', async (request, reply) => sendPage(request, reply, await pages.shell()))
  const pageIfWanted = (request: FastifyRequest, reply: FastifyReply) => {
    return wantsPage(request) && !isApi(request) ? page(request, reply) : sendError(reply, routeNotFound())
  }
  // No file lookup for a page a whole venue opens.
  app.get('/tournament/:code', pageIfWanted)
  app.setNotFoundHandler(pageIfWanted)
}

function wantsPage({ method, headers: { accept }, url }: FastifyRequest): boolean {
  return acceptsPage({ method, accept, url })
}

/** The public first view of the home page or a tournament's page; null for every other page. */
function openPage(pages: WebPages, locateTournament: LocateTournament, asked: PageRequest): OpenAnswer | null {
  const build = pages.build()
  if (build === null || asked.search !== '') return null
  const [, code] = /^\/tournament\/([^/]+)$/.exec(asked.path) ?? []
  if (asked.path !== '/' && (code === undefined || readTournamentCode(code) !== code)) return null
  return {
    address: `page ${build} ${asked.language} ${asked.path}`,
    locate: async () => (code === undefined ? EVERY_TOURNAMENT : locateTournament({ code })),
    write: async () => {
      const page = await pages.write(asked)
      if (page?.status !== 200) return null
      return { text: page.html, headers: pageHeaders(page), isMakeshift: !page.isWritten }
    },
  }
}

/** The current URL of a renamed shop; null for current URLs. */
async function presentAddress({ describeShop }: Pick<WebFiles, 'describeShop'>, path: string): Promise<string | null> {
  const [, slug] = /^\/lieu\/([^/]+)\/?$/.exec(path) ?? []
  const facts = slug === undefined ? null : await describeShop(slug)
  return facts && facts.slug !== slug ? `/lieu/${facts.slug}` : null
}

const OF_CODE = /^\/tournament\/[^/]+/

type Refused = { readonly error: ProtocolError; readonly page: WebPage | null }

/** Tells people to come back; the page retries by itself. */
function sendRefused(request: FastifyRequest, reply: FastifyReply, { error, page }: Refused): FastifyReply {
  const { retryAfterS } = error.details
  if (retryAfterS !== undefined) void reply.header('Retry-After', retryAfterS)
  return sendPage(request, reply, page && { ...page, status: error.status })
}

/** As long as a build takes. */
const BUILD_S = 30
const NOT_BUILT = 'The web app is not built yet: run `npm start`, or `npm run build`.\n'

function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage | null): FastifyReply {
  if (page === null) {
    return reply.code(503).header('Retry-After', BUILD_S).type('text/plain; charset=utf-8').send(NOT_BUILT)
  }
  const etag = entityTag(page.html)
  void reply.headers({ ...pageHeaders(page), 'Cache-Control': 'no-cache', ETag: etag })
  if (page.status === 200 && isKnown(request, etag)) return reply.code(304).send()
  return reply.code(page.status).send(page.html)
}

function pageHeaders({ policy }: WebPage): Readonly<Record<string, string>> {
  return { ...COMMON_HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
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
  // Built assets have a hash in their name; other files may change.
  const isHashed = /[\\/]assets[\\/]/.test(path)
  return { ...COMMON_HEADERS, 'Cache-Control': isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache' }
}
