import type {
  EventLetter,
  LetterKind,
  LetterShop,
  LinkLetterKind,
  WrittenMessage,
  WrittenToShop,
} from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import { chooseLanguage, type Language } from '@tablee/domain/language'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Queryable } from '../../database/database.ts'

/** Its id is that of its link's token. */
export type WaitingLetter = {
  readonly id: string
  readonly accountId: AccountId
  readonly kind: LetterKind
  readonly url: string
  readonly language: Language
  readonly attempts: number
  readonly dueAt: string
  readonly createdAt: string
  /** The whole content of a letter whose link proves nothing. */
  readonly about: LetterAbout | null
}

/** An account's letters that concern no event. */
export type LetterAbout = Pick<EventLetter, 'to' | 'name'> & {
  readonly event: EventLetter['event'] | null
  /** For letters that can be turned off. */
  readonly addressId?: string
  /** The letter says how to stop further ones, and usually asks for confirmation. */
  readonly isUnconfirmed?: boolean
  readonly isAsking?: boolean
  /** The registration that the link opens. */
  readonly registrationId?: RegistrationId
  /** The recipient of a series letter without an account. */
  readonly readerId?: string
  readonly message?: WrittenMessage
  readonly shop?: LetterShop
  readonly wrote?: WrittenToShop
}

/** SQLite limits the number of parameters. */
const INSERTED_TOGETHER = 500

export async function insertLetters(db: Queryable, letters: readonly WaitingLetter[]): Promise<void> {
  for (let start = 0; start < letters.length; start += INSERTED_TOGETHER) {
    const rows = letters.slice(start, start + INSERTED_TOGETHER).map(rowOf)
    await db.insertInto('letters').values(rows).execute()
  }
}

/** A waiting letter of the same kind has an outdated link. */
export async function replaceLetter(db: Queryable, letter: WaitingLetter): Promise<void> {
  await db.deleteFrom('letters').where('account_id', '=', letter.accountId).where('kind', '=', letter.kind).execute()
  await insertLetters(db, [letter])
}

function rowOf(letter: WaitingLetter) {
  return {
    id: letter.id,
    account_id: letter.accountId,
    kind: letter.kind,
    url: letter.url,
    language: letter.language,
    about: letter.about && JSON.stringify(letter.about),
    attempts: letter.attempts,
    due_at: letter.dueAt,
    created_at: letter.createdAt,
  }
}

export async function listDueLetters(
  db: Queryable,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<readonly WaitingLetter[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id as AccountId,
    kind: row.kind,
    url: row.url,
    language: chooseLanguage([row.language]),
    attempts: row.attempts,
    dueAt: row.due_at,
    createdAt: row.created_at,
    about: row.about === null ? null : readAbout(row.id, row.about),
  }))
}

/** False when another process took it first. */
export async function claimLetter(db: Queryable, letter: WaitingLetter, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ due_at: until, attempts: letter.attempts + 1 })
    .where('id', '=', letter.id)
    .where('due_at', '=', letter.dueAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function postponeLetter(db: Queryable, id: string, until: string): Promise<void> {
  await db.updateTable('letters').set({ due_at: until }).where('id', '=', id).execute()
}

export async function deleteLetter(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('letters').where('id', '=', id).execute()
}

const LINK_LETTERS: readonly LinkLetterKind[] = ['verification', 'recovery', 'emailChange']

export function isLinkLetter(kind: LetterKind): kind is LinkLetterKind {
  return LINK_LETTERS.some((one) => one === kind)
}

/** Their link would prove that an earlier address is read. */
export async function deleteLinkLetters(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('letters').where('account_id', '=', accountId).where('kind', 'in', LINK_LETTERS).execute()
}

type Addresses = { readonly from: Email; readonly to: Email }

export async function readdressLetters(db: Queryable, accountId: AccountId, { from, to }: Addresses): Promise<void> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'about'])
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'emailChanged')
    .where('about', 'is not', null)
    .execute()
  for (const { id, about } of rows) {
    const letter = readAbout(id, about ?? '')
    if (letter.to !== from) continue
    await db
      .updateTable('letters')
      .set({ about: JSON.stringify({ ...letter, to }) })
      .where('id', '=', id)
      .execute()
  }
}

export async function findNextDue(db: Queryable): Promise<string | null> {
  const row = await db.selectFrom('letters').select('due_at').orderBy('due_at').limit(1).executeTakeFirst()
  return row?.due_at ?? null
}

export async function deleteLettersTo(db: Queryable, to: Email): Promise<void> {
  const rows = await db.selectFrom('letters').select(['id', 'about']).where('about', 'is not', null).execute()
  const ids = rows.flatMap(({ id, about }) => (readAbout(id, about ?? '').to === to ? [id] : []))
  for (let start = 0; start < ids.length; start += INSERTED_TOGETHER) {
    const some = ids.slice(start, start + INSERTED_TOGETHER)
    await db.deleteFrom('letters').where('id', 'in', some).execute()
  }
}

/** Only what all letters share; the rest depends on the kind. */
const aboutSchema = z.custom<LetterAbout>((value) => everyLetter.safeParse(value).success)
const everyLetter = z.looseObject({ to: z.string(), name: z.string() })

function readAbout(id: string, text: string): LetterAbout {
  return readStoredJson({ table: 'letters', id, text, schema: aboutSchema }, 'about')
}
