import { pairOf, seatsOf } from '../kinds/seats.ts'
import { DOUBLE_LOSS, isAllowedScore, type Score } from '../results/score.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match, MatchId, Meeting, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { isBooked } from './booked-losses.ts'
import type { Penalty } from './penalty.ts'

type WithPenalties = Pick<Tournament, 'penalties'>

/** Those that ended a match; meanwhile its result is a staff ruling, not an editable score. */
export function endingPenalties({ penalties }: WithPenalties, match: MatchId): readonly Penalty[] {
  return penalties.filter(({ endedMatch }) => endedMatch === match)
}

/** Games lost by decision. They follow the player within the round, even to another seat. */
export function gameLosses({ penalties }: WithPenalties, match: Match): readonly Penalty[] {
  if (penalties.length === 0) return []
  const seats = seatsOf(match)
  return penalties.filter(
    ({ kind, round, playerId }) => kind === 'game-loss' && round === match.round && seats.includes(playerId),
  )
}

const NONE: readonly Penalty[] = []

/** All penalties shown with a match; always the same value if none, so that rows need no re-render. */
export function penaltiesOfMatch(tournament: WithPenalties, match: Match): readonly Penalty[] {
  if (tournament.penalties.length === 0) return NONE
  const found = [...endingPenalties(tournament, match.id), ...gameLosses(tournament, match)]
  return found.length === 0 ? NONE : found
}

/** A player's penalties of a kind, over all rounds. */
export function countPenalties({ penalties }: WithPenalties, player: PlayerId, kind: Penalty['kind']): number {
  return penalties.filter((one) => one.playerId === player && one.kind === kind).length
}

/** Whether undoing or re-pairing the round would lose penalties. Booked ones wait for the match that is paired instead. */
export function hasPenaltiesInRound({ penalties }: WithPenalties, number: RoundNumber): boolean {
  return penalties.some(
    (penalty) => penalty.round === number && penalty.kind !== 'disqualification' && !isBooked(penalty),
  )
}

export function isDisqualified({ penalties }: WithPenalties, player: PlayerId): boolean {
  return penalties.some(({ kind, playerId }) => kind === 'disqualification' && playerId === player)
}

/** Whether each opponent won at least the games lost by decision; always so in a double loss. */
export function agreesWithGameLosses(tournament: WithPenalties, match: Meeting, score: Score): boolean {
  if (score.isDoubleLoss) return true
  const losses = gameLosses(tournament, match)
  const [first, second] = pairOf(match)
  const lostBy = (player: PlayerId) => losses.filter(({ playerId }) => playerId === player).length
  return score.wins2 >= lostBy(first) && score.wins1 >= lostBy(second)
}

/** The score of a match lost by decision, with the games the rules count for a lost match. */
export function decidedScore(rules: RulePack, match: Meeting, losers: ReadonlySet<PlayerId>): Score {
  const [first, second] = pairOf(match)
  if (losers.has(first) && losers.has(second)) return DOUBLE_LOSS
  const games = winWithoutPlay(rules)
  return losers.has(first) ? { wins1: 0, wins2: games, draws: 0 } : { wins1: games, wins2: 0, draws: 0 }
}

/** 2-0, or 1-0 in a one-game match. */
function winWithoutPlay({ tableLossGames: [, lost], scoresAllowed, bestOf }: RulePack): number {
  const usual = { wins1: lost, wins2: 0, draws: 0 }
  return isAllowedScore(usual, scoresAllowed) && lost > 0 ? lost : Math.floor(bestOf / 2) + 1
}
