import type { PlayerPage } from '@tablee/contract/past/own-past'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Queryable } from '../../database/database.ts'
import type { Row } from '../../database/tables/tables.ts'

export async function findPlayerPage(db: Queryable, account: string): Promise<PlayerPage | null> {
  const row = await db.selectFrom('player_pages').selectAll().where('account_id', '=', account).executeTakeFirst()
  return row ? pageOf(row) : null
}

/** Also one that is not public. */
export async function findPageAt(db: Queryable, slug: string) {
  const row = await db.selectFrom('player_pages').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row ? { account: row.account_id as AccountId, ...pageOf(row) } : null
}

export async function writePlayerPage(db: Queryable, account: string, page: PlayerPage): Promise<void> {
  const { slug, name, isPublic, isIndexed } = page
  const columns = { slug, name, is_public: Number(isPublic), is_indexed: Number(isIndexed) }
  await db
    .insertInto('player_pages')
    .values({ account_id: account, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

export async function erasePlayerPage(db: Queryable, account: string): Promise<void> {
  await db.deleteFrom('player_pages').where('account_id', '=', account).execute()
}

function pageOf({ slug, name, is_public, is_indexed }: Row<'player_pages'>): PlayerPage {
  return { slug, name, isPublic: is_public === 1, isIndexed: is_indexed === 1 }
}
