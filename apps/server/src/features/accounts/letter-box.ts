import type {
  AskedOfOperator,
  Letter,
  LetterBox,
  LetterKind,
  LinkLetterKind,
  MailChoiceLinks,
} from '@tablee/contract/serving/letter'
import { wireMoment } from '@tablee/contract/wire-moment'
import { type AccountId, MAILED_LINK_LIFE_MS } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import { grantCommand } from '@tablee/domain/accounts/grant-command'
import type { MailTopic } from '@tablee/domain/accounts/mail-topics'
import type { Language } from '@tablee/domain/language'
import type { Queryable, Transaction } from '../../database/database.ts'
import { type AccountGround, later } from './account-ground.ts'
import { findAccount } from './account-store.ts'
import {
  claimLetter,
  deleteLetter,
  findNextDue,
  isLinkLetter,
  type LetterAbout,
  listDueLetters,
  postponeLetter,
  type WaitingLetter,
} from './letter-store.ts'
import { writeToReader } from './letters-to-readers.ts'
import { addMailAddress, findMailAddresses } from './mail-address-store.ts'
import { addressMark, mailLinks, refusalLinks, reportLink } from './mail-links.ts'
import { findRequest } from './organizer-request-store.ts'
import { findSender } from './queries/find-sender.ts'
import { drawId, drawSecret, hashSecret } from './secret.ts'
import { armToken, deleteExpiredTokens, findToken, noteTrouble } from './token-store.ts'

/** Longer than any attempt to send a letter. */
const TAKEN_MS = 120_000

/** Null once answered, or when the account is gone. */
async function findAsked(db: Queryable, accountId: AccountId): Promise<AskedOfOperator | null> {
  const request = await findRequest(db, accountId)
  const account = request && (await findAccount(db, accountId))
  if (!account || request.refused) return null
  const { name, email } = account
  return { name, email, text: request.text, command: grantCommand(email) }
}

export type LetterWriting = Pick<
  AccountGround,
  'database' | 'now' | 'chance' | 'signatures' | 'pageOf' | 'findPersonalLink'
>

export function createLetterBox(writing: LetterWriting): LetterBox {
  const { database, now } = writing
  return {
    take: (most) =>
      database.inTransaction(async (tx) => {
        const at = now().toISOString()
        await deleteExpiredTokens(tx.db, at)
        const letters: Letter[] = []
        for (const waiting of await listDueLetters(tx.db, { now: at, most })) {
          const letter = await writeOut(writing, tx, waiting)
          if (letter) letters.push(letter)
        }
        return letters
      }),
    sent: (id) =>
      database.inTransaction(async (tx) => {
        await deleteLetter(tx.db, id)
        await noteTrouble(tx.db, id, null)
      }),
    giveUp: (id, why) =>
      database.inTransaction(async (tx) => {
        await deleteLetter(tx.db, id)
        await noteTrouble(tx.db, id, why)
      }),
    postpone: (id, ms) =>
      database.inTransaction(async (tx) => {
        await postponeLetter(tx.db, id, later(now(), ms))
        await noteTrouble(tx.db, id, 'delayed')
      }),
    nextDue: async () => {
      const due = await database.read(findNextDue)
      return due === null ? null : new Date(due)
    },
  }
}

const SWITCHED_LETTERS: ReadonlyMap<LetterKind, MailTopic> = new Map([
  ['organizerGranted', 'access'],
  ['registrationDigest', 'digest'],
  ['lateDeparture', 'departures'],
  ['dateAnnounced', 'series'],
  ['dateMoved', 'series'],
  ['dateCancelled', 'series'],
])

/** In the language the account last used. */
const UNASKED_LETTERS: ReadonlySet<LetterKind> = new Set<LetterKind>([
  ...(['organizerGranted', 'registrationDigest', 'lateDeparture', 'playerWrote'] as const),
  ...(['shopInvited', 'shopOffered', 'eventOffered', 'offerAccepted', 'offerDeclined'] as const),
  ...(['pageHidden', 'pageRestored', 'hookStopped'] as const),
])

async function languageFor(db: Queryable, { kind, accountId, language }: WaitingLetter): Promise<Language> {
  if (!UNASKED_LETTERS.has(kind) || accountId === '') return language
  return (await findAccount(db, accountId))?.language ?? language
}

type Wanting = { readonly accountId: AccountId; readonly topic: MailTopic }

/** Only confirmed addresses that have not turned it off. */
async function isWanted(
  db: Queryable,
  signatures: LetterWriting['signatures'],
  { accountId, topic }: Wanting,
): Promise<boolean> {
  const account = await findAccount(db, accountId)
  if (!account?.isEmailVerified) return false
  const mark = addressMark({ signatures }, account.email)
  const address = (await findMailAddresses(db, [mark])).get(mark)
  return !address?.off.includes(topic)
}

