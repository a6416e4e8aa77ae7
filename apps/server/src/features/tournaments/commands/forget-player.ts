import { accept } from '@tablee/domain/outcome'
import { forgetPlayer as decide } from '@tablee/domain/tournaments/forget-player'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import { drawPseudonym, drawSecret } from '../chance.ts'
import { playerHeldBy } from '../held-tournament.ts'
import type { OwnPlayer } from '../queries/list-own-tournaments.ts'
import { subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct } from './carry-act.ts'

/** The name goes, and with it the only way back to the person; if the pseudonym is taken, another is drawn. */
export async function forgetPlayer(ground: TournamentGround, author: PublicId, player: OwnPlayer): Promise<void> {
  const { playerId } = player
  const nobody = subjectOf(drawSecret(ground.chance), null)
  const outcome = await carryAct(ground, {
    name: 'forget-player',
    target: { id: player.tournamentId },
    actId: undefined,
    isForCancelled: true,
    claim: { as: 'leaver', publicId: author },
    load: async () => drawPseudonym(ground.chance),
    decide: ({ tournament }, pseudonym) => {
      const decided = decide(tournament, { playerId, pseudonym, publicId: nobody.publicId })
      if (!decided.accepted) return decided
      const isKept = decided.value.some(({ kind }) => kind === 'player_claimed')
      const grants = isKept ? [playerHeldBy(playerId, nobody.hash)] : []
      return accept({ changes: decided.value, grants, result: null })
    },
  })
  if (!outcome.accepted && outcome.refusal.code === 'player_name_taken') await forgetPlayer(ground, author, player)
}
