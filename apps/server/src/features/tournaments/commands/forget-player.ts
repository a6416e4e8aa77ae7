import { accept } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import { drawPseudonym, drawSecret } from '../chance.ts'
import { playerHeldBy } from '../held-tournament.ts'
import type { OwnPlayer } from '../queries/list-own-tournaments.ts'
import { subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryWider } from './carry-decided.ts'

/** Draws another pseudonym if one is taken. */
export async function forgetPlayer(ground: TournamentGround, author: PublicId, player: OwnPlayer): Promise<void> {
  const { playerId } = player
  const nobody = subjectOf(drawSecret(ground.chance), null)
  const act = { name: 'forget-player', input: { playerId } } as const
  const sent = {
    target: { id: player.tournamentId },
    actId: undefined,
    claim: { as: 'leaver', publicId: author },
  } as const
  const outcome = await carryWider(ground, sent, {
    act,
    load: async () => drawPseudonym(ground.chance),
    decide: ({ tournament }, pseudonym, deciding) => {
      const beside = { pseudonym, publicId: nobody.publicId }
      const decided = decideAct(tournament, act, { ...deciding, beside })
      if (!decided.accepted) return decided
      const isKept = decided.value.some(({ kind }) => kind === 'player_claimed')
      const grants = isKept ? [playerHeldBy(playerId, nobody.hash)] : []
      return accept({ changes: decided.value, grants, result: null, leantOn: beside })
    },
  })
  if (!outcome.accepted && outcome.refusal.code === 'player_name_taken') await forgetPlayer(ground, author, player)
}
