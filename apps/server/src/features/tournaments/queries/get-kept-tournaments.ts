import type { CallReply } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { type getKeptTournaments as call, MOST_KEPT } from '@tablee/contract/tournaments/questions/get-kept-tournaments'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { sql } from 'kysely'
import { isKeptBy } from '../kept-store.ts'
import { accountSubject } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'

export async function getKeptTournaments({
  database,
  caller,
}: Acting<TournamentGround>): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { hash } = accountSubject(caller.accountId)
  const rows = await database.read((db) =>
    db
      .selectFrom('tournaments')
      .select(['id', 'organizer', 'phase'])
      .where('id', 'in', db.selectFrom('capabilities').select('tournament_id').where(isKeptBy(hash)))
      .orderBy(sql`case when phase = 'finished' then 1 else 0 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_KEPT)
      .execute(),
  )
  const data = rows.map(({ id, organizer, phase }) => ({
    id,
    organizerId: organizer,
    isFinished: phase === 'finished',
  }))
  return accept({ data })
}
