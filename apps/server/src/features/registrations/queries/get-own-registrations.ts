import type { CallReply } from '@tablee/contract/call'
import type { getOwnRegistrations as call } from '@tablee/contract/registrations/get-own-registrations'
import type { Acting } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable } from '../../../database/database.ts'
import type { RegistrationGround } from '../registration-ground.ts'

const MOST_SHOWN = 200

/** An account sees what it registered for, on whichever device. */
export async function getOwnRegistrations({
  caller,
  database,
}: Acting<RegistrationGround>): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const rows = await database.read((db) => listOfAccount(db, caller.accountId))
  const data = rows.map(({ id, playerName, status, dropped, ...event }) => ({
    id,
    playerName,
    status,
    dropped: dropped === 1,
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
      isCancelled: event.isCancelled === 1,
    },
  }))
  return accept({ data })
}

function listOfAccount(db: Queryable, accountId: AccountId) {
  return db
    .selectFrom('registrations')
    .innerJoin('tournaments', 'tournaments.id', 'registrations.tournament_id')
    .select(['registrations.id', 'player_name as playerName', 'status', 'dropped'])
    .select(['tournaments.id as tournamentId', 'code', 'name', 'game', 'format', 'phase'])
    .select('is_cancelled as isCancelled')
    .select(['starts_at as startsAt', 'tournaments.location'])
    .where('account_id', '=', accountId)
    .orderBy('starts_at', 'desc')
    .orderBy('registrations.id')
    .limit(MOST_SHOWN)
    .execute()
}
