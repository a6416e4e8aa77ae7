import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { type getOwnEvening as call, MOST_OF_EVENING } from '@tablee/contract/registrations/get-own-evening'
import type { Acting } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type SeatAsked, seatsNow } from './seats-now.ts'
import { waitingPosition } from './waiting-position.ts'

const HOUR_MS = 3_600_000
/** An event not started by then is no longer tonight's. */
const LATE_MS = 12 * HOUR_MS
/** Untouched for this long, it is no longer being played; starting within this time, it is tonight's. */
const DAY_MS = 24 * HOUR_MS

type Evening = CallReply<typeof call>['data']

export async function getOwnEvening(
  { caller, database, listKept, findBracketPlaces, now: clock }: Acting<RegistrationGround>,
  { seats = [] }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const now = clock()
  const data = await database.read(async (db): Promise<Evening> => {
    const played = caller ? await playing(db, caller.accountId, now) : []
    const kept = caller ? await listKept(db, caller.accountId) : []
    const run = caller
      ? await organizing(db, { account: caller.accountId, shop: caller.shop?.id ?? null, kept, now })
      : []
    const started = [...played, ...run].flatMap(({ id, isStarted }) => (isStarted ? [id] : []))
    const places = await findBracketPlaces(db, started)
    const named = <One extends { readonly id: string }>(one: One) => ({
      ...one,
      bracketPlaces: places.get(one.id) ?? null,
    })
    return { playing: played.map(named), organizing: run.map(named), seats: await seatsNow(db, seats) }
  })
  return accept({ data })
}

async function playing(db: Queryable, account: AccountId, now: Date): Promise<Evening['playing']> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .select(SHOWN)
    .select(['registrations.status', waitingPosition.as('waitingPosition')])
    .where('account_id', '=', account)
    .where('status', '!=', 'cancelled')
    .where('dropped', '=', 0)
    // Players not accepted before the start do not play.
    .where((eb) =>
      eb.or([
        eb.and([isPlayedNow(eb, now), eb('status', '=', 'confirmed')]),
        eb.and([eb('phase', '=', 'waiting'), eb('starts_at', '>', before(now, LATE_MS))]),
      ]),
    )
    .orderBy(RUNNING_FIRST)
    .orderBy('starts_at')
    .orderBy('registrations.id')
    .limit(MOST_OF_EVENING)
    .execute()
  const asked = rows.map(({ id }): SeatAsked => ({ tournamentId: id, publicId: account }))
  const seats = await seatsNow(db, asked)
  return rows.map(({ status, waitingPosition: position, ...row }) => {
    const { tournamentId: _, ...seat } = seats.find(({ tournamentId }) => tournamentId === row.id) ?? {}
    return {
      ...shown(row),
      status,
      waitingPosition: position === null ? null : Number(position),
      seat: 'round' in seat ? seat : null,
    }
  })
}

type Organizer = {
  readonly account: AccountId
  readonly shop: ShopId | null
  /** Quick tournaments kept by the account as well as a device. */
  readonly kept: readonly TournamentId[]
  readonly now: Date
}

async function organizing(db: Queryable, { account, shop, kept, now }: Organizer): Promise<Evening['organizing']> {
  const rows = await db
    .selectFrom('tournaments')
    .select(SHOWN)
    .select([openTables.as('openTables'), seatedPlayers.as('players')])
    .where((eb) =>
      eb.or([
        eb('organizer', '=', account),
        ...(shop === null ? [] : [eb('shop_id', '=', shop)]),
        ...(kept.length > 0 ? [eb('tournaments.id', 'in', kept)] : []),
      ]),
    )
    .where((eb) =>
      eb.or([
        isPlayedNow(eb, now),
        eb.and([
          eb('phase', '=', 'waiting'),
          eb('starts_at', '>', before(now, LATE_MS)),
          eb('starts_at', '<', before(now, -DAY_MS)),
        ]),
        eb.and([eb('phase', '=', 'waiting'), eb('type', '=', 'quick'), eb('created_at', '>', before(now, LATE_MS))]),
      ]),
    )
    .orderBy(RUNNING_FIRST)
    .orderBy(BEGINS)
    .orderBy('tournaments.id')
    .limit(MOST_OF_EVENING)
    .execute()
  return rows.map(({ openTables: tables, players, ...row }) => ({
    ...shown(row),
    registeredPlayersCount: Number(players),
    openTables: Number(tables),
  }))
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString()
}

type OfTournament = ExpressionBuilder<Pick<Tables, 'tournaments'>, 'tournaments'>

function isPlayedNow(eb: OfTournament, now: Date) {
  return eb.and([eb('phase', '=', 'running'), eb('tournaments.updated_at', '>', before(now, DAY_MS))])
}

/** A quick tournament has no date: it starts once its players are there. */
const BEGINS = sql`coalesce(tournaments.starts_at, tournaments.created_at)`

const RUNNING_FIRST = sql`case when phase = 'running' then 0 else 1 end`

const SHOWN = [
  ...['tournaments.id', 'tournaments.code', 'tournaments.name', 'tournaments.type'],
  ...['tournaments.phase', 'tournaments.starts_at as startsAt', 'tournaments.current_round as currentRound'],
] as const satisfies readonly string[]

const openTables = sql<number | string>`(select count(*) from matches
  where matches.tournament_id = tournaments.id and matches.round = tournaments.current_round
    and matches.kind = 'played' and matches.state <> 'terminated' and tournaments.phase = 'running')`

const seatedPlayers = sql<number | string>`(select count(*) from players
  where players.tournament_id = tournaments.id and players.dropped_after is null)`

type Shown = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: 'quick' | 'advance'
  readonly phase: string
  readonly startsAt: string | null
  readonly currentRound: number
}

function shown({ id, code, name, type, phase, startsAt, currentRound }: Shown) {
  return {
    ...{ id, code, name, type, currentRound, bracketPlaces: null },
    tournamentDate: startsAt === null ? null : wireMoment(startsAt),
    isStarted: phase === 'running',
  }
}
