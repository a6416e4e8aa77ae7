import { randomBytes } from 'node:crypto'
import type { ProductInfo } from '@tablee/contract/product-info'
import { REGISTRATIONS_COLLECTION } from '@tablee/contract/registrations/registration-document'
import type { Caller } from '@tablee/contract/serving/caller'
import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import type { FastifyInstance } from 'fastify'
import { type Config, WEB_FOLDER } from './config.ts'
import type { Database } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openSqlite } from './database/open-sqlite.ts'
import { createDeckSite } from './deck-sites/deck-site.ts'
import { accountFunctions } from './features/accounts/account-functions.ts'
import { serveAccounts } from './features/accounts/accounts.ts'
import type { Acting as AccountActing } from './features/accounts/acting.ts'
import { createLetterBox } from './features/accounts/letter-box.ts'
import { createPasswordHasher } from './features/accounts/password-hasher.ts'
import { isAccount } from './features/accounts/queries/is-account.ts'
import { decklistFunctions } from './features/decklists/decklist-functions.ts'
import { endWaitingExecutions, executionData, serveExecutions } from './features/executions/executions.ts'
import type { Ground as RegistrationGround } from './features/registrations/acting.ts'
import { registrationCollection } from './features/registrations/registration-collection.ts'
import { registrationData } from './features/registrations/registration-data.ts'
import { registrationFunctions } from './features/registrations/registration-functions.ts'
import type { Chance } from './features/tournaments/chance.ts'
import type { Ground } from './features/tournaments/commands/carry-act.ts'
import { createEntryPasswords } from './features/tournaments/entry-passwords.ts'
import { createOneAtATime } from './features/tournaments/one-at-a-time.ts'
import { pageContent } from './features/tournaments/page-content.ts'
import { describeTournament } from './features/tournaments/queries/describe-tournament.ts'
import { isPublicId } from './features/tournaments/queries/is-public-id.ts'
import { readPublicly } from './features/tournaments/queries/read-publicly.ts'
import { registeredEvents } from './features/tournaments/registered-events.ts'
import { roundCollection } from './features/tournaments/round-collection.ts'
import { fillSearchIndex } from './features/tournaments/search/fill-search-index.ts'
import { createTournamentCache } from './features/tournaments/tournament-cache.ts'
import { tournamentCollection } from './features/tournaments/tournament-collection.ts'
import { tournamentData } from './features/tournaments/tournament-data.ts'
import { tournamentFunctions } from './features/tournaments/tournament-functions.ts'
import { type Carrier, createFolderCarrier, createSmtpCarrier } from './mail/carriers.ts'
import { type Postman, startPostman } from './mail/postman.ts'
import { createAnnounceAccount } from './realtime/account-events.ts'
import { createAnnounceAct, createAnnounceDeleted } from './realtime/announce-act.ts'
import { createDocumentTeller, type DocumentTeller } from './realtime/document-events.ts'
import { createAnnounceExecution } from './realtime/execution-events.ts'
import { createHub, type Hub } from './realtime/hub.ts'
import { addRealtimeRoutes } from './realtime/realtime-routes.ts'
import type { SignedIn } from './realtime/socket-session.ts'
import { createCallers } from './wire/callers.ts'
import { type AppParts, createApp } from './wire/create-app.ts'
import { createJsonWebTokens } from './wire/json-web-token.ts'
import { addressOf, createLimits } from './wire/limits.ts'
import { createOriginRules } from './wire/origin-rules.ts'
import { readSigningKey } from './wire/signing-key.ts'

/** What tests put in the place of the world: clock, chance, the log, the web app's folder, the pauses of the mail. */
export type World = {
  readonly now?: () => Date
  readonly chance?: Chance
  readonly logTo?: { readonly write: (line: string) => void }
  readonly webFolder?: string
  readonly mailPausesMs?: readonly number[]
}

export type Server = { readonly app: FastifyInstance; readonly database: Database; readonly close: () => Promise<void> }

/** Wires the parts by hand. */
export async function composeServer(config: Config, world: World = {}): Promise<Server> {
  const database = await openDatabase(config)
  const now = world.now ?? (() => new Date())
  const chance = world.chance ?? randomBytes
  const hub = createHub()
  const documents = createDocumentTeller(hub)
  const ground: Ground = {
    database,
    cache: createTournamentCache(),
    oneAtATime: createOneAtATime(),
    entryPasswords: createEntryPasswords(createPasswordHasher({ mostAtOnce: 1 })),
    announce: createAnnounceAct(hub, documents),
    announceDeleted: createAnnounceDeleted(documents),
    now,
    chance,
  }
  const registrations = registrationGround(ground, documents)
  let postman: Postman | null = null
  const accountActing: AccountActing = {
    database,
    passwords: createPasswordHasher({ mostAtOnce: 2 }),
    now,
    chance,
    announce: createAnnounceAccount(hub),
    letterWaits: () => postman?.wake(),
    isPublicId: (id) => database.read((db) => isPublicId(db, id)),
    keepers: [tournamentData(ground), registrationData(registrations), executionData({ database })],
  }
  const accounts = serveAccounts(accountActing)
  const deckSite = createDeckSite({
    url: config.deckSiteUrl,
    userAgent: config.deckSiteUserAgent,
    note: (why) => app.log.warn(why, 'deck site'),
  })
  const functions = [
    ...tournamentFunctions(ground),
    ...registrationFunctions(registrations),
    ...decklistFunctions({ readDeck: deckSite.read }),
    ...accountFunctions(accountActing),
  ]
  const collections = [tournamentCollection(ground), roundCollection(ground), registrationCollection(registrations)]
  const executions = await openExecutions({ database, now, hub })
  const app = await composeApp({
    ...{ config, world, hub, accounts, functions, collections, executions, now },
    ...openQuestions(ground, config),
  })
  const carrier = carrierOf(config)
  postman =
    carrier &&
    startPostman({
      ...{ box: createLetterBox(accountActing), carrier, now },
      note: ({ error, ...what }) => app.log.warn({ ...what, ...(error === undefined ? {} : { err: error }) }, 'mail'),
      ...(world.mailPausesMs ? { pausesMs: world.mailPausesMs } : {}),
    })
  // Letters that waited when the process last ended.
  postman?.wake()
  return { app, database, close: () => closeAll({ documents, app, postman, database }) }
}

