import { randomBytes } from 'node:crypto'
import type { ProductInfo } from '@tablee/contract/product-info'
import { REGISTRATIONS_COLLECTION } from '@tablee/contract/registrations/registration-document'
import type { Caller } from '@tablee/contract/serving/caller'
import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { FastifyInstance } from 'fastify'
import { closeServer } from './close-server.ts'
import { type Config, WEB_FOLDER } from './config.ts'
import { daily } from './daily.ts'
import { keepPrivate } from './data-folder.ts'
import { askDatabase } from './database/ask-database.ts'
import type { Database } from './database/database.ts'
import { tellingFailures } from './database/tell-failures.ts'
import { waitForDatabase } from './database/wait-for-database.ts'
import { createDeckSite } from './deck-sites/deck-site.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import type { AccountGround } from './features/accounts/account-ground.ts'
import { serveAccounts } from './features/accounts/accounts.ts'
import { keepEventLetters } from './features/accounts/event-letters.ts'
import { createLetterBox } from './features/accounts/letter-box.ts'
import { createPasswordHasher } from './features/accounts/password-hasher.ts'
import { findCorrespondent, findOrganizerByEmail } from './features/accounts/queries/find-organizer.ts'
import { isAccount } from './features/accounts/queries/is-account.ts'
import { endWaitingExecutions, executionData, serveExecutions } from './features/executions/executions.ts'
import { offerData } from './features/registrations/offer-data.ts'
import { listUndecidedEvents } from './features/registrations/queries/get-event-offers.ts'
import { registrationData } from './features/registrations/registration-data.ts'
import type { RegistrationGround } from './features/registrations/registration-ground.ts'
import type { Chance } from './features/tournaments/chance.ts'
import { createEntryPasswords } from './features/tournaments/entry-passwords.ts'
import { pageContent } from './features/tournaments/page-content.ts'
import { describeTournament } from './features/tournaments/queries/describe-tournament.ts'
import { isPublicId } from './features/tournaments/queries/is-public-id.ts'
import { isDeleted, locateTournament } from './features/tournaments/queries/locate-tournament.ts'
import { readPublicly } from './features/tournaments/queries/read-publicly.ts'
import { registeredEvents } from './features/tournaments/registered-events.ts'
import { startOfDay } from './features/tournaments/start-of-day.ts'
import { createTournamentCache } from './features/tournaments/tournament-cache.ts'
import { tournamentData } from './features/tournaments/tournament-data.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { afterTheAnswer } from './mail/after-the-answer.ts'
import type { Postman } from './mail/postman.ts'
import { openCalling } from './open-calling.ts'
import { type OpenPorts, openPorts } from './open-ports.ts'
import { openPost } from './open-post.ts'
import { openServedDatabase } from './open-served-database.ts'
import { productOf } from './product-of.ts'
import { createReadiness } from './readiness.ts'
import { createAnnounceAccount } from './realtime/account-events.ts'
import { createAnnouncements } from './realtime/announce-act.ts'
import { createDocumentTeller, type DocumentTeller } from './realtime/document-events.ts'
import { createAnnounceExecution } from './realtime/execution-events.ts'
import { createHub, type Hub } from './realtime/hub.ts'
import { createOpenSockets, type OpenSockets } from './realtime/open-sockets.ts'
import { createPlaces } from './realtime/places.ts'
import { addRealtimeRoutes } from './realtime/realtime-routes.ts'
import type { SignedIn } from './realtime/socket-session.ts'
import { requestInHand, takeInHand } from './request-in-hand.ts'
import { servedFeatures } from './served-features.ts'
import { createTroubles, type Troubles } from './troubles.ts'
import { createCallers } from './wire/callers.ts'
import { type AppParts, createApp } from './wire/create-app.ts'
import { createJsonWebTokens } from './wire/json-web-token.ts'
import { createKeptAnswers } from './wire/kept-answers.ts'
import { createKnownDevices } from './wire/known-devices.ts'
import { addressOf, createLimits } from './wire/limits.ts'
import { logDefect } from './wire/log-defect.ts'
import { openLinesOf, PATIENCE, type Patience } from './wire/open-lines.ts'
import { createOriginRules } from './wire/origin-rules.ts'
import { createRequestsUnderWay } from './wire/requests-under-way.ts'

