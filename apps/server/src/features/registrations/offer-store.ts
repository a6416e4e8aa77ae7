import type { AccountId } from '@tablee/domain/accounts/account'
import type { EventOffer } from '@tablee/domain/registrations/event-offer'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

type Row = Selectable<Tables['event_offers']>

export async function findOffer(db: Queryable, tournamentId: TournamentId): Promise<EventOffer | null> {
  const row = await db
    .selectFrom('event_offers')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  return row ? offerOf(row) : null
}

/** Made or received. */
export async function listOffersOf(db: Queryable, accountId: AccountId): Promise<readonly EventOffer[]> {
  const rows = await db
    .selectFrom('event_offers')
    .selectAll()
    .where((is) => is.or([is('from_account', '=', accountId), is('to_account', '=', accountId)]))
    .orderBy('created_at')
    .execute()
  return rows.map(offerOf)
}

/** Replaces an earlier offer of the event. */
export async function replaceOffer(db: Queryable, offer: EventOffer): Promise<void> {
  await deleteOffer(db, offer.tournamentId)
  await db
    .insertInto('event_offers')
    .values({
      id: offer.id,
      tournament_id: offer.tournamentId,
      from_account: offer.from,
      to_email: offer.email,
      to_account: offer.to,
      state: offer.state,
      created_at: offer.createdAt,
      expires_at: offer.expiresAt,
    })
    .execute()
}

export async function markDeclined(db: Queryable, id: string): Promise<void> {
  await db.updateTable('event_offers').set({ state: 'declined' }).where('id', '=', id).execute()
}

export async function deleteOffer(db: Queryable, tournamentId: TournamentId): Promise<void> {
  await db.deleteFrom('event_offers').where('tournament_id', '=', tournamentId).execute()
}

/** Made or received. */
export async function deleteOffersOf(db: Queryable, accountId: AccountId): Promise<void> {
  await db
    .deleteFrom('event_offers')
    .where((is) => is.or([is('from_account', '=', accountId), is('to_account', '=', accountId)]))
    .execute()
}

function offerOf(row: Row): EventOffer {
  return {
    id: row.id,
    tournamentId: row.tournament_id as TournamentId,
    from: row.from_account as AccountId,
    email: row.to_email,
    to: row.to_account === null ? null : (row.to_account as AccountId),
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
