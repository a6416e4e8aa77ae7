import type { ParsedInput } from '@tablee/contract/call'
import type { submitAdvancedScore as call } from '@tablee/contract/tournaments/submit-advanced-score'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { setScore } from '@tablee/domain/tournaments/set-score'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from '../held-tournament.ts'
import { findTournamentOfPairing } from '../queries/find-tournament-of-pairing.ts'
import { subjectOf } from '../secret.ts'
import { asOrganizer, findPlayerOf } from '../tournament-policy.ts'
import { type Acting, carryAct } from './carry-act.ts'

type Input = ParsedInput<typeof call>

/** The organizer decides a result; one of the two players reports it. */
export async function submitAdvancedScore(acting: Acting, input: Input): Promise<Outcome<HeldTournament>> {
  const { roundId: matchId, score1, score2, draws = 0, actId } = input
  const id = await acting.database.read((db) => findTournamentOfPairing(db, matchId))
  if (id === null) return refuse('match_not_found')
  const score = { wins1: score1, wins2: score2, draws }
  return carryAct(acting, {
    name: 'submit-advanced-score',
    target: { id },
    actId,
    permit: (held) => authorOf(acting, held, input),
    decide: (held) => {
      const player = playerOf(acting, held, input)
      const outcome = player
        ? submitScore(held.tournament, { matchId, by: player.id, score, contest: false })
        : setScore(held.tournament, { matchId, score })
      return outcome.accepted ? accept({ changes: outcome.value }) : outcome
    },
  })
}

function authorOf(acting: Acting, held: HeldTournament, input: Input): Outcome<PublicId> {
  if (input.playerId !== undefined) {
    return playerOf(acting, held, input)
      ? accept(subjectOf(input.playerId, acting.caller).publicId)
      : refuse('not_your_match')
  }
  return asOrganizer(held, { secret: input.organizerId, caller: acting.caller })
}

function playerOf({ caller }: Acting, held: HeldTournament, { playerId }: Input) {
  return playerId === undefined ? null : findPlayerOf(held, subjectOf(playerId, caller))
}
