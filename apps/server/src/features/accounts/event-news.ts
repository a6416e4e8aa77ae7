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
 * News about registrations goes where it is wanted. An address that nobody confirmed hears what becomes of its own registration, a
 * few times a day at most, and is asked by the same letter. Answers whose registrations are written about.
 */
export function keepEventNews(ground: NewsGround) {
  return async (tx: Transaction, news: readonly EventNews[]): Promise<readonly RegistrationId[]> => {
    const writing = { ground, tx, at: ground.now(), left: addressesLeft(tx, ground.now()) }
    const marked = news.map((one) => ({ one, mark: addressMark(ground, one.to) }))
    const known = new Map(await findMailAddresses(tx.db, [...new Set(marked.map(({ mark }) => mark))]))
    const letters: WaitingLetter[] = []
    const told: RegistrationId[] = []
    // In one order, so that two acts that write to the same addresses wait for each other and do not block.
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
  /** Nobody has confirmed the address. */
  readonly isUnconfirmed: boolean
  /** The letter asks for it. */
  readonly isAsking: boolean
}

type Known = { readonly mark: string; readonly known: Map<string, MailAddress> }

/** Null where nothing is written; an address that nobody confirmed counts what is. */
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
      // Whoever has the letter of a new account to answer is not asked by a second one.
      return { row, isUnconfirmed, isAsking: standing !== 'asked' }
    }
    // Somebody else wrote to it meanwhile.
    known.delete(mark)
    for (const [key, now] of await findMailAddresses(tx.db, [mark])) known.set(key, now)
  }
}

/** How the account in whose name it is written stands to the address. */
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

/** Counts down how many addresses that nobody confirmed an event may still write to today. */
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
