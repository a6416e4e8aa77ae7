import { PROJECT_ID } from '@tablee/contract/channels'
import type { ProductInfo } from '@tablee/contract/product-info'
import type { ReadFeed } from '@tablee/contract/serving/event-feed'
import type {
  DescribePlayer,
  DescribeSeason,
  DescribeShop,
  DescribeTournament,
} from '@tablee/contract/serving/link-preview'
import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import type { FindPageContent } from '@tablee/contract/serving/page-content'
import type { ReadPublicly } from '@tablee/contract/serving/public-reading'
import type { KnowsRating, ReadRating } from '@tablee/contract/serving/read-rating'
import type { ReadSeason } from '@tablee/contract/serving/read-season'
import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import type { ServedCall } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import type { ServedExecutions } from '@tablee/contract/serving/served-executions'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { AcceptedWork } from '../ports/accepted-work.ts'
import { keepAccessLog } from './access-log.ts'
import { addAccountRoutes } from './accounts/account-routes.ts'
import type { JsonWebTokens } from './accounts/json-web-token.ts'
import type { KnownDevices } from './accounts/known-devices.ts'
import { addMailChoiceRoutes, type MailChoiceRoutes } from './accounts/mail-choice-routes.ts'
import { addMailedLinkRoutes } from './accounts/mailed-link-routes.ts'
import type { CookieRules } from './accounts/session-cookie.ts'
import { addSessionRoutes } from './accounts/session-routes.ts'
import { addFunctionRoutes } from './calls/function-routes.ts'
import { parseJson } from './calls/read-json.ts'
import { type RequestIds, requestIdOf, tellRequestIds } from './calls/request-ids.ts'
import { answerClientError } from './client-errors.ts'
import { compressAnswers } from './compress-answers.ts'
import { addDocumentRoutes } from './documents/document-routes.ts'
import type { KeptAnswers } from './documents/kept-answers.ts'
import { boundOpenLines, type OpenLines, type Patience, patienceOptions } from './documents/open-lines.ts'
import { addErasureKeyRoute, type ErasureKeyParts } from './erasure-key-route.ts'
import { addFeedRoutes } from './feeds/feed-routes.ts'
import { addTableRoutes } from './feeds/table-routes.ts'
import { addFrameRoutes } from './frames/frame-routes.ts'
import { addOembedRoute } from './frames/oembed-route.ts'
import { addHealthRoutes, type HealthParts } from './health-routes.ts'
import { type Callers, shownToken } from './limits/callers.ts'
import { chargeCost } from './limits/charge-cost.ts'
import { keepProgramsOut } from './limits/keep-programs-out.ts'
import type { Limits } from './limits/limits.ts'
import { addPreviewRoutes } from './link-preview/preview-routes.ts'
import { logDefect } from './log-defect.ts'
import { addMetricsRoute, countAnswers, type MetricsParts } from './metrics-route.ts'
import { addOpenApiRoutes } from './open-api/open-api-routes.ts'
import { applyOriginRules, type OriginRules, preflightHeaders } from './origin-rules.ts'
import { addMovedRoutes, type MovedParts } from './pages/moved-routes.ts'
import { addPublicRoutes, openToEveryPage, type PublicRoutes } from './pages/public-routes.ts'
import { failureSentence, isRefusalCode, languageOf } from './pages/sentences.ts'
import { addShopLogoRoutes, type ShopLogoParts } from './pages/shop-logo-routes.ts'
import { addWebFiles } from './pages/web-files.ts'
import { protectAnswers } from './protect-answers.ts'
import { ProtocolError, RETRY_AFTER_S, routeNotFound, sendError } from './protocol-error.ts'
import type { RequestsUnderWay } from './requests-under-way.ts'

/** 1 MiB: no request of the protocol needs more. */
const LARGEST_REQUEST = 1_048_576
const SLOW_MS = 500

