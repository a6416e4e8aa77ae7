import type { RefusalCode } from '../../refusal-codes.ts'
import { countedRulesAt } from '../kinds/counted-rules.ts'
import { knockoutWinner } from '../kinds/pod-bracket.ts'
import { isKnockout, stageOfRound } from '../kinds/stage.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match, PlayedMatch, Result, RoundNumber, Tournament } from '../tournament.ts'

/** The rules of a round's matches: a bracket needs winners. */
export function rulesIn(
  tournament: Pick<Tournament, 'rules' | 'stages' | 'rounds' | 'teamKind'>,
  round: RoundNumber,
): RulePack {
  const rules = countedRulesAt(tournament, round)
  if (!isKnockout(tournament, round)) return rules
  return { ...rules, scoresAllowed: rules.scoresAllowed.filter(([won, lost]) => won !== lost) }
}

/** Why a result cannot stand in a bracket: nobody would advance, or someone else already has. Null elsewhere. */
export function knockoutFault(tournament: Tournament, match: PlayedMatch, result: Result): RefusalCode | null {
  if (!isKnockout(tournament, match.round)) return null
  const stage = stageOfRound(tournament, match.round)
  const winner = knockoutWinner(stage, withResult(match, result))
  if (winner === null) return 'winner_needed'
  const hasPlayedOn = tournament.rounds.some(({ number }) => number > match.round)
  return hasPlayedOn && winner !== knockoutWinner(stage, match) ? 'winner_played_on' : null
}

function withResult(match: PlayedMatch, result: Result): Match {
  return { ...match, state: { kind: 'terminated', result, decidedBy: 'organizer', reports: [] } }
}
