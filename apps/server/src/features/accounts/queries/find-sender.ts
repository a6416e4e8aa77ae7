import type { LetterSender } from '@tablee/contract/serving/letter'
import type { Email } from '@tablee/domain/accounts/email'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { Queryable } from '../../../database/database.ts'

/** Found by the page the letter links to; null without a shop. */
export async function findSender(db: Queryable, url: string): Promise<LetterSender | null> {
  const [, typed = ''] = /\/tournament\/([^/?#]+)/.exec(url) ?? []
  const code = readTournamentCode(typed)
  if (code === null) return null
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('shops', 'shops.id', 'tournaments.shop_id')
    .select(['shops.name', 'shops.email', 'shops.takes_replies'])
    .where('tournaments.code', '=', code)
    .executeTakeFirst()
  return row ? { name: row.name, replyTo: row.takes_replies === 1 ? (row.email as Email | null) : null } : null
}
