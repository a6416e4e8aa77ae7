import type { RefusalCode } from '../../refusal-codes.ts'
import { winnerOf } from '../kinds/bracket.ts'
import { isKnockout } from '../kinds/stage.ts'
import type { Score } from '../results/score.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match, PlayedMatch, RoundNumber, Tournament } from '../tournament.ts'

/** The rules by which the matches of a round are played: in a bracket somebody wins. */
export function rulesIn(tournament: Pick<Tournament, 'rules' | 'stages' | 'rounds'>, round: RoundNumber): RulePack {
  const { rules } = tournament
  if (!isKnockout(tournament, round)) return rules
  return { ...rules, scoresAllowed: rules.scoresAllowed.filter(([won, lost]) => won !== lost) }
}

/** Why a result cannot stand in a bracket: nobody would go on, or another one did already. Null elsewhere. */
export function knockoutFault(tournament: Tournament, match: PlayedMatch, score: Score): RefusalCode | null {
  if (!isKnockout(tournament, match.round)) return null
  const winner = winnerOf(withScore(match, score))
  if (winner === null) return 'winner_needed'
  const hasPlayedOn = tournament.rounds.some(({ number }) => number > match.round)
  return hasPlayedOn && winner !== winnerOf(match) ? 'winner_played_on' : null
}

function withScore(match: PlayedMatch, score: Score): Match {
  return { ...match, state: { kind: 'terminated', score, decidedBy: 'organizer', reports: [] } }
}