export type AppParts = HealthParts &
  MetricsParts &
  ErasureKeyParts &
  MovedParts &
  ShopLogoParts &
  RequestIds & {
    readonly functions: readonly ServedCall[]
    readonly collections: readonly ServedCollection[]
    readonly executions: ServedExecutions
    readonly work: AcceptedWork
    readonly readPublicly: ReadPublicly
    readonly readFeed: ReadFeed
    readonly whyNotThere: PublicRoutes['whyNotThere']
    readonly turnMailsOff: MailChoiceRoutes['turnMailsOff']
    readonly locateTournament: LocateTournament
    readonly kept: KeptAnswers
    readonly accounts: ServedAccounts
    readonly callers: Callers
    readonly tokens: JsonWebTokens
    readonly cookies: CookieRules
    readonly limits: Limits
    readonly devices: KnownDevices
    readonly origins: OriginRules
    readonly product: ProductInfo
    /** The preview text of links. */
    readonly describeTournament: DescribeTournament
    readonly describeShop: DescribeShop
    readonly describeSeason: DescribeSeason
    readonly describePlayer: DescribePlayer
    readonly readSeason: ReadSeason
    readonly readRating: ReadRating
    readonly knowsRating: KnowsRating
    /** What a page shows before scripts run. */
    readonly findPageContent: FindPageContent
    /** Whether this server sends letters at all. */
    readonly isMailSent: boolean
    readonly webFolder: string
    readonly trustProxy: false | number | string
    /** Time limit for receiving a request, and the number of open ones. */
    readonly patience: Patience
    readonly openLines: OpenLines
    readonly underWay: RequestsUnderWay
    readonly logLevel: string
    readonly isAccessLogged: boolean
    /** Replaces stdout for log lines. */
    readonly logTo?: { readonly write: (line: string) => void }
    /** Called before any route exists. */
    readonly addRealtime: (app: FastifyInstance) => Promise<void>
  }

/** The HTTP protocol, without a port yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...patienceOptions(parts.patience),
    bodyLimit: LARGEST_REQUEST,
    trustProxy: trustOf(parts.trustProxy),
    // Only slow and failed requests are logged, never bodies: they hold secrets.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    logger: { level: parts.logLevel, ...(parts.logTo ? { stream: parts.logTo } : {}) },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    // An undecodable URL reaches no route and no hook.
    frameworkErrors: (_error, _request, reply) =>
      sendError(reply, new ProtocolError('general_argument_invalid', 'The address cannot be read')),
  })
  readEveryBodyAsJson(app)
  answerErrors(app, parts.meters)
  boundOpenLines(app, parts.openLines)
  countAnswers(app, parts)
  tellRequestIds(app, parts)
  if (parts.isAccessLogged) keepAccessLog(app, parts.functions)
  addHooks(app, parts.origins)
  protectAnswers(app, parts.publicUrl)
  chargeCost(app, { ...parts, logDefect })
  keepProgramsOut(app, parts)
  await parts.addRealtime(app)
  // Upgrades to sockets are known only here.
  parts.underWay.follow(app)
  await compressAnswers(app)
  app.get('/v1/ping', (_request, reply) => reply.type('text/plain; charset=utf-8').send('Pong!'))
  addUpkeepRoutes(app, parts)
  app.get('/v1/product', () => parts.product)
  addPublicRoutes(app, parts)
  addFeedRoutes(app, parts)
  addTableRoutes(app, parts)
  addFrameRoutes(app, parts)
  addOembedRoute(app, parts)
  addOpenApiRoutes(app, parts)
  addFunctionRoutes(app, { ...parts, logDefect })
  addDocumentRoutes(app, parts)
  addAccountRoutes(app, parts)
  addSessionRoutes(app, parts)
  addMailedLinkRoutes(app, parts)
  addMailChoiceRoutes(app, parts)
  addPreviewRoutes(app, parts)
  await addShopLogoRoutes(app, parts)
  addMovedRoutes(app, parts)
  await addWebFiles(app, {
    ...parts,
    folder: parts.webFolder,
    notePage: (why) => app.log.warn(why, 'page'),
    isApi,
  })
  return app
}

function addUpkeepRoutes(app: FastifyInstance, parts: AppParts): void {
  addHealthRoutes(app, parts)
  addMetricsRoute(app, parts)
  addErasureKeyRoute(app, parts)
}

/** Without promises: every request passes through them. */
function addHooks(app: FastifyInstance, origins: OriginRules): void {
  app.addHook('onRequest', (request, reply, done) => {
    try {
      if (isRouteNext(origins, request, reply)) done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    if (ms >= SLOW_MS && !request.ws) {
      const route = request.routeOptions.url
      request.log.warn({ method: request.method, route, status: reply.statusCode, ms }, 'slow')
    }
    done()
  })
}

/** Answers preflights. */
function isRouteNext(origins: OriginRules, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isApi(request)) return true
  void reply.header('Cache-Control', 'no-store')
  if (openToEveryPage(request, reply)) return true
  applyOriginRules(origins, request, reply)
  if (request.method === 'OPTIONS') {
    void reply.headers(preflightHeaders()).code(204).send()
    return false
  }
  // An unknown path is reported first.
  if (request.routeOptions.url?.startsWith('/v1/')) checkProject(request)
  return true
}

