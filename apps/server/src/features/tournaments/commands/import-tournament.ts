import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { importTournament as call } from '@tablee/contract/tournaments/import-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { importTournament as decide } from '@tablee/domain/tournaments/import-tournament'
import { lockName } from '../../../database/lock-name.ts'
import { drawTournamentId } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { findCreation } from '../journal-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lockTournament } from '../tournament-store.ts'
import { keptBySender, organizerOf } from './create-quick-tournament.ts'
import { drawFreeCode, keepNewTournament } from './keep-new-tournament.ts'

/** The same import by the same secret under the same act id answers the tournament that it made. */
export async function importTournament(
  acting: Acting<TournamentGround>,
  { tournament: file, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const organizer = organizerOf(acting, organizerId)
  if (!organizer.accepted) return organizer
  const { publicId, hash } = organizer.value
  return acting.database.inTransaction(async (tx) => {
    await lockName(tx, hash)
    const repeated = actId === undefined ? null : await findCreation(tx.db, publicId, actId)
    const held = repeated ? await lockTournament(tx, acting.cache, repeated) : null
    if (held) return accept(held)
    const code = await drawFreeCode(acting, tx)
    const imported = decide(file, { id: drawTournamentId(acting.chance), code, organizer: publicId })
    if (!imported.accepted) return imported
    const { created, settled } = imported.value
    return accept(
      await keepNewTournament(acting, tx, {
        change: created,
        settled: { changes: settled, grants: keptBySender(acting, hash) },
        organizerHash: hash,
        name: 'import-tournament',
        actId,
      }),
    )
  })
}