/** What tests put in place of the world: clock, chance, the log, the web app's folder, the pauses of the mail, patience. */
export type World = {
  readonly now?: () => Date
  readonly chance?: Chance
  readonly logTo?: { readonly write: (line: string) => void }
  readonly webFolder?: string
  readonly mailPausesMs?: readonly number[]
  readonly patience?: Patience
  /** Of a push service on this machine. */
  readonly pushCertificate?: string
}

export type Server = { readonly app: FastifyInstance; readonly database: Database; readonly close: () => Promise<void> }

/** Wires the parts by hand. */
export async function composeServer(config: Config, world: World = {}): Promise<Server> {
  const troubles = createTroubles(world.logTo ?? process.stderr)
  keepPrivate(config.dataFolder, troubles.say)
  const now = world.now ?? (() => new Date())
  const hub = createHub()
  const going = { underWay: createRequestsUnderWay(), sockets: createOpenSockets() }
  const { database, ports, readiness } = await openData({ config, now, hub, troubles })
  const { bus, acts } = ports
  const chance = world.chance ?? randomBytes
  const calling = await openCalling({ config, database, world, log: () => app.log })
  const documents = createDocumentTeller(bus, (error) => troubles.noteDefect('document not told', error))
  const ground: TournamentGround = {
    ...{ database, now, chance },
    cache: createTournamentCache((error) => troubles.noteDefect('stored data', error)),
    entryPasswords: createEntryPasswords(createPasswordHasher({ mostAtOnce: 1 })),
    ...createAnnouncements({ bus, documents, acts }),
    ...calling.ofPlayers,
  }
  let postman: Postman | null = null
  const letterWaits = () => afterTheAnswer(() => postman?.wake())
  const registrations = registrationGround(ground, { config, documents, letterWaits })
  const accountParts: AccountGround = {
    ...accountGround(ground, registrations),
    announce: createAnnounceAccount(bus),
    letterWaits,
  }
  const accounts = serveAccounts(accountParts)
  const deckSite = createDeckSite({
    url: config.deckSiteUrl,
    userAgent: config.deckSiteUserAgent,
    note: (why) => app.log.warn({ requestId: requestInHand(), ...why }, 'deck site'),
    requestInHand,
  })
  const product = productOf(config, calling.publicKey)
  const { functions, collections } = servedFeatures({ ground, registrations, accountParts, readDeck: deckSite.read })
  const executions = serveExecutions({ database, now, announce: createAnnounceExecution(bus) })
  const app = await composeApp({
    ...{ config, world, hub, ports, accounts, functions, collections, executions, now, ...going },
    ...openQuestions(ground, product),
    product,
    lacking: readiness.lacking,
  })
  troubles.logTo(app.log)
  postman = openPost({ config, now, box: createLetterBox(accountParts), log: app.log, pausesMs: world.mailPausesMs })
  const stopErasing = daily(
    () => eraseWhatIsOver({ database, now }),
    (error) => troubles.noteDefect('what is over was not erased', error),
  )
  const open = { ...going, readiness, stopErasing, documents, app, postman, calling, ports, database }
  return { app, database, close: () => closeServer(open) }
}

type Opening = {
  readonly config: Config
  readonly now: () => Date
  readonly hub: Hub
  readonly troubles: Troubles
}

/** The database, and what the processes have in common that serve it. */
async function openData({ config, now, hub, troubles }: Opening) {
  const {
    database: opened,
    keys,
    isLockHeld,
  } = await waitForDatabase(() => openServedDatabase({ config, now, troubles }), troubles.say)
  const ports = await openPorts({ config, hub, database: opened, keys, troubles })
  const database = tellingFailures(opened, (id) => ports.acts.note(id as TournamentId))
  await waitForDatabase(
    () => ports.work.endAbandoned((acceptedMsAgo) => endWaitingExecutions({ database, now }, acceptedMsAgo)),
    troubles.say,
  )
  const { isBusReady } = ports
  const readiness = createReadiness({ askDatabase: () => askDatabase(database), isLockHeld, isBusReady })
  return { database, ports, readiness }
}

