import type { ParsedInput } from '@tablee/contract/call'
import type { sendScoreQuickTournament as call } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import type { HeldTournament } from '../held-tournament.ts'
import { subjectOf } from '../secret.ts'
import { findPlayerOf } from '../tournament-policy.ts'
import { type Acting, carryAct } from './carry-act.ts'

export function sendScoreQuickTournament(
  acting: Acting,
  { code, playerId: secret, matchId, score, contest, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const subject = subjectOf(secret, acting.caller)
  return carryAct(acting, {
    name: 'send-score-quick-tournament',
    target: { code },
    actId,
    permit: (held) => (findPlayerOf(held, subject) ? accept(subject.publicId) : refuse('not_your_match')),
    decide: (held) => {
      const player = findPlayerOf(held, subject)
      if (!player) return refuse('not_your_match')
      const submission = { matchId, by: player.id, score: score ?? null, contest: contest ?? false }
      const outcome = submitScore(held.tournament, submission)
      return outcome.accepted ? accept({ changes: outcome.value }) : outcome
    },
  })
}
