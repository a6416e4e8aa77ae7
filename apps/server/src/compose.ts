import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Config, WEB_FOLDER } from './config.ts'
import type { Database } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openSqlite } from './database/open-sqlite.ts'
import type { Chance } from './features/tournaments/chance.ts'
import type { Acting } from './features/tournaments/commands/carry-act.ts'
import { createOneAtATime } from './features/tournaments/one-at-a-time.ts'
import { createTournamentCache } from './features/tournaments/tournament-cache.ts'
import { tournamentCollection } from './features/tournaments/tournament-collection.ts'
import { tournamentFunctions } from './features/tournaments/tournament-functions.ts'
import { createAnnounceAct } from './realtime/announce-act.ts'
import { createDocumentTeller } from './realtime/document-events.ts'
import { createHub } from './realtime/hub.ts'
import { addRealtimeRoutes } from './realtime/realtime-routes.ts'
import { createApp } from './wire/create-app.ts'
import { addressOf, createLimits } from './wire/limits.ts'
import { createOriginRules } from './wire/origin-rules.ts'

/** What tests put in the place of the world: clock, chance, the log and the web app's folder. */
export type World = {
  readonly now?: () => Date
  readonly chance?: Chance
  readonly logTo?: { readonly write: (line: string) => void }
  readonly webFolder?: string
}

export type Server = { readonly app: FastifyInstance; readonly database: Database; readonly close: () => Promise<void> }

/** Wires the parts by hand. */
export async function composeServer(config: Config, world: World = {}): Promise<Server> {
  const database =
    config.databaseUrl === null ? await openSqlite(config.dataFolder) : await openPostgres(config.databaseUrl)
  const hub = createHub()
  const documents = createDocumentTeller(hub)
  const acting: Acting = {
    database,
    cache: createTournamentCache(),
    oneAtATime: createOneAtATime(),
    announce: createAnnounceAct(hub, documents),
    now: world.now ?? (() => new Date()),
    chance: world.chance ?? randomBytes,
  }
  const limits = createLimits({ isOn: config.isRateLimited })
  const origins = createOriginRules([config.publicUrl, ...config.allowedOrigins])
  const app = await createApp({
    functions: tournamentFunctions(acting),
    collections: [tournamentCollection(acting)],
    limits,
    origins,
    webFolder: world.webFolder ?? WEB_FOLDER,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    ...(world.logTo ? { logTo: world.logTo } : {}),
    addRealtime: (app) =>
      addRealtimeRoutes(app, {
        hub,
        isOriginAllowed: origins.isAllowed,
        countConnection: (request) => limits.spend('connectsOfAddress', addressOf(request)),
        isMessageLimited: config.isRateLimited,
      }),
  })
  return {
    app,
    database,
    close: async () => {
      documents.stop()
      await app.close()
      await database.close()
    },
  }
}