function accountGround(ground: TournamentGround, registrations: RegistrationGround) {
  const { database, now, chance } = ground
  return {
    ...{ database, now, chance },
    passwords: createPasswordHasher({ mostAtOnce: 2 }),
    listUndecidedEvents: (accountId: AccountId) => listUndecidedEvents(registrations, accountId),
    isPublicId: (id: string) => database.read((db) => isPublicId(db, id)),
    keepers: [
      tournamentData(ground),
      registrationData(registrations),
      offerData(registrations),
      executionData({ database }),
    ],
  }
}

type RegistrationWorld = {
  readonly config: Config
  readonly documents: DocumentTeller
  readonly letterWaits: () => void
}

function registrationGround(ground: TournamentGround, world: RegistrationWorld): RegistrationGround {
  const { config, documents, letterWaits } = world
  const { database, now, chance } = ground
  const events = registeredEvents(ground)
  return {
    database,
    now,
    drawHex: (bytes) => Buffer.from(chance(bytes)).toString('hex'),
    carryEventAct: events.carry,
    seeEvent: events.see,
    seeUndamagedEvent: events.seeUndamaged,
    isAccount: (id) => database.read((db) => isAccount(db, id)),
    keepLetters: config.mail.kind === 'none' ? async () => {} : keepEventLetters({ now, chance, letterWaits }),
    findOrganizerByEmail,
    findCorrespondent,
    pageOf: (path) => new URL(path, config.publicUrl).href,
    today: () => startOfDay(now()).toISOString(),
    announce: (happening) => documents.tell({ collection: REGISTRATIONS_COLLECTION, ...happening }),
    noteDamage: ground.cache.noteDamage,
  }
}

/** What everybody may ask of a tournament, besides its document. */
function openQuestions(ground: TournamentGround, product: ProductInfo): Pick<AppParts, OpenQuestion> {
  return {
    describeTournament: (code) => describeTournament(ground.database, code),
    readPublicly: (code) => readPublicly(ground, code),
    locateTournament: locateTournament(ground.database),
    isDeleted: (code) => isDeleted(ground.database, code),
    findPageContent: pageContent(ground, product),
  }
}

type OpenQuestion = 'describeTournament' | 'readPublicly' | 'locateTournament' | 'isDeleted' | 'findPageContent'

type ServedParts =
  | 'accounts'
  | 'product'
  | 'functions'
  | 'collections'
  | 'executions'
  | 'lacking'
  | 'underWay'
  | OpenQuestion

type AppGround = Pick<AppParts, ServedParts> & {
  readonly config: Config
  readonly world: World
  readonly hub: Hub
  readonly sockets: OpenSockets
  readonly ports: OpenPorts
  readonly now: () => Date
}

function composeApp({ config, world, hub, sockets, ports, now, ...served }: AppGround): Promise<FastifyInstance> {
  const { counters, keys, work, acts } = ports
  const limits = createLimits(config.isRateLimited ? counters : null)
  const origins = createOriginRules([config.publicUrl, ...config.allowedOrigins])
  const tokens = createJsonWebTokens({ now, keys })
  const cookies = { isSecure: config.publicUrl.startsWith('https:'), isCrossSite: config.isCrossSite }
  const callers = createCallers({ accounts: served.accounts, tokens })
  const signedIn = (caller: Promise<Caller>) => withUser(served.accounts, caller)
  return createApp({
    ...served,
    ...{ callers, tokens, limits, origins, cookies, work },
    kept: createKeptAnswers(acts),
    devices: createKnownDevices({ keys, now, cookies }),
    webFolder: world.webFolder ?? WEB_FOLDER,
    publicUrl: config.publicUrl,
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
        ...{ hub, sockets },
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

async function withUser(accounts: ServedAccounts, asked: Promise<Caller>): Promise<SignedIn | null> {
  const identity = await asked
  if (!identity) return null
  const user = await accounts.get(identity)
  return user.accepted ? { identity, user: user.value } : null
}
