import type { CallReply } from '@tablee/contract/call'
import type { getEventOffers as call } from '@tablee/contract/registrations/event-offers'
import type { Acting } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { RegistrationGround } from '../registration-ground.ts'

/** More than anyone decides about at once. */
const MOST_EVENTS = 200

type Offers = CallReply<typeof call>['data']

/** A received offer shows only the public part of the event. */
export async function getEventOffers(acting: Acting<RegistrationGround>): Promise<Outcome<CallReply<typeof call>>> {
  const { caller, database } = acting
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const [coming, received] = await database.read(async (db) => [
    await listComing(db, accountId, acting),
    await listReceived(db, accountId, acting.now().toISOString()),
  ])
  return accept({ data: { coming, received } })
}

export async function listUndecidedEvents(
  ground: RegistrationGround,
  accountId: AccountId,
): Promise<readonly string[]> {
  const coming = await ground.database.read((db) => listComing(db, accountId, ground))
  return coming.map(({ name }) => name)
}

async function listComing(
  db: Queryable,
  accountId: AccountId,
  { now, today }: Pick<RegistrationGround, 'now' | 'today'>,
): Promise<Offers['coming']> {
  const at = now().toISOString()
  const rows = await unfinishedEvents(db)
    .leftJoin('event_offers', 'event_offers.tournament_id', 'tournaments.id')
    .select('tournaments.series')
    .select(['event_offers.to_email', 'event_offers.state', 'event_offers.expires_at'])
    .select(
      sql<number | string>`(select count(*) from registrations where registrations.tournament_id = tournaments.id
        and registrations.status <> 'cancelled' and registrations.dropped = 0)`.as('registered'),
    )
    .where('tournaments.organizer', '=', accountId)
    .where((is) => is.or([is('starts_at', '>=', today()), is('ends_at', '>=', at)]))
    .execute()
  return rows.map((row) => ({
    ...{ ...eventOf(row), isOfSeries: row.series !== null },
    ...{ registered: Number(row.registered), offer: offerOf(row, at) },
  }))
}

async function listReceived(db: Queryable, accountId: AccountId, at: string): Promise<Offers['received']> {
  const rows = await unfinishedEvents(db)
    .innerJoin('event_offers', 'event_offers.tournament_id', 'tournaments.id')
    .innerJoin('accounts', 'accounts.id', 'event_offers.from_account')
    .select(['accounts.name as from', 'event_offers.expires_at as expiresAt'])
    .where('event_offers.to_account', '=', accountId)
    .where('event_offers.state', '=', 'open')
    .where('event_offers.expires_at', '>', at)
    .whereRef('tournaments.organizer', '=', 'event_offers.from_account')
    .execute()
  return rows.map((row) => ({ ...eventOf(row), from: row.from, expiresAt: wireMoment(row.expiresAt) }))
}

function unfinishedEvents(db: Queryable) {
  return db
    .selectFrom('tournaments')
    .select(['tournaments.id', 'tournaments.code', 'tournaments.name', 'tournaments.game', 'tournaments.format'])
    .select(['tournaments.starts_at', 'tournaments.location'])
    .where('tournaments.type', '=', 'advance')
    .where('tournaments.phase', '<>', 'finished')
    .orderBy('tournaments.starts_at')
    .orderBy('tournaments.id')
    .limit(MOST_EVENTS)
}

type EventRow = Awaited<ReturnType<ReturnType<typeof unfinishedEvents>['execute']>>[number]

function eventOf({ id, code, name, game, format, starts_at: startsAt, location }: EventRow) {
  return {
    ...{ tournamentId: id, code, name, gameType: game ?? '', format: format ?? '', location },
    tournamentDate: startsAt === null ? '' : wireMoment(startsAt),
  }
}

type OfferRow = {
  readonly to_email: string | null
  readonly state: 'open' | 'declined' | null
  readonly expires_at: string | null
}

function offerOf(row: OfferRow, at: string): Offers['coming'][number]['offer'] {
  const { to_email: email, state, expires_at: expiresAt } = row
  if (email === null || state === null || expiresAt === null) return null
  return { email, state: state === 'open' && expiresAt <= at ? 'expired' : state, expiresAt: wireMoment(expiresAt) }
}