/** A number of proxies means the nearest ones. */
function trustOf(trust: false | number | string): false | string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

function isApi(request: FastifyRequest): boolean {
  return /^\/v1(?:[/?]|$)/.test(request.url)
}

/** Ping and preview images need no project; a token names it; a socket's handshake is refused on the socket. */
function checkProject(request: FastifyRequest): void {
  if (shownToken(request) !== null) return
  const path = request.url.split('?', 1)[0]
  if (path === '/v1/ping' || path === '/v1/realtime' || path?.startsWith('/v1/preview/')) return
  const { project: asked } = { project: undefined, ...(request.query as { project?: unknown }) }
  const project = request.headers['x-appwrite-project'] ?? asked
  if (project === undefined || project === '') {
    throw new ProtocolError('general_access_forbidden', 'A project id is needed: send the header X-Appwrite-Project.')
  }
  if (project === PROJECT_ID) return
  throw new ProtocolError(
    'project_not_found',
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  )
}

/** Ignores the content type, which some clients omit. An empty body is an empty object. */
function readEveryBodyAsJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') return done(null, {})
    const read = parseJson(String(body))
    if (read !== undefined) return done(null, read)
    done(new ProtocolError('general_argument_invalid', 'The request body is not valid JSON, or nested too deep'))
  })
}

function answerErrors(app: FastifyInstance, meters: MetricsParts['meters']): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toProtocolError(thrown, request)
    const { reason } = error.details
    if (reason !== undefined && isRefusalCode(reason)) meters.refused(reason)
    return sendError(reply, error)
  })
}

function toProtocolError(thrown: unknown, request: FastifyRequest): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown
  if (thrown instanceof StorageFailure) {
    logDefect(thrown, request)
    return new ProtocolError('general_unknown', failureSentence(languageOf(request), thrown.kind), {
      status: 503,
      reason: thrown.kind,
      retryAfterS: RETRY_AFTER_S[thrown.kind],
    })
  }
  const status = statusOf(thrown)
  if (status === 413) {
    return new ProtocolError('general_argument_invalid', `The request is larger than ${LARGEST_REQUEST} bytes`, {
      status,
    })
  }
  if (status === 404) return routeNotFound()
  if (status !== null && status < 500) {
    return new ProtocolError('general_argument_invalid', 'The request cannot be read', { status: 400 })
  }
  logDefect(thrown, request)
  return new ProtocolError('general_unknown', 'Server Error')
}

function statusOf(thrown: unknown): number | null {
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return null
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : null
}
