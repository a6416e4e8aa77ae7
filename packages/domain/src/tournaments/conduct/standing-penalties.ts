import { pairOf, seatsOf } from '../kinds/seats.ts'
import { DOUBLE_LOSS, isAllowedScore, type Score } from '../results/score.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match, MatchId, PlayedMatch, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import type { Penalty } from './penalty.ts'

type WithPenalties = Pick<Tournament, 'penalties'>

/** Those that ended a match: while one stands, its result is the staff's decision and not a score to change. */
export function endingPenalties({ penalties }: WithPenalties, match: MatchId): readonly Penalty[] {
  return penalties.filter(({ endedMatch }) => endedMatch === match)
}

/** Games lost by decision in a match. They belong to the player and the round: whoever is seated elsewhere takes them along. */
export function gameLosses({ penalties }: WithPenalties, match: Match): readonly Penalty[] {
  if (penalties.length === 0) return []
  const seats = seatsOf(match)
  return penalties.filter(
    ({ kind, round, playerId }) => kind === 'game-loss' && round === match.round && seats.includes(playerId),
  )
}

const NONE: readonly Penalty[] = []

/** Everything that a row of the match tells; where nothing was decided always the same value, so that rows stay as they are. */
export function penaltiesOfMatch(tournament: WithPenalties, match: Match): readonly Penalty[] {
  if (tournament.penalties.length === 0) return NONE
  const found = [...endingPenalties(tournament, match.id), ...gameLosses(tournament, match)]
  return found.length === 0 ? NONE : found
}

/** How many of a kind stand of a player, in all rounds. */
export function countPenalties({ penalties }: WithPenalties, player: PlayerId, kind: Penalty['kind']): number {
  return penalties.filter((one) => one.playerId === player && one.kind === kind).length
}

/** What a round that is taken back or paired again would lose. */
export function hasPenaltiesInRound({ penalties }: WithPenalties, number: RoundNumber): boolean {
  return penalties.some(({ kind, round }) => round === number && kind !== 'disqualification')
}

export function isDisqualified({ penalties }: WithPenalties, player: PlayerId): boolean {
  return penalties.some(({ kind, playerId }) => kind === 'disqualification' && playerId === player)
}

/** Whether the opponent of each game lost by decision has won at least as many. Both lose: so does the player. */
export function agreesWithGameLosses(tournament: WithPenalties, match: PlayedMatch, score: Score): boolean {
  if (score.isDoubleLoss) return true
  const losses = gameLosses(tournament, match)
  const [first, second] = pairOf(match)
  const lostBy = (player: PlayerId) => losses.filter(({ playerId }) => playerId === player).length
  return score.wins2 >= lostBy(first) && score.wins1 >= lostBy(second)
}

/** The score of a match that one or both players lost by decision: the games that the rules count for a lost match. */
export function decidedScore(rules: RulePack, match: PlayedMatch, losers: ReadonlySet<PlayerId>): Score {
  const [first, second] = pairOf(match)
  if (losers.has(first) && losers.has(second)) return DOUBLE_LOSS
  const games = winWithoutPlay(rules)
  return losers.has(first) ? { wins1: 0, wins2: games, draws: 0 } : { wins1: games, wins2: 0, draws: 0 }
}

/** 2-0, and 1-0 in a match of one game. */
function winWithoutPlay({ tableLossGames: [, lost], scoresAllowed, bestOf }: RulePack): number {
  const usual = { wins1: lost, wins2: 0, draws: 0 }
  return isAllowedScore(usual, scoresAllowed) && lost > 0 ? lost : Math.floor(bestOf / 2) + 1
}
