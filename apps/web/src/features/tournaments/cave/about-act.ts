import {
  placingsIn,
  resultSaid,
  type SaidResult,
  scoreOfResult,
  seatsIn,
} from '@tablee/domain/tournaments/kinds/result'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Placings, PlayerId, Result, Tournament } from '@tablee/domain/tournaments/tournament'
import { scoreText } from '../match-view/own-view.ts'
import { sideNames } from './side-names.ts'

/** Input fields that name players or a table, and a result. */
type Said = SaidResult & {
  readonly playerName?: string
  readonly playerNames?: readonly string[]
  readonly newPlayerName?: string
  readonly playerKey?: PlayerId
  /** Of registrations, also a key. */
  readonly playerId?: PlayerId
  readonly matchId?: string
}

/** Names of the players concerned, with the result that was entered for them; empty if none. */
export function aboutAct(input: object, tournament: Pick<Tournament, 'matches'> | null, names: PlayerNames): string {
  const { playerName, playerNames, newPlayerName, playerId, playerKey = playerId, matchId, ...said }: Said = input
  const match = tournament?.matches.find(({ id }) => id === matchId)
  if (match) return withResult(sideNames(match, names), resultSaid(said))
  const named = playerKey === undefined ? undefined : names.get(playerKey)
  return newPlayerName ?? playerName ?? playerNames?.join(', ') ?? named ?? ''
}

/** In digits, for any language: "Léa · Max (2-1)", "Léa (1) · Max (2) · Zoé (2)". */
function withResult(names: readonly string[], result: Result | null): string {
  const all = names.join(' · ')
  if (!result) return all
  const [score, placings, seats] = [scoreOfResult(result), placingsIn(result), seatsIn(result)]
  if (placings) return names.map((name, seat) => name + placeIn(placings.outcome, seat)).join(' · ')
  if (seats) return `${all} (${seats.scores.map((each) => (each ? scoreText(each) : '–')).join(', ')})`
  return score ? `${all} (${scoreText(score)})` : all
}

function placeIn(outcome: Placings, seat: number): string {
  if ('winner' in outcome) return outcome.winner === seat ? ' (1)' : ''
  if ('drawn' in outcome) return outcome.drawn.includes(seat) ? ' (=)' : ''
  return ` (${outcome.places[seat]})`
}
