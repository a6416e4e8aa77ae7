import { ALL_TOPICS, type MailAddressState, type MailTopic } from '@tablee/domain/accounts/mail-topics'
import type { SeriesId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export type MailAddress = MailAddressState & {
  readonly id: string
  readonly mark: string
  /** The event, or the series, that wrote to it last while nobody had confirmed it. */
  readonly askedFor: Asker | null
}

/** In whose name a letter asks. */
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
/** More values at a time would pass the number of parameters that SQLite takes. */
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

/** A row for an address that has none; the one that is there where somebody was quicker. */
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

/** False where somebody else wrote to the address meanwhile: then it is looked at again. */
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

/** How many addresses an event, or a series, has asked since then. */
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

/** Somebody reads the mail of the address; who wants no letters is left alone all the same. */
export async function confirmAddress(db: Queryable, id: string, at: string): Promise<void> {
  await db
    .updateTable('mail_addresses')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('refused_at', 'is', null)
    .execute()
}

/** Whoever reads it was never meant: nothing goes there any more. */
export async function refuseLetters(db: Queryable, id: string, at: string): Promise<void> {
  await db.updateTable('mail_addresses').set({ refused_at: at }).where('id', '=', id).execute()
}

/** What comes from now on; whoever says so reads the mail of the address. */
export async function keepMailChoice(db: Queryable, { id, confirmedAt }: MailAddress, choice: Choice): Promise<void> {
  await db
    .updateTable('mail_addresses')
    .set({ off: choice.off.join(' '), confirmed_at: confirmedAt ?? choice.at, refused_at: null })
    .where('id', '=', id)
    .execute()
}

/** Addresses that were written to before then and that nobody confirmed: nothing is kept of them, unless they want no letters. */
export async function forgetUnconfirmed(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom('mail_addresses')
    .where('confirmed_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('off', '=', '')
    .where('asked_at', '<', before)
    .execute()
}
