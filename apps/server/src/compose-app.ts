import type { Caller } from '@tablee/contract/serving/caller'
import type { IdentifyToken } from '@tablee/contract/serving/identify-token'
import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { OpenMetrics } from './open-metrics.ts'
import type { OpenPorts } from './open-ports.ts'
import { createDeskLines, type DeskLines } from './realtime/desk-lines.ts'
import type { Hub } from './realtime/hub.ts'
import type { OpenSockets } from './realtime/open-sockets.ts'
import { createPlaces } from './realtime/places.ts'
import { addRealtimeRoutes } from './realtime/realtime-routes.ts'
import type { SignedIn } from './realtime/socket-session.ts'
import { noteWork, takeInHand } from './request-in-hand.ts'
import { deskWords } from './signed-parts.ts'
import { createJsonWebTokens } from './wire/accounts/json-web-token.ts'
import { createKnownDevices } from './wire/accounts/known-devices.ts'
import { type AppParts, createApp } from './wire/create-app.ts'
import { createKeptAnswers } from './wire/documents/kept-answers.ts'
import { openLinesOf, PATIENCE } from './wire/documents/open-lines.ts'
import { createCallers } from './wire/limits/callers.ts'
import { addressOf, createLimits } from './wire/limits/limits.ts'
import { logDefect } from './wire/log-defect.ts'
import { createOriginRules } from './wire/origin-rules.ts'
import type { World } from './world.ts'

type ServedParts =
  | 'accounts'
  | 'product'
  | 'functions'
  | 'collections'
  | 'executions'
  | 'standing'
  | 'erasureKey'
  | 'underWay'
  | 'describeShop'
  | 'describeSeason'
  | 'describePlayer'
  | 'readSeason'
  | 'readRating'
  | 'knowsRating'
  | 'describeTournament'
  | 'readPublicly'
  | 'readFeed'
  | 'locateTournament'
  | 'whyNotThere'
  | 'findPageContent'
  | 'turnMailsOff'
  | 'shopLogos'

type AppGround = Pick<AppParts, ServedParts> & {
  readonly config: Config
  readonly world: World
  readonly hub: Hub
  readonly sockets: OpenSockets
  readonly metrics: OpenMetrics
  readonly room: KeptRoom
  readonly ports: OpenPorts
  readonly now: () => Date
  readonly identifyToken: IdentifyToken
}

export function composeApp({
  config,
  world,
  hub,
  sockets,
  metrics,
  room,
  ports,
  now,
  identifyToken,
  ...served
}: AppGround): Promise<FastifyInstance> {
  const { counters, keys, work, acts } = ports
  const limits = createLimits(config.isRateLimited ? counters : null)
  const origins = createOriginRules({
    allowed: [config.publicUrl, ...config.movedFrom, ...config.allowedOrigins],
    isAnyHostOwn: !config.isPublicUrlSet,
  })
  const tokens = createJsonWebTokens({ now, keys })
  const cookies = { isSecure: config.publicUrl.startsWith('https:'), isCrossSite: config.isCrossSite }
  const callers = createCallers({ accounts: served.accounts, tokens, identifyToken, limits })
  const signedIn = (caller: Promise<Caller>) => withUser(served.accounts, caller)
  return createApp({
    ...served,
    ...{ callers, tokens, limits, origins, cookies, work },
    kept: createKeptAnswers(acts, {
      room,
      noteUse: (isHit) => metrics.meters.read('answers', isHit),
      noteWritten: (bytesWritten) => noteWork({ bytesWritten }),
    }),
    meters: metrics.meters,
    build: config.build,
    answerMetrics: metrics.answer,
    devices: createKnownDevices({ keys, now, cookies }),
    webFolder: world.webFolder ?? config.webFolder,
    publicUrl: config.publicUrl,
    movedFrom: config.movedFrom,
    isMailSent: config.mail.kind !== 'none',
    trustProxy: config.trustProxy,
    patience: world.patience ?? PATIENCE,
    openLines: openLinesOf(createPlaces, config.trustProxy !== false),
    logLevel: config.logLevel,
    isAccessLogged: config.isAccessLogged,
    takeInHand,
    ...(world.logTo ? { logTo: world.logTo } : {}),
    addRealtime: (app) =>
      addRealtimeRoutes(app, {
        ...{ hub, sockets, desks: openDeskLines(hub, { ports, now }) },
        isOriginAllowed: origins.isAllowed,
        addressOf,
        countConnection: (request) => limits.spend('connectsOfAddress', addressOf(request)),
        isMessageLimited: config.isRateLimited,
        accountOf: (request) => signedIn(callers.ofHandshake(request)),
        signIn: (session) => signedIn(callers.ofSession(session)),
        noteDefect: logDefect,
      }),
  })
}

function openDeskLines(hub: Hub, { ports: { desks, keys }, now }: Pick<AppGround, 'ports' | 'now'>): DeskLines {
  const wordOf = deskWords(keys)
  return createDeskLines({ bus: hub, talk: desks, now, isDesk: (id, word) => wordOf(id) === word })
}

async function withUser(accounts: ServedAccounts, asked: Promise<Caller>): Promise<SignedIn | null> {
  const identity = await asked
  if (!identity) return null
  const user = await accounts.get(identity)
  return user.accepted ? { identity, user: user.value } : null
}
