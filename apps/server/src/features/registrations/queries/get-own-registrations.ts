import type { CallReply } from '@tablee/contract/call'
import type { getOwnRegistrations as call } from '@tablee/contract/registrations/get-own-registrations'
import type { Acting } from '@tablee/contract/serving/caller'
import { finalStandings } from '@tablee/contract/tournaments/documents/read-change'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { ownResult } from '@tablee/domain/registrations/own-results'
import { DamagedRowError, readStoredJson } from '../../../database/damaged-row.ts'
import type { Queryable } from '../../../database/database.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { waitingPosition } from './waiting-position.ts'

const MOST_SHOWN = 200
/** Characters read per query; older events beyond that show no final place. */
const MOST_READ = 4_000_000

/** On any device. */
export async function getOwnRegistrations({
  caller,
  database,
  noteDamage,
}: Acting<RegistrationGround>): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { rows, standings } = await database.read(async (db) => {
    const listed = await listOfAccount(db, caller.accountId)
    return { rows: listed, standings: await readStandings(db, withinBudget(listed)) }
  })
  const endedAs = (tournamentId: string, playerId: string) => {
    const text = standings.get(tournamentId)
    return text ? ownResult(undamagedStandings(noteDamage, { id: tournamentId, text }), playerId) : null
  }
  const data = rows.map(({ id, playerId, playerName, status, dropped, ...event }) => ({
    id,
    playerName,
    status,
    dropped: dropped === 1,
    checkedIn: event.checkedIn === 1,
    waitingPosition: event.waitingPosition === null ? null : Number(event.waitingPosition),
    result: endedAs(event.tournamentId, playerId),
    tournament: {
      id: event.tournamentId,
      code: event.code,
      name: event.name,
      gameType: event.game ?? '',
      format: event.format ?? '',
      tournamentDate: event.startsAt === null ? '' : wireMoment(event.startsAt),
      location: event.location,
      isStarted: event.phase !== 'waiting',
      isFinished: event.phase === 'finished',
      // Apps that do not know deletion see it as cancelled.
      isCancelled: event.isCancelled === 1 || event.deletedAt !== null,
      isDeleted: event.deletedAt !== null,
      isHidden: event.hiddenAt !== null,
    },
  }))
  return accept({ data })
}

function listOfAccount(db: Queryable, accountId: AccountId) {
  return (
    db
      .selectFrom('registrations')
      // No one should look for deleted events in vain.
      .innerJoin('all_tournaments as tournaments', 'tournaments.id', 'registrations.tournament_id')
      .leftJoin('hidden_pages', (join) =>
        join.onRef('hidden_pages.tournament_id', '=', 'tournaments.id').on('restored_at', 'is', null),
      )
      .select(['registrations.id', 'player_id as playerId', 'player_name as playerName', 'status', 'dropped'])
      .select(['tournaments.id as tournamentId', 'code', 'name', 'game', 'format', 'phase'])
      .select(['deleted_at as deletedAt', 'hidden_at as hiddenAt'])
      .select(['is_cancelled as isCancelled', 'checked_in as checkedIn'])
      .select(['starts_at as startsAt', 'tournaments.location'])
      .select(({ fn }) => fn<number | null>('length', ['standings']).as('standingsLength'))
      .select(waitingPosition.as('waitingPosition'))
      .where('account_id', '=', accountId)
      .orderBy('starts_at', 'desc')
      .orderBy('registrations.id')
      .limit(MOST_SHOWN)
      .execute()
  )
}

type Sized = { readonly tournamentId: string; readonly standingsLength: number | null }

function withinBudget(rows: readonly Sized[]): readonly string[] {
  let left = MOST_READ
  return rows.flatMap(({ tournamentId, standingsLength }) => {
    if (standingsLength === null) return []
    left -= standingsLength
    return left >= 0 ? [tournamentId] : []
  })
}

async function readStandings(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('tournaments').select(['id', 'standings']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, standings }) => [id, standings]))
}

type StoredStandings = { readonly id: string; readonly text: string }

/** Damaged ones are skipped, with a note for the operator. */
function undamagedStandings(noteDamage: (error: DamagedRowError) => void, { id, text }: StoredStandings) {
  try {
    return readStoredJson({ table: 'tournaments', id, schema: finalStandings, text }, 'standings')
  } catch (error) {
    if (!(error instanceof DamagedRowError)) throw error
    noteDamage(error)
    return []
  }
}
