import { ALL_TOPICS, type MailAddressState, type MailTopic } from '@tablee/domain/accounts/mail-topics'
import type { SeriesId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export type MailAddress = MailAddressState & {
  readonly id: string
  readonly mark: string
  readonly askedFor: Asker | null
}

type Asker = TournamentId | SeriesId

const COLUMNS = [
  'id',
  'address_mark',
  'confirmed_at',
  'asked_at',
  'asked_for',
  'off',
  'refused_at',
  'written_at',
] as const
/** SQLite limits the number of parameters. */
const ASKED_TOGETHER = 500

type Row = {
  readonly id: string
  readonly address_mark: string
  readonly confirmed_at: string | null
  readonly asked_at: string | null
  readonly asked_for: string | null
  readonly off: string
  readonly refused_at: string | null
  readonly written_at: string
}

function read(row: Row): MailAddress {
  const off = row.off.split(' ')
  return {
    id: row.id,
    mark: row.address_mark,
    confirmedAt: row.confirmed_at,
    askedAt: row.asked_at,
    askedFor: row.asked_for as Asker | null,
    off: ALL_TOPICS.filter((topic) => off.includes(topic)),
    refusedAt: row.refused_at,
    writtenAt: row.written_at === '' ? [] : row.written_at.split(' '),
  }
}

export async function findMailAddresses(
  db: Queryable,
  marks: readonly string[],
): Promise<ReadonlyMap<string, MailAddress>> {
  const found: Row[] = []
  for (let start = 0; start < marks.length; start += ASKED_TOGETHER) {
    const some = marks.slice(start, start + ASKED_TOGETHER)
    const rows = await db.selectFrom('mail_addresses').select(COLUMNS).where('address_mark', 'in', some).execute()
    found.push(...rows)
  }
  return new Map(found.map((row) => [row.address_mark, read(row)]))
}

export async function findMailAddress(db: Queryable, id: string): Promise<MailAddress | null> {
  const row = await db.selectFrom('mail_addresses').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? read(row) : null
}

/** Returns the existing row if there is one. */
export async function addMailAddress(
  db: Queryable,
  { id, mark }: Pick<MailAddress, 'id' | 'mark'>,
): Promise<MailAddress> {
  await db
    .insertInto('mail_addresses')
    .values({ id, address_mark: mark, confirmed_at: null, asked_at: null, asked_for: null, off: '' })
    .onConflict((conflict) => conflict.column('address_mark').doNothing())
    .execute()
  const row = await db
    .selectFrom('mail_addresses')
    .select(COLUMNS)
    .where('address_mark', '=', mark)
    .executeTakeFirstOrThrow()
  return read(row)
}

type Written = {
  readonly askedAt: string
  readonly askedFor: Asker
  readonly writtenAt: readonly string[]
}

/** False when another letter was counted meanwhile: check again. */
export async function noteWritten(
  db: Queryable,
  before: Pick<MailAddress, 'id' | 'writtenAt'>,
  { askedAt, askedFor, writtenAt }: Written,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_addresses')
    .set({ asked_at: askedAt, asked_for: askedFor, written_at: writtenAt.join(' ') })
    .where('id', '=', before.id)
    .where('written_at', '=', before.writtenAt.join(' '))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function countAsked(
  db: Queryable,
  { since, by }: { readonly since: string; readonly by: Asker },
): Promise<number> {
  const { count } = await db
    .selectFrom('mail_addresses')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('asked_for', '=', by)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Choice = { readonly off: readonly MailTopic[]; readonly at: string }

/** The address is read; refused letters stay refused. */
export async function confirmAddress(db: Queryable, id: string, at: string): Promise<void> {
  await db
    .updateTable('mail_addresses')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('refused_at', 'is', null)
    .execute()
}

export async function refuseLetters(db: Queryable, id: string, at: string): Promise<void> {
  await db.updateTable('mail_addresses').set({ refused_at: at }).where('id', '=', id).execute()
}

/** Choosing proves that the address is read. */
export async function keepMailChoice(db: Queryable, { id, confirmedAt }: MailAddress, choice: Choice): Promise<void> {
  await db
    .updateTable('mail_addresses')
    .set({ off: choice.off.join(' '), confirmed_at: confirmedAt ?? choice.at, refused_at: null })
    .where('id', '=', id)
    .execute()
}

/** Forgets unconfirmed addresses last written to before then, unless they refused letters. */
export async function forgetUnconfirmed(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom('mail_addresses')
    .where('confirmed_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('off', '=', '')
    .where('asked_at', '<', before)
    .execute()
}