async function writeOut(
  { now, chance, signatures, pageOf, findPersonalLink }: LetterWriting,
  tx: Transaction,
  waiting: WaitingLetter,
): Promise<Letter | null> {
  if (!(await claimLetter(tx.db, waiting, later(now(), TAKEN_MS)))) return null
  const { id, kind, about } = waiting
  const language = await languageFor(tx.db, waiting)
  const attempts = waiting.attempts + 1
  const topic = SWITCHED_LETTERS.get(kind)
  if (about?.readerId !== undefined) {
    const letter = await writeToReader({ signatures, pageOf, chance }, tx, { waiting, readerId: about.readerId })
    if (!letter) await deleteLetter(tx.db, id)
    return letter
  }
  if (topic && !(await isWanted(tx.db, signatures, { accountId: waiting.accountId, topic }))) {
    await deleteLetter(tx.db, id)
    return null
  }
  if (kind === 'emailChanged' || kind === 'organizerGranted') {
    const link = kind === 'organizerGranted' ? pageOf('/create-tournament') : waiting.url
    return about && { id, kind, language, attempts, link, to: about.to, name: about.name }
  }
  if (kind === 'organizerAsked') {
    const asked = await findAsked(tx.db, waiting.accountId)
    if (!asked) await deleteLetter(tx.db, id)
    return asked && about && { id, kind, language, attempts, link: waiting.url, to: about.to, name: '', asked }
  }
  if (kind === 'shopInvited' || kind === 'shopOffered' || kind === 'hookStopped') {
    if (!about?.shop) return null
    const { to, name, shop } = about
    return { id, kind, language, attempts, link: waiting.url, to, name, shop }
  }
  if (kind === 'playerWrote') {
    if (!about?.wrote) return null
    const { to, name, wrote } = about
    return { id, kind, language, attempts, link: waiting.url, to, name, wrote }
  }
  if (!isLinkLetter(kind)) {
    if (!about?.event) return null
    // Too late: the event has begun.
    if (kind === 'eventReminder' && about.event.startsAt <= now().toISOString()) {
      await deleteLetter(tx.db, id)
      return null
    }
    const { to, name, event, registrationId } = about
    // A hidden event has no page.
    const isOpened = registrationId !== undefined && kind !== 'eventDeleted'
    const personal = isOpened ? await findPersonalLink(tx.db, { registrationId, to }) : null
    const link = personal ?? waiting.url
    const sender = await findSender(tx.db, waiting.url)
    return {
      ...{ id, kind, language, attempts, link, to, name, event },
      ...(sender ? { sender } : {}),
      ...linksOf({ signatures, pageOf }, about),
      ...(topic === 'series' ? { choice: await choiceOf({ signatures, pageOf, chance }, tx, to) } : {}),
    }
  }
  return writeLinkLetter({ now, chance }, tx, { ...waiting, kind, attempts })
}

type LinkLetter = Omit<WaitingLetter, 'kind'> & { readonly kind: LinkLetterKind }

/** A rewritten letter gets a new secret, valid for a full hour. */
async function writeLinkLetter(
  { now, chance }: Pick<LetterWriting, 'now' | 'chance'>,
  tx: Transaction,
  waiting: LinkLetter,
): Promise<Letter | null> {
  const { id, kind, language, attempts } = waiting
  const secret = drawSecret(chance)
  const expiresAt = later(now(), MAILED_LINK_LIFE_MS)
  const isArmed = await armToken(tx.db, waiting.id, { hash: hashSecret(secret), expiresAt })
  const account = await findAccount(tx.db, waiting.accountId)
  const token = await findToken(tx.db, { accountId: waiting.accountId, kind })
  if (!account || !isArmed) {
    await deleteLetter(tx.db, waiting.id)
    return null
  }
  const link = new URL(waiting.url)
  link.searchParams.set('userId', account.id)
  link.searchParams.set('secret', secret)
  link.searchParams.set('expire', wireMoment(expiresAt))
  return { id, kind, language, attempts, to: token?.email ?? account.email, name: account.name, link: link.href }
}

async function choiceOf(
  ground: Pick<LetterWriting, 'signatures' | 'pageOf' | 'chance'>,
  tx: Transaction,
  to: Email,
): Promise<MailChoiceLinks> {
  const row = await addMailAddress(tx.db, { id: drawId(ground.chance), mark: addressMark(ground, to) })
  return mailLinks(ground, row.id)
}

function linksOf(
  signing: Pick<LetterWriting, 'signatures' | 'pageOf'>,
  { addressId, isUnconfirmed = false, isAsking = false, message }: LetterAbout,
): Pick<Letter & { readonly kind: 'eventMessage' }, 'choice' | 'refusal' | 'isAsking' | 'message'> {
  return {
    ...(addressId === undefined || isUnconfirmed ? {} : { choice: mailLinks(signing, addressId) }),
    ...(addressId !== undefined && isUnconfirmed ? { refusal: refusalLinks(signing, addressId), isAsking } : {}),
    ...(message
      ? {
          message: {
            ...message,
            reportLink: addressId === undefined ? null : reportLink(signing, { messageId: message.id, addressId }),
          },
        }
      : {}),
  }
}
