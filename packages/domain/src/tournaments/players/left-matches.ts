import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isOver } from '../kinds/match-result.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { roundRobinPairs } from '../kinds/round-robin.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import {
  annulledIn,
  currentStage,
  enteredIn,
  stageOfRound,
  structureOf,
  turnInStage,
  withAnnulled,
} from '../kinds/stage.ts'
import type { Match, PlayerId, Tournament } from '../tournament.ts'
import { hasLeft } from './departure.ts'

/**
 * What becomes of the matches of somebody who left a round robin. `annulled`: none of them counts, for nobody, as if the player had never been there.
 * `forfeited`: what was played stands, and whoever had still to meet the player wins without playing.
 */
export const LEFT_MATCHES = ['annulled', 'forfeited'] as const
export type LeftMatches = (typeof LEFT_MATCHES)[number]

type InCircle = Pick<Tournament, 'players' | 'stages'>
type WithRounds = InCircle & Pick<Tournament, 'rounds' | 'matches'>

/** Null for who plays, for who was not drawn into it, and where the tournament is no round robin. */
export function leftMatchesOf(tournament: InCircle, player: PlayerId): LeftMatches | null {
  if (!isOfCircle(tournament, player) || !hasLeft(tournament, player)) return null
  return annulledIn(currentStage(tournament)).includes(player) ? 'annulled' : 'forfeited'
}

function isOfCircle({ stages }: Pick<Tournament, 'stages'>, player: PlayerId): boolean {
  return structureOf({ stages }) === 'round-robin' && (enteredIn(currentStage({ stages })) ?? []).includes(player)
}

/** How many of their matches somebody has played to a result, and how many a round robin has for each. */
export function playedOfAll(
  { stages, matches }: Pick<Tournament, 'stages' | 'matches'>,
  player: PlayerId,
): { readonly played: number; readonly all: number } {
  const played = matches.filter((match) => isMeeting(match) && isOver(match) && seatsOf(match).includes(player)).length
  return { played, all: Math.max(0, (enteredIn(currentStage({ stages })) ?? []).length - 1) }
}

/** Annulled while fewer than half of their matches are played, forfeited from half on: the usual rule of chess and football. */
export function usualFate(tournament: Pick<Tournament, 'stages' | 'matches'>, player: PlayerId): LeftMatches {
  const { played, all } = playedOfAll(tournament, player)
  return 2 * played < all ? 'annulled' : 'forfeited'
}

/** What follows for a round robin when that player leaves it; nothing elsewhere. */
export function fateOfLeaver(tournament: Tournament, player: PlayerId): readonly Change[] {
  return isOfCircle(tournament, player) ? ruling(tournament, player, usualFate(tournament, player)) : []
}

export type LeftMatchesRuling = { readonly playerId: PlayerId; readonly matches: LeftMatches }

/** The staff decides what becomes of the matches of somebody who left a round robin, until its finish. */
export function ruleLeftMatches(
  tournament: Tournament,
  { playerId, matches }: LeftMatchesRuling,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (structureOf(tournament) !== 'round-robin') return refuse('left_matches_need_round_robin')
  if (!isOfCircle(tournament, playerId)) return refuse('player_not_found')
  if (!hasLeft(tournament, playerId)) return refuse('player_still_plays')
  return accept(ruling(tournament, playerId, matches))
}

function ruling({ stages }: InCircle, player: PlayerId, fate: LeftMatches): readonly Change[] {
  const stage = currentStage({ stages })
  const annulled = annulledIn(stage)
  if (annulled.includes(player) === (fate === 'annulled')) return []
  const others = annulled.filter((id) => id !== player)
  return [{ kind: 'stage_chosen', stage: withAnnulled(stage, fate === 'annulled' ? [...others, player] : others) }]
}

/** Whose matches count for nobody; who came back plays on, and theirs count. */
function annulledPlayers({ players, stages }: InCircle): ReadonlySet<PlayerId> {
  const annulled = annulledIn(currentStage({ stages }))
  return new Set(annulled.length === 0 ? [] : annulled.filter((id) => hasLeft({ players }, id)))
}

const NONE: readonly Match[] = []

/** The matches that count for nobody: those of annulled players, and the rounds that others sat out in place of one. */
export function annulledMatches(tournament: WithRounds): readonly Match[] {
  const gone = annulledPlayers(tournament)
  if (gone.size === 0) return NONE
  return tournament.matches.filter((match) => {
    const seats = seatsOf(match)
    if (seats.some((id) => gone.has(id))) return true
    const [alone] = seats
    const expected = isMeeting(match) || alone === undefined ? null : expectedOpponent(tournament, match, alone)
    return expected !== null && gone.has(expected)
  })
}

/** Whom the circle had for a player in the round of that match; null where it had nobody. */
export function expectedOpponent(
  tournament: Pick<Tournament, 'stages' | 'rounds'>,
  { round }: Pick<Match, 'round'>,
  player: PlayerId,
): PlayerId | null {
  if (structureOf(tournament) !== 'round-robin') return null
  const order = enteredIn(stageOfRound(tournament, round)) ?? []
  const pair = roundRobinPairs(order, turnInStage(tournament, round)).find((seats) => seats.includes(player))
  return pair?.find((seat) => seat !== player) ?? null
}
