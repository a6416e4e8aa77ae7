import { createHash } from 'node:crypto'
import type { CallSubscription } from '@tablee/contract/serving/player-calling'
import { type StaffCallee, staffCallee } from '@tablee/contract/serving/staff-callee'
import { chooseLanguage } from '@tablee/domain/language'
import type { PlayerId, PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Phone, tablet and a home computer; one more replaces the oldest. */
const MOST_OF_PERSON = 3

export async function keepSubscription(db: Queryable, subscription: CallSubscription, now: Date): Promise<void> {
  const { tournamentId, callee, endpoint, keys, language } = subscription
  const values = {
    ...{ endpoint, public_key: keys.p256dh, auth: keys.auth, language },
    created_at: now.toISOString(),
  }
  await db
    .insertInto('call_subscriptions')
    .values({ tournament_id: tournamentId, player_id: callee, endpoint_hash: hashOf(endpoint), ...values })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'player_id', 'endpoint_hash']).doUpdateSet(values))
    .execute()
  await dropOldest(db, { tournamentId, callee, kept: hashOf(endpoint) })
}

type Kept = Pick<CallSubscription, 'tournamentId' | 'callee'> & { readonly kept: string }

async function dropOldest(db: Queryable, { tournamentId, callee, kept }: Kept): Promise<void> {
  const others = await db
    .selectFrom('call_subscriptions')
    .select('endpoint_hash')
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', callee)
    .where('endpoint_hash', '!=', kept)
    .orderBy('created_at', 'desc')
    .execute()
  const tooMany = others.slice(MOST_OF_PERSON - 1).map(({ endpoint_hash }) => endpoint_hash)
  if (tooMany.length === 0) return
  await db
    .deleteFrom('call_subscriptions')
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', callee)
    .where('endpoint_hash', 'in', tooMany)
    .execute()
}

export async function listSubscriptions(db: Queryable, id: TournamentId): Promise<readonly CallSubscription[]> {
  const rows = await db.selectFrom('call_subscriptions').selectAll().where('tournament_id', '=', id).execute()
  return rows.map(({ player_id, endpoint, public_key: p256dh, auth, language }) => ({
    ...{ tournamentId: id, endpoint, language: chooseLanguage([language]) },
    callee: player_id as PlayerId | StaffCallee,
    keys: { p256dh, auth },
  }))
}

export async function dropSubscription(
  db: Queryable,
  { tournamentId, callee, endpoint }: Pick<CallSubscription, 'tournamentId' | 'callee' | 'endpoint'>,
): Promise<void> {
  await db
    .deleteFrom('call_subscriptions')
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', callee)
    .where('endpoint_hash', '=', hashOf(endpoint))
    .execute()
}

/** The player left, or another device has the seat now. */
export async function dropSubscriptionsOf(db: Queryable, tournamentId: string, playerId: string): Promise<void> {
  await db
    .deleteFrom('call_subscriptions')
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', playerId)
    .execute()
}

/** An account that is erased, wherever it judged. */
export async function dropStaffSubscriptions(db: Queryable, id: PublicId): Promise<void> {
  await db.deleteFrom('call_subscriptions').where('player_id', '=', staffCallee(id)).execute()
}

export async function dropEndpoint(db: Queryable, endpoint: string): Promise<void> {
  await db.deleteFrom('call_subscriptions').where('endpoint_hash', '=', hashOf(endpoint)).execute()
}

type Ended = { readonly finishedBy: Date; readonly silentBy: Date }

/** Of tournaments finished by the first moment, or without an act since the second. */
export async function dropSubscriptionsOfEnded(db: Queryable, { finishedBy, silentBy }: Ended): Promise<void> {
  const ended = db
    .selectFrom('all_tournaments')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('phase', '=', 'finished'), eb('updated_at', '<=', finishedBy.toISOString())]),
        eb('updated_at', '<=', silentBy.toISOString()),
      ]),
    )
  await db.deleteFrom('call_subscriptions').where('tournament_id', 'in', ended).execute()
}

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex')
}
