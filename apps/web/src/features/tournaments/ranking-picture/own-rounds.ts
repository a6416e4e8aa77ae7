import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isBye, isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { annulledMatches } from '@tablee/domain/tournaments/players/left-matches'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { isSeatedIn, opponentIn, resultOf, scoreFor, scoreText } from '../match-view/own-view.ts'

/** A round as a card: felt is won, paper drawn, ink lost. */
export type OwnRound = {
  readonly round: RoundNumber
  readonly result: 'won' | 'drawn' | 'lost'
  /** "2-1"; null without a game. */
  readonly score: string | null
  /** Null where nobody sat opposite, or wishes to be read nowhere. */
  readonly opponent: string | null
  readonly isBye: boolean
}

/** The rounds of somebody, first one first; what counts for nobody is left out. */
export function ownRounds(tournament: Tournament, own: PlayerId): readonly OwnRound[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const annulled = annulledMatches(tournament)
  return tournament.matches
    .filter((match) => isSeatedIn(match, own) && !annulled.includes(match))
    .sort((one, other) => one.round - other.round)
    .flatMap((match): readonly OwnRound[] => {
      const { round } = match
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
