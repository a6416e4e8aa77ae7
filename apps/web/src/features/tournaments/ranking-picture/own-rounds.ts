import { resultOf as matchResultOf, placingsOf, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placingOf, scoreOfResult, seatsIn, seatWins } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, isBye, isMeeting, opponentsIn, sideOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch, type TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { annulledMatches } from '@tablee/domain/tournaments/players/left-matches'
import { mirrorScore } from '@tablee/domain/tournaments/results/score'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { isOwnMatch, opponentIn, resultOf, scoreFor, scoreText } from '../match-view/own-view.ts'

/** Shown green for a win, paper for a draw, ink for a loss. */
export type OwnRound = {
  readonly round: RoundNumber
  readonly result: 'won' | 'drawn' | 'lost'
  /** "2-1"; null without games. */
  readonly score: string | null
  /** Null without an opponent, or if the name is hidden. */
  readonly opponent: string | null
  readonly isBye: boolean
}

/** In order; rounds that count for nobody are omitted. */
export function ownRounds(tournament: Tournament, own: PlayerId): readonly OwnRound[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const annulled = annulledMatches(tournament)
  return tournament.matches
    .filter((match) => isOwnMatch(tournament, match, own) && !annulled.includes(match))
    .sort((one, other) => one.round - other.round)
    .flatMap((match): readonly OwnRound[] => {
      const { round } = match
      if (isTeamMatch(match)) return roundOfTeams(tournament, match, own)
      if (isPodTable(match)) {
        const placings = placingsOf(match)
        if (!placings) return []
        const result = placingOf(placings, sideOf(match, own))
        const others = opponentsIn(match, own).map((id) => names.get(id) ?? '')
        const shown = others.filter((name) => !isNumberName(name)).join(', ')
        return [{ round, result, score: null, opponent: shown === '' ? null : shown, isBye: false }]
      }
      if (!isMeeting(match)) {
        const wasBye = isBye(match)
        return [{ round, result: wasBye ? 'won' : 'lost', score: null, opponent: null, isBye: wasBye }]
      }
      const stands = scoreOf(match)
      if (!stands) return []
      const score = scoreFor(match, own, stands)
      const result = resultOf(score)
      const name = names.get(opponentIn(match, own)) ?? ''
      return [
        {
          round,
          result: result === 'bothLost' ? 'lost' : result,
          score: result === 'bothLost' ? null : scoreText(score),
          opponent: isNumberName(name) ? null : name,
          isBye: false,
        },
      ]
    })
}

/** As the team has it: matches won at its seats, or games. */
function roundOfTeams(tournament: Tournament, match: TeamMatch, own: PlayerId): readonly OwnRound[] {
  const stands = matchResultOf(match)
  const captain = entrantOf(tournament, own)
  const opposite = entrantsIn(match).find((id) => id !== captain)
  if (!stands || opposite === undefined) return []
  const bySeats = seatsIn(stands.result)
  const score = bySeats ? seatWins(bySeats) : scoreOfResult(stands.result)
  const shown = score && (entrantsIn(match)[0] === captain ? score : mirrorScore(score))
  const result = shown === null ? 'drawn' : resultOf(shown)
  return [
    {
      round: match.round,
      result: result === 'bothLost' ? 'lost' : result,
      score: shown === null || shown.isDoubleLoss ? null : scoreText(shown),
      opponent: entrantNames(tournament).get(opposite) ?? null,
      isBye: false,
    },
  ]
}
