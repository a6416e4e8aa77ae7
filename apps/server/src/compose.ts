import { randomBytes } from 'node:crypto'
import { REGISTRATIONS_COLLECTION } from '@tablee/contract/registrations/registration-document'
import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import type { AccountId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { FastifyInstance } from 'fastify'
import { closeServer } from './close-server.ts'
import { composeApp } from './compose-app.ts'
import type { Config } from './config.ts'
import { consequencesOfActs } from './consequences-of-acts.ts'
import { keepPrivate } from './data-folder.ts'
import type { Database } from './database/database.ts'
import type { AccountGround } from './features/accounts/account-ground.ts'
import { serveAccounts } from './features/accounts/accounts.ts'
import { turnMailsOff } from './features/accounts/commands/choose-mails.ts'
import { confirmByLink, readConfirmed } from './features/accounts/confirmed-addresses.ts'
import { keepEventLetters } from './features/accounts/event-letters.ts'
import { followerData } from './features/accounts/follower-data.ts'
import { createLetterBox } from './features/accounts/letter-box.ts'
import { createPasswordGuesser } from './features/accounts/password-guesser.ts'
import { createPasswordHashers, type PasswordHasher } from './features/accounts/password-hasher.ts'
import { findCorrespondent, findOrganizerByEmail } from './features/accounts/queries/find-organizer.ts'
import { isAccount } from './features/accounts/queries/is-account.ts'
import { readerData } from './features/accounts/reader-data.ts'
import { executionData, serveExecutions } from './features/executions/executions.ts'
import { pastData } from './features/past/past-data.ts'
import { catchUpByMail } from './features/registrations/commands/catch-up-by-mail.ts'
import { messageData } from './features/registrations/message-data.ts'
import { moveRegistrations } from './features/registrations/moved-email-store.ts'
import { offerData } from './features/registrations/offer-data.ts'
import { findPersonalLink } from './features/registrations/queries/find-personal-link.ts'
import { listUndecidedEvents } from './features/registrations/queries/get-event-offers.ts'
import { registrationData } from './features/registrations/registration-data.ts'
import type { RegistrationGround } from './features/registrations/registration-ground.ts'
import type { HookGround } from './features/shops/hooks/hook-ground.ts'
import { ratingData } from './features/shops/rating-data.ts'
import { regularData } from './features/shops/regular-data.ts'
import { seasonData } from './features/shops/season-data.ts'
import { isNeededInShop, shopData } from './features/shops/shop-data.ts'
import type { ShopGround } from './features/shops/shop-ground.ts'
import { shopLogos } from './features/shops/shop-logos.ts'
import { identifyToken } from './features/shops/tokens/identify-token.ts'
import { createEntryPasswords } from './features/tournaments/entry-passwords.ts'
import { createPairingThread } from './features/tournaments/pairing/pairing-thread.ts'
import { isPublicId } from './features/tournaments/queries/is-public-id.ts'
import { readPublicly } from './features/tournaments/queries/read-publicly.ts'
import { registeredEvents } from './features/tournaments/registered-events.ts'
import { startOfDay } from './features/tournaments/start-of-day.ts'
import { tournamentData } from './features/tournaments/tournament-data.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import type { Courier } from './hooks/courier.ts'
import { createKeptRoom } from './kept-room.ts'
import { afterTheAnswer } from './mail/after-the-answer.ts'
import type { Postman } from './mail/postman.ts'
import { type News, newsGround } from './news-ground.ts'
import { type OpenCalling, openCalling } from './open-calling.ts'
import { openData, whileWaiting } from './open-data.ts'
import { openDecks } from './open-decks.ts'
import { hookGround, openHooks } from './open-hooks.ts'
import { type OpenMetrics, openMetrics } from './open-metrics.ts'
import type { OpenPorts } from './open-ports.ts'
import { openPost } from './open-post.ts'
import { openQuestions } from './open-questions.ts'
import { openTournamentCache } from './open-tournament-cache.ts'
import type { Keys } from './ports/keys.ts'
import { productOf } from './product-of.ts'
import { createAnnounceAccount } from './realtime/account-events.ts'
import { createAnnouncements } from './realtime/announce-act.ts'
import { createDocumentTeller, type DocumentTeller } from './realtime/document-events.ts'
import { createAnnounceExecution } from './realtime/execution-events.ts'
import { createHub } from './realtime/hub.ts'
import { createOpenSockets } from './realtime/open-sockets.ts'
import { startRegularWork } from './regular-work.ts'
import { servedFeatures } from './served-features.ts'
import { type ShopsGround, seasonGround, shopGround } from './shop-ground.ts'
import { signedParts } from './signed-parts.ts'
import { createTroubles, type Troubles } from './troubles.ts'
import { calendarFile } from './wire/pages/calendar-file.ts'
import { createRequestsUnderWay } from './wire/requests-under-way.ts'
import type { World } from './world.ts'

export type Server = {
  readonly app: FastifyInstance
  readonly database: Database
  /** Resolves when a newer version has taken over the data: from then on every answer is 503, and it is time to close. */
  readonly outdated: Promise<void>
  readonly close: () => Promise<void>
}

export async function composeServer(config: Config, world: World = {}): Promise<Server> {
  const troubles = createTroubles(world.logTo ?? process.stderr)
  const metrics = openMetrics(config)
  keepPrivate(config.dataFolder, troubles.say)
  const now = world.now ?? (() => new Date())
  const hub = createHub(metrics.meters.told)
  const going = { underWay: createRequestsUnderWay(), sockets: createOpenSockets(), pairing: createPairingThread() }
  const room = createKeptRoom()
  const opening = { config, now, hub, troubles, mostCostMs: world.mostCostMs, migrations: world.migrations }
  const { database, ports, readiness, search, outdated } = await whileWaiting(world, troubles, (say) =>
    openData({ ...opening, say, noteCommit: metrics.meters.committed }),
  )
  const chance = world.chance ?? randomBytes
  const calling = await openCalling({ config, database, world, now, log: () => app.log })
  const documents = createDocumentTeller(ports.bus, (error) => troubles.noteDefect('document not told', error))
  const senders: Senders = { postman: null, courier: null }
  const letterWaits = () => afterTheAnswer(() => senders.postman?.wake())
  const news = newsGround({ config, now, chance, letterWaits, keys: ports.keys })
  const { passwords, doors } = createPasswordHashers(world.passwordCost)
  const ground = tournamentGround({
    ...{ database, ports, now, chance, doors, documents, calling, troubles, metrics, news, room, ...going.pairing },
    hookWaits: () => afterTheAnswer(() => senders.courier?.wake()),
  })
  const registrations = registrationGround(ground, { config, documents, letterWaits, keys: ports.keys, news })
  const shops = shopGround(ground, { config, letterWaits, keys: ports.keys })
  const accountParts: AccountGround = {
    ...{ ...accountGround(ground, registrations, shops), passwords },
    ...{ signatures: ports.keys, isMailSent: config.mail.kind !== 'none' },
    supportEmail: config.supportEmail === null ? null : readEmail(config.supportEmail),
    announce: createAnnounceAccount(ports.bus),
    ...byMail(registrations),
    letterWaits,
  }
  const accounts = serveAccounts(accountParts)
  const decks = openDecks(config, () => app.log)
  const product = productOf(config, { publicKey: calling.publicKey, search, ...decks })
  const grounds = { ground, registrations, accountParts, shops, seasons: seasonGround(ground, ports.keys) }
  const hooks = hookGround({ config, shops, ground, hookWaits: () => afterTheAnswer(() => senders.courier?.wake()) })
  const { functions, collections } = servedFeatures({ ...grounds, hooks, ...decks })
  const app = await composeApp({
    ...{ config, world, hub, ports, accounts, functions, collections, now, ...going },
    executions: serveExecutions({ database, now, announce: createAnnounceExecution(ports.bus) }),
    ...openQuestions(ground, { product, shops, seasons: grounds.seasons }),
    turnMailsOff: (token) => turnMailsOff(accountParts, token),
    ...{ product, metrics, room, standing: readiness.standing, ...ofShops(shops) },
  })
  troubles.logTo(app.log)
  Object.assign(senders, openSenders({ config, world, ground, hooks, accountParts, metrics, log: app.log }))
  const regularWork = startRegularWork({ config, database, now, registrations, ground, search, troubles })
  await metrics.start({
    ...{ database, lacking: readiness.lacking, callsWaiting: calling.waiting, searchWaiting: search.waiting },
    ...{ openSockets: going.sockets.count, requestsUnderWay: going.underWay.count },
  })
  const open = { ...going, ...regularWork, ...decks, readiness, metrics, documents, app, calling, ports, database }
  return { app, database, outdated, close: () => closeServer({ ...open, ...senders }) }
}

function ofShops(shops: ShopGround) {
  return { shopLogos: shopLogos(shops), identifyToken: identifyToken(shops) }
}

type Senders = { readonly postman: Postman | null; readonly courier: Courier | null }

type Sending = {
  readonly config: Config
  readonly world: World
  readonly ground: TournamentGround
  readonly hooks: HookGround
  readonly accountParts: AccountGround
  readonly metrics: OpenMetrics
  readonly log: FastifyInstance['log']
}

/** What is sent elsewhere: letters, and what shops' addresses are told. */
function openSenders({ config, world, ground, hooks, accountParts, metrics, log }: Sending): Senders {
  const box = createLetterBox(accountParts)
  const mailing = { calendarFile: eventCalendars(ground, config), pausesMs: world.mailPausesMs }
  return {
    postman: openPost({ config, now: ground.now, box, log, metrics, ...mailing }),
    courier: openHooks({ config, ground: hooks, network: world.hookNetwork, log, metrics }),
  }
}

type TournamentWorld = Pick<
  TournamentGround,
  'database' | 'now' | 'chance' | 'pairApart' | 'podsApart' | 'repairApart'
> & {
  readonly ports: OpenPorts
  readonly doors: PasswordHasher
  readonly documents: DocumentTeller
  readonly calling: Pick<OpenCalling, 'ofPlayers' | 'callPlayers' | 'tellJudges'>
  readonly troubles: Troubles
  readonly metrics: OpenMetrics
  readonly room: KeptRoom
  readonly news: News
  readonly hookWaits: () => void
}

function tournamentGround(world: TournamentWorld): TournamentGround {
  const { database, now, chance, ports, doors, documents, calling, troubles, news, hookWaits } = world
  const { pairApart, podsApart, repairApart } = world
  const { acted: noteAct } = world.metrics.meters
  const announcements = createAnnouncements({ bus: ports.bus, acts: ports.acts, documents, noteAct })
  const cache = openTournamentCache({ troubles, meters: world.metrics.meters, room: world.room })
  return {
    ...{ database, now, chance, cache, pairApart, podsApart, repairApart },
    consequences: consequencesOfActs({
      ...{ ...announcements, ...news, now, chance, drawHex: hexOf(chance), announce: announceRegistration(documents) },
      ...{ markOf: ports.keys.sign, database, noteDamage: cache.noteDamage },
      ...{ callPlayers: calling.callPlayers, tellJudges: calling.tellJudges, hookWaits },
    }),
    tellFollowers: news.tellFollowers,
    entryPasswords: createEntryPasswords(doors),
    ...signedParts(ports.keys),
    ...announcements,
    ...calling.ofPlayers,
  }
}

function accountGround(ground: TournamentGround, registrations: RegistrationGround, shops: ShopsGround) {
  const { database, now, chance } = ground
  return {
    ...{ database, now, chance },
    isGuessable: createPasswordGuesser(),
    isNeededInShop: isNeededInShop(shops),
    listUndecidedEvents: (accountId: AccountId) => listUndecidedEvents(registrations, accountId),
    pageOf: registrations.pageOf,
    isPublicId: (id: string) => database.read((db) => isPublicId(db, id)),
    keepers: [
      tournamentData(ground),
      registrationData(registrations),
      offerData(registrations),
      messageData(registrations),
      executionData({ database }),
      followerData({ database }),
      readerData({ database }),
      shopData(shops),
      regularData(shops),
      seasonData(shops),
      pastData({ database }),
      ratingData(shops.ratings),
    ],
  }
}

type RegistrationWorld = {
  readonly config: Config
  readonly documents: DocumentTeller
  readonly letterWaits: () => void
  readonly keys: Keys
  readonly news: News
}

function registrationGround(ground: TournamentGround, world: RegistrationWorld): RegistrationGround {
  const { config, documents, letterWaits, keys, news } = world
  const { database, now, chance } = ground
  const events = registeredEvents(ground)
  return {
    database,
    now,
    drawHex: hexOf(chance),
    carryAct: events.carry,
    seeEvent: events.see,
    seeUndamagedEvent: events.seeUndamaged,
    listKept: events.listKept,
    listOpenDates: events.listOpenDates,
    findBracketPlaces: events.findBracketPlaces,
    isAccount: (id) => database.read((db) => isAccount(db, id)),
    keepLetters: config.mail.kind === 'none' ? async () => {} : keepEventLetters({ now, chance, letterWaits }),
    findOrganizerByEmail,
    findCorrespondent,
    readConfirmed: readConfirmed({ signatures: keys }),
    confirmAddress: confirmByLink({ signatures: keys, now, chance }),
    signatures: keys,
    ...news,
    today: () => startOfDay(now()).toISOString(),
    announce: announceRegistration(documents),
    doorCodes: doorCodes(keys),
    noteDamage: ground.cache.noteDamage,
  }
}

const hexOf = (chance: TournamentGround['chance']) => (bytes: number) => Buffer.from(chance(bytes)).toString('hex')

/** When an event restarts under another id, the old code opens nothing. */
function doorCodes({ sign, isSigned }: Keys): RegistrationGround['doorCodes'] {
  const meant = (id: TournamentId) => `door ${id}`
  return { of: (id) => sign(meant(id)), isOf: (id, code) => isSigned(meant(id), code) }
}

function announceRegistration(documents: DocumentTeller): RegistrationGround['announce'] {
  return (happening) => documents.tell({ collection: REGISTRATIONS_COLLECTION, ...happening })
}

function byMail(
  registrations: RegistrationGround,
): Pick<AccountGround, 'followEmail' | 'findPersonalLink' | 'afterConfirmed'> {
  return {
    followEmail: moveRegistrations,
    findPersonalLink: findPersonalLink(registrations),
    afterConfirmed: (email) => catchUpByMail(registrations, email),
  }
}

function eventCalendars(ground: TournamentGround, { publicUrl }: Config) {
  return async (code: string): Promise<string | null> => {
    const entry = (await readPublicly(ground, code))?.calendarEntry() ?? null
    return entry && calendarFile(entry, new URL(publicUrl).origin)
  }
}
