import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { submitAdvancedScore as call } from '@tablee/contract/tournaments/submit-advanced-score'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { setScore } from '@tablee/domain/tournaments/set-score'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import { findTournamentOfPairing } from '../queries/find-tournament-of-pairing.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { actingPlayer } from '../tournament-policy.ts'
import { type Carried, carryAct, nothingToLoad } from './carry-act.ts'

type Input = ParsedInput<typeof call>

/** The staff decides a result; one of the two players reports it. */
export async function submitAdvancedScore(
  acting: Acting<TournamentGround>,
  input: Input,
): Promise<Outcome<Carried<null>>> {
  const { roundId: matchId, score1, score2, draws = 0, actId } = input
  const id = await acting.database.read((db) => findTournamentOfPairing(db, matchId))
  if (id === null) return refuse('match_not_found')
  const score = { wins1: score1, wins2: score2, draws }
  return carryAct(acting, {
    name: 'submit-advanced-score',
    target: { id },
    actId,
    claim:
      input.playerId === undefined
        ? { as: 'staff', secret: input.organizerId, caller: acting.caller }
        : { as: 'player', secret: input.playerId, caller: acting.caller },
    load: nothingToLoad,
    decide: ({ tournament }, _, author) => {
      const player = actingPlayer(tournament, author)
      const outcome = player
        ? submitScore(tournament, { matchId, by: player.id, score, contest: false })
        : setScore(tournament, { matchId, score, by: author.role })
      return outcome.accepted ? accept({ changes: outcome.value, result: null }) : outcome
    },
  })
}
