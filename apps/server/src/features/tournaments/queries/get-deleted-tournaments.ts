import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DeletedTournament } from '@tablee/contract/tournaments/documents/deleted-tournament'
import type { getDeletedTournaments as call } from '@tablee/contract/tournaments/questions/get-deleted-tournaments'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { erasedWhenDeletedBy, restorableUntil } from '@tablee/domain/tournaments/life/delete-tournament'
import { type DeletedHeld, listDeletedOf } from '../deleted-tournament-store.ts'
import { accountSubject, subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'

const MOST_SHOWN = 200

/** Each secret proves its organizer id. */
export async function getDeletedTournaments(
  { database, caller, now }: Acting<TournamentGround>,
  { organizerIds }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const subjects = organizerIds.map((secret) => subjectOf(secret, caller))
  if (caller) subjects.push(accountSubject(caller.accountId))
  if (subjects.length === 0) return accept({ data: [] })
  const organizers = subjects.map(({ publicId }) => publicId)
  const keeper = caller && accountSubject(caller.accountId).hash
  const after = erasedWhenDeletedBy(now())
  const rows = await database.read((db) => listDeletedOf(db, { organizers, keeper, after, most: MOST_SHOWN }))
  const data = rows.flatMap(({ deleted_at: deletedAt, ...row }) =>
    deletedAt === null
      ? []
      : [{ ...row, restorableUntil: wireMoment(restorableUntil(new Date(deletedAt)).toISOString()) }],
  )
  return accept({ data })
}

export function writeDeleted({ held: { tournament }, deletedAt }: DeletedHeld): DeletedTournament {
  const { id, code, name, announcement } = tournament
  const until = wireMoment(restorableUntil(deletedAt).toISOString())
  return { id, code, name, type: announcement ? 'advance' : 'quick', restorableUntil: until }
}
