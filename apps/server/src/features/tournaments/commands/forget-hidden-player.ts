import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { forgetPlayer as decide } from '@tablee/domain/tournaments/players/forget-player'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import { drawPseudonym, drawSecret } from '../chance.ts'
import { writeDifference } from '../difference-store.ts'
import { holdersAfter, playerHeldBy } from '../held-tournament.ts'
import { lockHidden } from '../hidden-page-store.ts'
import { appendToJournal } from '../journal-store.ts'
import type { OwnPlayer } from '../queries/list-own-tournaments.ts'
import { subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'

type Ground = Pick<TournamentGround, 'database' | 'now' | 'chance'>

/** Like `forgetPlayer`, for a page hidden by the operator: acts do not reach it, and no one is notified. */
export function forgetHiddenPlayer(ground: Ground, author: PublicId, player: OwnPlayer): Promise<void> {
  const { tournamentId, playerId } = player
  const nobody = subjectOf(drawSecret(ground.chance), null)
  return ground.database.inTransaction(async (tx) => {
    const before = await lockHidden(tx, tournamentId)
    if (!before) return
    const pseudonym = drawPseudonym(ground.chance)
    const decided = decide(before.tournament, { playerId, pseudonym, publicId: nobody.publicId })
    if (!decided.accepted) return
    const changes = decided.value
    const isKept = changes.some(({ kind }) => kind === 'player_claimed')
    const tournament = evolveAll(before.tournament, changes)
    const grants = isKept ? [playerHeldBy(playerId, nobody.hash)] : []
    const at = ground.now().toISOString()
    const sequence = before.sequence + 1
    const holders = holdersAfter(before.holders, { before: before.tournament, after: tournament }, grants)
    await writeDifference(tx, { before, after: { ...before, tournament, holders, sequence, updatedAt: at } })
    await appendToJournal(tx.db, {
      ...{ tournamentId, sequence, at, changes, act: 'forget-player' as const, actId: undefined, reason: null },
      author: { publicId: author, role: 'player', holderId: playerId, label: null },
    })
  })
}
