import type { EventNews } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import { MOST_ASKED_A_DAY, whatToWrite, writtenNow } from '@tablee/domain/accounts/mail-topics'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { findAccount } from './account-store.ts'
import { insertLetters, type WaitingLetter } from './letter-store.ts'
import { addMailAddress, countAsked, findMailAddresses, type MailAddress, noteWritten } from './mail-address-store.ts'
import { addressMark } from './mail-links.ts'
import { drawId } from './secret.ts'
import { findToken } from './token-store.ts'

export type NewsGround = Pick<AccountGround, 'now' | 'chance' | 'letterWaits' | 'signatures'>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * An unconfirmed address gets news of its own registration, a few times a day at most, and each letter asks for confirmation. Returns whose
 * registrations are written about.
 */
export function keepEventNews(ground: NewsGround) {
  return async (tx: Transaction, news: readonly EventNews[]): Promise<readonly RegistrationId[]> => {
    const writing = { ground, tx, at: ground.now(), left: addressesLeft(tx, ground.now()) }
    const marked = news.map((one) => ({ one, mark: addressMark(ground, one.to) }))
    const known = new Map(await findMailAddresses(tx.db, [...new Set(marked.map(({ mark }) => mark))]))
    const letters: WaitingLetter[] = []
    const told: RegistrationId[] = []
    // Sorted, so that two acts writing to the same addresses cannot deadlock.
    for (const { one, mark } of marked.toSorted((a, b) => (a.mark < b.mark ? -1 : 1))) {
      const addressed = await address(writing, one, { mark, known })
      if (!addressed) continue
      letters.push(letterOf(ground, one, { ...addressed, at: writing.at }))
      told.push(one.registrationId)
    }
    if (letters.length === 0) return told
    await insertLetters(tx.db, letters)
    tx.afterCommit(ground.letterWaits)
    return told
  }
}

type Writing = {
  readonly ground: NewsGround
  readonly tx: Transaction
  readonly at: Date
  readonly left: (tournamentId: TournamentId) => Promise<boolean>
}

type Addressed = {
  readonly row: MailAddress
  readonly isUnconfirmed: boolean
  readonly isAsking: boolean
}

type Known = { readonly mark: string; readonly known: Map<string, MailAddress> }

/** Null when nothing is sent; letters to unconfirmed addresses are counted. */
async function address(writing: Writing, news: EventNews, { mark, known }: Known): Promise<Addressed | null> {
  const { ground, tx, at, left } = writing
  const { tournamentId, topic } = news
  const standing = await standingOfAccount(tx, news, at)
  const isOfAccount = standing === 'confirmed'
  let isNewLeft: boolean | null = null
  for (;;) {
    const row = known.get(mark) ?? null
    const wished = whatToWrite(row, { topic, isOfAccount, now: at })
    if (wished === 'nothing') return null
    const isUnconfirmed = wished === 'asking'
    if (isUnconfirmed && row?.askedFor !== tournamentId) {
      isNewLeft ??= await left(tournamentId)
      if (!isNewLeft) return null
    }
    if (!row) {
      known.set(mark, await addMailAddress(tx.db, { id: drawId(ground.chance), mark }))
      continue
    }
    if (!isUnconfirmed) return { row, isUnconfirmed, isAsking: false }
    const written = { askedAt: at.toISOString(), askedFor: tournamentId, writtenAt: writtenNow(row.writtenAt, at) }
    if (await noteWritten(tx.db, row, written)) {
      known.set(mark, { ...row, ...written })
      // An address with an open letter of a new account is not asked again.
      return { row, isUnconfirmed, isAsking: standing !== 'asked' }
    }
    // Another transaction inserted it meanwhile.
    known.delete(mark)
    for (const [key, now] of await findMailAddresses(tx.db, [mark])) known.set(key, now)
  }
}

async function standingOfAccount(
  tx: Transaction,
  { registrant, to }: EventNews,
  at: Date,
): Promise<'confirmed' | 'asked' | 'none'> {
  const account = registrant === null ? null : await findAccount(tx.db, registrant)
  if (account?.email !== to) return 'none'
  if (account.isEmailVerified) return 'confirmed'
  const token = await findToken(tx.db, { accountId: account.id, kind: 'verification' })
  return token !== null && token.expiresAt > at.toISOString() ? 'asked' : 'none'
}

/** For unconfirmed addresses, per event and day. */
function addressesLeft(tx: Transaction, at: Date): (tournamentId: TournamentId) => Promise<boolean> {
  const asked = new Map<TournamentId, number>()
  const since = new Date(at.getTime() - DAY_MS).toISOString()
  return async (tournamentId) => {
    const count = asked.get(tournamentId) ?? (await countAsked(tx.db, { since, by: tournamentId }))
    asked.set(tournamentId, count + 1)
    return count < MOST_ASKED_A_DAY
  }
}

function letterOf(
  { chance }: NewsGround,
  news: EventNews,
  { row, isUnconfirmed, isAsking, at }: Addressed & { readonly at: Date },
): WaitingLetter {
  const { kind, link, language, to, name, event, accountId, message, topic, registrationId } = news
  const createdAt = at.toISOString()
  return {
    ...{ id: drawId(chance), kind, language, createdAt, dueAt: createdAt },
    ...{ url: link, attempts: 0, accountId: (accountId ?? '') as AccountId },
    about: {
      ...{ to, name, event, registrationId },
      ...(topic === null && !isUnconfirmed ? {} : { addressId: row.id }),
      ...(isUnconfirmed ? { isUnconfirmed, isAsking } : {}),
      ...(message ? { message } : {}),
    },
  }
}
