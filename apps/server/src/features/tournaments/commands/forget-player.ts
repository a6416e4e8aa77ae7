import { accept } from '@tablee/domain/outcome'
import { forgetPlayer as decide } from '@tablee/domain/tournaments/forget-player'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import { drawPseudonym, drawSecret } from '../chance.ts'
import type { OwnPlayer } from '../queries/list-own-tournaments.ts'
import { subjectOf } from '../secret.ts'
import { carryAct, type Ground } from './carry-act.ts'

/** The name goes, and with it the only way back to the person; a taken pseudonym is drawn again. */
export async function forgetPlayer(ground: Ground, author: PublicId, player: OwnPlayer): Promise<void> {
  const { playerId } = player
  const nobody = subjectOf(drawSecret(ground.chance), null)
  const outcome = await carryAct(ground, {
    name: 'forget-player',
    target: { id: player.tournamentId },
    actId: undefined,
    permit: () => accept(author),
    decide: ({ tournament }) => {
      const pseudonym = drawPseudonym(ground.chance)
      const decided = decide(tournament, { playerId, pseudonym, publicId: nobody.publicId })
      if (!decided.accepted) return decided
      const isKept = decided.value.some(({ kind }) => kind === 'player_claimed')
      const grants = isKept ? [{ role: 'player', playerId, hash: nobody.hash } as const] : []
      return accept({ changes: decided.value, grants })
    },
  })
  if (!outcome.accepted && outcome.refusal.code === 'player_name_taken') await forgetPlayer(ground, author, player)
}
