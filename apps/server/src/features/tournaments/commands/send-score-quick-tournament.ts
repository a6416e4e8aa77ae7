import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { sendScoreQuickTournament as call } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import type { TournamentGround } from '../tournament-ground.ts'
import { actingPlayer } from '../tournament-policy.ts'
import { type Carried, carryAct, nothingToLoad } from './carry-act.ts'

export function sendScoreQuickTournament(
  acting: Acting<TournamentGround>,
  { code, playerId: secret, matchId, score, contest, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryAct(acting, {
    name: 'send-score-quick-tournament',
    target: { code },
    actId,
    claim: { as: 'player', secret, caller: acting.caller },
    load: nothingToLoad,
    decide: ({ tournament }, _, author) => {
      const player = actingPlayer(tournament, author)
      if (!player) return refuse('not_your_match')
      const submission = { matchId, by: player.id, score: score ?? null, contest: contest ?? false }
      const outcome = submitScore(tournament, submission)
      return outcome.accepted ? accept({ changes: outcome.value, result: null }) : outcome
    },
  })
}
