import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { annulledIn, withAnnulled } from '../kinds/annulled.ts'
import { circleOf, circlePairs, isCircle } from '../kinds/circles.ts'
import { leagueOf, meetingsIn } from '../kinds/league.ts'
import { isOver } from '../kinds/match-result.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { currentStage, stageOfRound, turnInStage } from '../kinds/stage.ts'
import type { Match, PlayerId, Tournament } from '../tournament.ts'
import { hasLeft } from './departure.ts'

/**
 * The matches of someone who left a round robin. `annulled`: none counts, as if never played. `forfeited`: played ones stand, and remaining
 * opponents win.
 */
export const LEFT_MATCHES = ['annulled', 'forfeited'] as const
export type LeftMatches = (typeof LEFT_MATCHES)[number]

type InCircle = Pick<Tournament, 'players' | 'stages'>
type WithRounds = InCircle & Pick<Tournament, 'rounds' | 'matches'>

/** Null for active players, players not drawn into it, and other structures. */
export function leftMatchesOf(tournament: InCircle, player: PlayerId): LeftMatches | null {
  if (!isOfCircle(tournament, player) || !hasLeft(tournament, player)) return null
  return annulledIn(currentStage(tournament)).includes(player) ? 'annulled' : 'forfeited'
}

function isOfCircle({ stages }: Pick<Tournament, 'stages'>, player: PlayerId): boolean {
  return circleOf(currentStage({ stages }), player) !== null
}

/** How many of their matches someone has completed, and how many each has in a round robin. */
export function playedOfAll(
  { stages, matches }: Pick<Tournament, 'stages' | 'matches'>,
  player: PlayerId,
): { readonly played: number; readonly all: number } {
  const played = matches.filter((match) => isPlayed(match) && isOver(match) && seatsOf(match).includes(player)).length
  const stage = currentStage({ stages })
  const others = (circleOf(stage, player) ?? []).length - 1
  return { played, all: Math.max(0, others) * meetingsIn(stage) }
}

/** As a league says; else annulled if fewer than half are played, and forfeited otherwise: the usual rule of chess and football. */
export function usualFate(tournament: Pick<Tournament, 'stages' | 'matches'>, player: PlayerId): LeftMatches {
  const { played, all } = playedOfAll(tournament, player)
  const ruled = leagueOf(currentStage(tournament))?.leavers ?? 'usual'
  if (ruled !== 'usual') return ruled
  return 2 * played < all ? 'annulled' : 'forfeited'
}

/** The changes when that player leaves a round robin; none elsewhere. */
export function fateOfLeaver(tournament: Tournament, player: PlayerId): readonly Change[] {
  return isOfCircle(tournament, player) ? ruling(tournament, player, usualFate(tournament, player)) : []
}

export type LeftMatchesRuling = { readonly playerId: PlayerId; readonly matches: LeftMatches }

/** The staff rules on the matches of someone who left a round robin, until its finish. */
export function ruleLeftMatches(
  tournament: Tournament,
  { playerId, matches }: LeftMatchesRuling,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (!isCircle(currentStage(tournament))) return refuse('left_matches_need_round_robin')
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

function annulledPlayers({ players, stages }: InCircle): ReadonlySet<PlayerId> {
  const annulled = stages.flatMap(annulledIn)
  return new Set(annulled.length === 0 ? [] : annulled.filter((id) => hasLeft({ players }, id)))
}

const NONE: readonly Match[] = []

/** Matches that count for nobody: those of annulled players, and rounds others sat out in place of one. */
export function annulledMatches(tournament: WithRounds): readonly Match[] {
  const gone = annulledPlayers(tournament)
  if (gone.size === 0) return NONE
  return tournament.matches.filter((match) => {
    const seats = seatsOf(match)
    if (seats.some((id) => gone.has(id))) return true
    const [alone] = seats
    const expected = isPlayed(match) || alone === undefined ? null : expectedOpponent(tournament, match, alone)
    return expected !== null && gone.has(expected)
  })
}

/** The circle's opponent for a player in that match's round; null if none. */
export function expectedOpponent(
  tournament: Pick<Tournament, 'stages' | 'rounds'>,
  { round }: Pick<Match, 'round'>,
  player: PlayerId,
): PlayerId | null {
  const stage = stageOfRound(tournament, round)
  const pair = circlePairs(stage, turnInStage(tournament, round)).find((seats) => seats.includes(player))
  return pair?.find((seat) => seat !== player) ?? null
}
