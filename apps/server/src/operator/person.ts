import { type Email, readEmail } from '@tablee/domain/accounts/email'
import type { ErasedCounts } from '@tablee/domain/erasures/erasure-proof'
import type { Language } from '@tablee/domain/language'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Database, Queryable } from '../database/database.ts'
import { keepErasure } from '../database/erasures/erasure-store.ts'
import { toUserDocument } from '../features/accounts/account-document.ts'
import { type Account, findAccountByEmail } from '../features/accounts/account-store.ts'
import { eraseWithTraces } from '../features/accounts/commands/erase-with-traces.ts'
import { deleteLettersTo } from '../features/accounts/letter-store.ts'
import { listFollowed } from '../features/accounts/series-follower-store.ts'
import { forgetReadersAt, listReadersAt } from '../features/accounts/series-reader-store.ts'
import { forgetRegistration } from '../features/registrations/commands/forget-registration.ts'
import { listFrozenOfMany } from '../features/registrations/frozen/frozen-deck-store.ts'
import { listUndecidedEvents } from '../features/registrations/queries/get-event-offers.ts'
import {
  deleteRegistrationRow,
  type KeptRegistration,
  listRegistrationsAt,
} from '../features/registrations/registration-store.ts'
import { eraseRegularsAt, eraseRegularsNamed, listRegularsOf, type RegularAt } from '../features/shops/regular-store.ts'
import { forgetPastNames } from '../features/shops/seasons/past-event-store.ts'
import { forgetHiddenPlayer } from '../features/tournaments/commands/forget-hidden-player.ts'
import { forgetPlayer } from '../features/tournaments/commands/forget-player.ts'
import { findHidingReason } from '../features/tournaments/hidden-page-store.ts'
import { noteOperated } from '../features/tournaments/operated-store.ts'
import { type Answer, type Command, counted, done, failed } from './command.ts'
import { withData } from './open-data.ts'
import { type PersonGround, personGround } from './person-ground.ts'

const CONFIRM = '--confirm'

export const person: Command = {
  usage: [
    'person find EMAIL               (an account, and what was registered with the address)',
    'person export EMAIL             (all that is kept, as JSON)',
    'person erase EMAIL [--confirm]  (without --confirm it only says what would go)',
  ],
  flags: [CONFIRM],
  run: async ({ words: [act, typed, ...more], flags, config, now }) => {
    if (typed === undefined || more.length > 0 || (flags.has(CONFIRM) && act !== 'erase')) return null
    if (act !== 'find' && act !== 'export' && act !== 'erase') return null
    const email = readEmail(typed)
    if (!email) return failed(`${typed} is no address.`)
    return withData(config, async (database) => {
      const found = await look(database, email)
      const kept = [found.registrations, found.regulars, found.series]
      if (!found.account && kept.every((some) => some.length === 0)) return failed(`Nothing is kept of ${email}.`)
      const ground = personGround(database, now)
      if (act === 'find') return done(told(found).join('\n'))
      if (act === 'export') return exported(ground, found, now())
      if (!flags.has(CONFIRM)) {
        return done(`${told(found).join('\n')}\nNothing was changed. With --confirm it goes for good.`)
      }
      return erase(ground, found, now())
    })
  },
}

type Found = {
  readonly email: Email
  readonly account: Account | null
  /** Of the account, and of the address without an account. */
  readonly registrations: readonly (KeptRegistration & { readonly code: string; readonly event: string })[]
  /** By account or address. */
  readonly regulars: readonly RegularAt[]
  /** Series followed by the account, or by the address alone. */
  readonly series: readonly KeptFollowing[]
}

type KeptFollowing = {
  readonly series: string
  readonly language: Language
  readonly since: string
  readonly by: 'account' | 'address'
  /** For an address alone: whether it was confirmed. */
  readonly isConfirmed: boolean
}

function look(database: Database, email: Email): Promise<Found> {
  return database.read(async (db) => {
    const account = await findAccountByEmail(db, email)
    return {
      ...{ email, account, registrations: await listRegistrationsAt(db, email, account?.id ?? null) },
      regulars: await listRegularsOf(db, { account: account?.id ?? null, email }),
      series: await listFollowing(db, email, account),
    }
  })
}

async function listFollowing(db: Queryable, email: Email, account: Account | null): Promise<readonly KeptFollowing[]> {
  const byAccount = account ? await listFollowed(db, account.id) : []
  const byAddress = await listReadersAt(db, email)
  return [
    ...byAccount.map(({ series, language, followedAt }) => ({
      ...{ series, language, since: followedAt, by: 'account' as const, isConfirmed: true },
    })),
    ...byAddress.map(({ series, language, askedAt, confirmedAt }) => ({
      ...{ series, language, since: confirmedAt ?? askedAt, by: 'address' as const, isConfirmed: confirmedAt !== null },
    })),
  ]
}