async function openExecutions({ hub, ...ground }: Pick<Ground, 'database' | 'now'> & { readonly hub: Hub }) {
  await endWaitingExecutions(ground)
  return serveExecutions({ ...ground, announce: createAnnounceExecution(hub) })
}

function registrationGround(ground: Ground, documents: DocumentTeller): RegistrationGround {
  const { database, now, chance } = ground
  const events = registeredEvents(ground)
  return {
    database,
    now,
    drawHex: (bytes) => Buffer.from(chance(bytes)).toString('hex'),
    carryEventAct: events.carry,
    seeEvent: events.see,
    isAccount: (id) => database.read((db) => isAccount(db, id)),
    announce: (happening) => documents.tell({ collection: REGISTRATIONS_COLLECTION, ...happening }),
  }
}

async function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Database> {
  const database = databaseUrl === null ? await openSqlite(dataFolder) : await openPostgres(databaseUrl)
  await fillSearchIndex(database)
  return database
}

/** Null where no letter ever leaves: none is asked for either. */
function carrierOf({ mail, mailFrom: from }: Config): Carrier | null {
  switch (mail.kind) {
    case 'server':
      return createSmtpCarrier({ url: mail.url, from })
    case 'folder':
      return createFolderCarrier({ folder: mail.folder, from })
    case 'none':
      return null
  }
}

/** What everybody may ask of a tournament, besides its document. */
function openQuestions(ground: Ground, config: Config): Pick<AppParts, OpenQuestion> {
  return {
    describeTournament: (code) => describeTournament(ground.database, code),
    readPublicly: (code) => readPublicly(ground, code),
    findPageContent: pageContent(ground, productOf(config)),
  }
}

function productOf({ supportEmail, features }: Config): ProductInfo {
  return { supportEmail, features: [...features] }
}

type OpenQuestion = 'describeTournament' | 'readPublicly' | 'findPageContent'

type AppGround = Pick<AppParts, 'accounts' | 'functions' | 'collections' | 'executions' | OpenQuestion> & {
  readonly config: Config
  readonly world: World
  readonly hub: Hub
  readonly now: () => Date
}

function composeApp({ config, world, hub, now, ...served }: AppGround): Promise<FastifyInstance> {
  const limits = createLimits({ isOn: config.isRateLimited })
  const origins = createOriginRules([config.publicUrl, ...config.allowedOrigins])
  const tokens = createJsonWebTokens({ now, key: readSigningKey(config.dataFolder) })
  const callers = createCallers({ accounts: served.accounts, tokens })
  const signedIn = (caller: Promise<Caller>) => withUser(served.accounts, caller)
  return createApp({
    ...served,
    callers,
    tokens,
    limits,
    origins,
    cookies: { isSecure: config.publicUrl.startsWith('https:'), isCrossSite: config.isCrossSite },
    webFolder: world.webFolder ?? WEB_FOLDER,
    publicUrl: config.publicUrl,
    isMailSent: config.mail.kind !== 'none',
    product: productOf(config),
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    ...(world.logTo ? { logTo: world.logTo } : {}),
    addRealtime: (app) =>
      addRealtimeRoutes(app, {
        hub,
        isOriginAllowed: origins.isAllowed,
        countConnection: (request) => limits.spend('connectsOfAddress', addressOf(request)),
        isMessageLimited: config.isRateLimited,
        accountOf: (request) => signedIn(callers.ofHandshake(request)),
        signIn: (session) => signedIn(callers.ofSession(session)),
      }),
  })
}

async function withUser(accounts: ServedAccounts, asked: Promise<Caller>): Promise<SignedIn | null> {
  const identity = await asked
  if (!identity) return null
  const user = await accounts.get(identity)
  return user.accepted ? { identity, user: user.value } : null
}

type Open = {
  readonly documents: DocumentTeller
  readonly app: FastifyInstance
  readonly postman: Postman | null
  readonly database: Database
}

async function closeAll({ documents, app, postman, database }: Open): Promise<void> {
  documents.stop()
  await app.close()
  await postman?.stop()
  await database.close()
}
