import type { AccountId } from '@tablee/domain/accounts/account'
import type { ErasedCounts, ErasedKind } from '@tablee/domain/erasures/erasure-proof'
import type { Queryable } from '../../database/database.ts'

const TABLES = {
  registrations: 'registrations',
  sessions: 'sessions',
  results: 'past_results',
  regulars: 'regulars',
  followings: 'series_followers',
  letters: 'letters',
} as const satisfies Partial<Record<ErasedKind, string>>

/** What goes with an account, asked before it goes. */
export async function countKept(db: Queryable, id: AccountId): Promise<ErasedCounts> {
  const counts = new Map<string, number>([['accounts', 1]])
  for (const [kind, table] of Object.entries(TABLES)) {
    const { number } = await db
      .selectFrom(table)
      .where('account_id', '=', id)
      .select(({ fn }) => fn.countAll().as('number'))
      .executeTakeFirstOrThrow()
    counts.set(kind, Number(number))
  }
  const decks = await db
    .selectFrom('registrations')
    .where('account_id', '=', id)
    .where('decklist', 'is not', null)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  const names = await db
    .selectFrom('players')
    .where('public_id', '=', id)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  return { ...Object.fromEntries(counts), decklists: Number(decks.number), names: Number(names.number) }
}