function told({ email, account, registrations, regulars, series }: Found): readonly string[] {
  const who = account
    ? `${email}: account ${account.id}, ${account.name || 'without a name'}, since ${account.createdAt.slice(0, 10)}${account.isEnabled ? '' : ', blocked'}`
    : `${email}: no account`
  return [
    who,
    ...registrations.map(({ code, event, name, state, accountId }) => {
      const { status, dropped } = toldStanding(state)
      const how = accountId === null ? 'without an account' : 'by the account'
      return `  ${event} (${code}): ${name}, ${dropped ? 'dropped' : status}, ${how}`
    }),
    ...regulars.map(({ shop, name, times }) => `  ${shop}: a regular, ${name}, ${counted(times, 'time')}`),
    ...(series.length === 0 ? [] : [`  follows ${counted(series.length, 'series', 'series')} by mail`]),
    ...series.map(({ series: id, by, isConfirmed }) => {
      return `  /serie/${id}: by the ${by}${isConfirmed ? '' : ', not confirmed'}`
    }),
  ]
}

async function exported(
  { keepers, tournaments: { database } }: PersonGround,
  { email, account, registrations, regulars, series }: Found,
  at: Date,
): Promise<Answer> {
  const parts = new Map<string, unknown>([
    ['exportedAt', at.toISOString()],
    ['email', email],
    ['account', account && toUserDocument(account)],
    ['language', account?.language ?? null],
    [
      'registrationsWithTheAddress',
      registrations.map(({ code, event, name, details, decklist, state, registeredAt, shownAs, ...kept }) => ({
        ...{
          code,
          event,
          playerName: name,
          shownAs,
          ...details,
          guardian: kept.guardian,
          wishesFixedSeat: kept.wishesFixedSeat,
        },
        ...{ decklist, hasPaid: kept.hasPaid, registeredAt },
        ...toldStanding(state),
      })),
    ],
  ])
  parts.set('keptDecklists', await keepingDecks(database, registrations))
  parts.set('regularAtShops', regulars)
  parts.set('seriesByMail', series)
  if (account) for (const keeper of keepers) parts.set(keeper.name, await keeper.collect(account.id))
  return done(JSON.stringify(Object.fromEntries(parts), null, 2))
}

function keepingDecks(database: Database, registrations: readonly KeptRegistration[]) {
  return database.read((db) =>
    listFrozenOfMany(
      db,
      registrations.map(({ id }) => id),
    ),
  )
}

/** As the person would in the app; also what they registered without an account. */
async function erase(ground: PersonGround, found: Found, at: Date): Promise<Answer> {
  const { email, account, registrations } = found
  const { database } = ground.tournaments
  if (account) {
    const undecided = await listUndecidedEvents(ground.registrations, account.id)
    if (undecided.length > 0) {
      return failed(
        `${email} organizes events to come: ${undecided.join(', ')}. They are handed over or called off first.`,
      )
    }
  }
  for (const registration of registrations) {
    if (registration.accountId === null) await forgetGuest(ground, registration)
  }
  const guests = registrations.filter(({ accountId }) => accountId === null)
  const beside: ErasedCounts = {
    registrations: guests.length,
    decklists: guests.filter(({ decklist }) => decklist !== null).length,
    ...(account ? {} : { regulars: found.regulars.length }),
    followings: found.series.filter(({ by }) => by === 'address').length,
  }
  const about = { at: at.toISOString(), rule: 'operator' } as const
  const erasing = { database, keepers: ground.keepers, announce: () => {} }
  const proof = account ? await eraseWithTraces(erasing, { accountId: account.id, ...about, beside }) : null
  const kept = await database.inTransaction(async ({ db }) => {
    await deleteLettersTo(db, email)
    await forgetPastNames(db, await eraseRegularsAt(db, email))
    await forgetReadersAt(db, email)
    for (const registration of registrations)
      if (registration.accountId === null) await forgetPastNames(db, await eraseRegularsNamed(db, registration))
    for (const { tournamentId } of registrations) await noteOperated(db, tournamentId, at.toISOString())
    return proof ?? keepErasure(db, { ...about, tournament: null, erased: beside })
  })
  const what = account ? 'The account and ' : ''
  return done(
    `${what}${counted(registrations.length, 'registration')} of ${email} are erased; results stay under made-up names. Backups still hold them.\nThe proof, for the person:\n\n${kept}`,
  )
}

/** Results of a person who played stay, under a pseudonym. */
async function forgetGuest(
  { tournaments, registrations }: PersonGround,
  registration: KeptRegistration,
): Promise<void> {
  const { id, tournamentId, playerId } = registration
  const author = playerId as string as PublicId
  const reason = await tournaments.database.read((db) => findHidingReason(db, { id: tournamentId }))
  if (reason !== null) {
    await forgetHiddenPlayer(tournaments, author, { tournamentId, playerId })
    await tournaments.database.inTransaction(({ db }) => deleteRegistrationRow(db, id))
    return
  }
  await forgetPlayer(tournaments, author, { tournamentId, playerId })
  await forgetRegistration(registrations, registration)
}
