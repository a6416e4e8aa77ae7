import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { CutSize } from '../cut-sizes.ts'
import { canBeCut } from '../kinds/can-be-cut.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { playersOfPart } from '../kinds/part.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isInCut, roundsToPlay, structureOf } from '../kinds/stage.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { isByMeetings } from '../standings/round-robin-order.ts'
import type { Standing } from '../standings/standing.ts'
import { entrantsOf } from '../teams/entrants.ts'
import type { Tournament } from '../tournament.ts'
import { type Advancing, advancingFrom } from './group-seeds.ts'
import { partsToCome } from './planned-parts.ts'
import { qualifiedBefore } from './qualified.ts'
import { isRoundComplete } from './round-progress.ts'

export const MOST_CUT_PLAYERS = 32

/** Who plays on: the top so many, all with enough points, those sharing first place in a round robin, or the first of each group. */
export type CutWish =
  | { readonly by: 'size'; readonly size: CutSize }
  | { readonly by: 'points'; readonly points: number }
  | { readonly by: 'first-place' }
  | { readonly by: 'groups' }

/** A long event's standings are a piece of work by themselves, and done before the act that asks for them. */
const known = new WeakMap<Tournament, readonly Standing[]>()

/** All who may play on, in order, by the last complete round. */
export function cutCandidates(tournament: Tournament): readonly Standing[] {
  const candidates = known.get(tournament) ?? workedOutCandidates(tournament)
  known.set(tournament, candidates)
  return candidates
}

function workedOutCandidates(tournament: Tournament): readonly Standing[] {
  const present = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [id] : [])))
  const standings = computeStandings({ ...tournament, throughRound: currentRound(tournament) })
  const those = playersOfPart(tournament)
  return qualifiedFirst(
    tournament,
    standings.filter(({ playerId }) => present.has(playerId) && (those?.includes(playerId) ?? true)),
  )
}

/** Who reached the points comes before the others: earlier rounds first, then by the standings of that moment. */
function qualifiedFirst(tournament: Tournament, candidates: readonly Standing[]): readonly Standing[] {
  const qualified = qualifiedBefore(tournament, currentRound(tournament) + 1)
  if (qualified.size === 0) return candidates
  const rounds = [...new Set(qualified.values())].toSorted((one, other) => one - other)
  const order = rounds.flatMap((round) =>
    computeStandings({ ...tournament, throughRound: round }).filter(
      ({ playerId }) => qualified.get(playerId) === round,
    ),
  )
  const places = new Map(order.map(({ playerId }, place) => [playerId, place]))
  const placeOf = ({ playerId }: Standing) => places.get(playerId) ?? order.length
  return candidates.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Of one ranking; those of groups come from `advancingFrom`. */
export function cutSeeds(
  candidates: readonly Standing[],
  wish: Exclude<CutWish, { readonly by: 'groups' }>,
): Outcome<readonly Standing['playerId'][]> {
  switch (wish.by) {
    case 'size': {
      const { size } = wish
      if (candidates.length < size) return refuse('cut_too_big', { size, count: candidates.length })
      return accept(candidates.slice(0, size).map(({ playerId }) => playerId))
    }
    case 'points': {
      const seeds = candidates.filter(({ points }) => points >= wish.points).map(({ playerId }) => playerId)
      if (seeds.length < MIN_PLAYERS_TO_START) return refuse('not_enough_players')
      if (seeds.length > MOST_CUT_PLAYERS) return refuse('cut_too_many_players', { count: seeds.length })
      return accept(seeds)
    }
    case 'first-place': {
      const seeds = candidates.filter(({ rank }) => rank === 1).map(({ playerId }) => playerId)
      return seeds.length < MIN_PLAYERS_TO_START ? refuse('play_off_needless') : accept(seeds)
    }
    default:
      return wish satisfies never
  }
}

/** Those tied for first in a finished round robin; none if one of them, or someone else, already has it. */
export function playOffPlayers(tournament: Tournament): readonly Standing['playerId'][] {
  const isOver = isRunning(tournament) && currentRound(tournament) >= roundsToPlay(tournament)
  if (!isOver || isInCut(tournament) || !hasPlayOff(tournament) || !isRoundComplete(tournament)) return []
  const seeds = cutSeeds(cutCandidates(tournament), { by: 'first-place' })
  return seeds.accepted ? seeds.value : []
}

/** A first place that is shared may be played off: of a round robin, not of groups. */
export function hasPlayOff(tournament: Tournament): boolean {
  return isByMeetings(tournament) && structureOf(tournament) !== 'groups'
}

/** Those who go on to the bracket once every group has ended; null earlier, and where nobody plays in groups. */
export function groupsBracket(tournament: Tournament): Advancing | null {
  const isOver = isRunning(tournament) && currentRound(tournament) >= roundsToPlay(tournament)
  if (!isOver || isInCut(tournament) || !isRoundComplete(tournament)) return null
  return advancingFrom(tournament, currentRound(tournament))
}

type Expecting = Pick<Tournament, 'rules' | 'players' | 'stages' | 'teamKind' | 'teams'>

/** The game's default cut for so many players after Swiss rounds; null for none. */
export function proposedCut(tournament: Expecting): number | null {
  if (!canBeCut(tournament)) return null
  const competing = entrantsOf(tournament).length
  return countedRules(tournament).topCut.findLast((line) => competing >= line.players)?.size ?? null
}

/** The expected cut: planned by the staff, else the game's default. Null for none, and while another part comes first. */
export function expectedCut(tournament: Expecting & Pick<Tournament, 'plannedCut' | 'plannedParts'>): number | null {
  const { plannedCut } = tournament
  if (partsToCome(tournament).length > 0) return null
  if (plannedCut === null) return proposedCut(tournament)
  return plannedCut > 0 && canBeCut(tournament) ? plannedCut : null
}
