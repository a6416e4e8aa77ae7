import type { EventNews } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import { MOST_ASKED_A_DAY, whatToWrite } from '@tablee/domain/accounts/mail-topics'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { findAccount } from './account-store.ts'
import { insertLetters, type WaitingLetter } from './letter-store.ts'
import { addMailAddress, countAsked, findMailAddresses, type MailAddress, noteAsked } from './mail-address-store.ts'
import { addressMark } from './mail-links.ts'
import { drawId } from './secret.ts'

export type NewsGround = Pick<AccountGround, 'now' | 'chance' | 'letterWaits' | 'signatures'>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * News about registrations goes where it is wanted: to addresses that somebody has confirmed, unless it was turned off. Another
 * address gets one letter that asks, and no more: nobody can have us write to strangers again and again.
 */
export function keepEventNews(ground: NewsGround) {
  return async (tx: Transaction, news: readonly EventNews[]): Promise<number> => {
    const at = ground.now()
    const known = await findMailAddresses(tx.db, [...new Set(news.map(({ to }) => addressMark(ground, to)))])
    const letters: WaitingLetter[] = []
    const left = questionsLeft(tx, at)
    for (const one of news) {
      const mark = addressMark(ground, one.to)
      const address = known.get(mark) ?? null
      const isOfAccount = await readsAsAccount(tx, one)
      const kind = whatToWrite(address, { topic: one.topic, isOfAccount, now: at })
      if (kind === 'nothing' || (kind === 'question' && !(await left(one.tournamentId)))) continue
      const row = address ?? (await addMailAddress(tx.db, { id: drawId(ground.chance), mark }))
      if (kind === 'question') await noteAsked(tx.db, row.id, { at: at.toISOString(), tournamentId: one.tournamentId })
      letters.push(letterOf(ground, one, { row, isQuestion: kind === 'question', at }))
    }
    if (letters.length === 0) return 0
    await insertLetters(tx.db, letters)
    tx.afterCommit(ground.letterWaits)
    return letters.filter(({ kind }) => kind !== 'addressQuestion').length
  }
}

async function readsAsAccount(tx: Transaction, { registrant, to }: EventNews): Promise<boolean> {
  const account = registrant === null ? null : await findAccount(tx.db, registrant)
  return account?.isEmailVerified === true && account.email === to
}

/** Counts down what an event may still ask of strangers today. */
function questionsLeft(tx: Transaction, at: Date): (tournamentId: TournamentId) => Promise<boolean> {
  const asked = new Map<TournamentId, number>()
  const since = new Date(at.getTime() - DAY_MS).toISOString()
  return async (tournamentId) => {
    const count = asked.get(tournamentId) ?? (await countAsked(tx.db, { since, tournamentId }))
    asked.set(tournamentId, count + 1)
    return count < MOST_ASKED_A_DAY
  }
}

type Addressed = { readonly row: MailAddress; readonly isQuestion: boolean; readonly at: Date }

function letterOf({ chance }: NewsGround, news: EventNews, { row, isQuestion, at }: Addressed): WaitingLetter {
  const { kind, link, language, to, name, event, accountId, message } = news
  const createdAt = at.toISOString()
  return {
    ...{ id: drawId(chance), kind: isQuestion ? 'addressQuestion' : kind, language, createdAt, dueAt: createdAt },
    ...{ url: link, attempts: 0, accountId: (accountId ?? '') as AccountId },
    about: { to, name, event, addressId: row.id, ...(message && !isQuestion ? { message } : {}) },
  }
}
