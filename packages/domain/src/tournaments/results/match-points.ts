import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { lastRankedRound } from '../kinds/stage.ts'
import { annulledMatches } from '../players/left-matches.ts'
import type { Match, PlayerId, Tournament } from '../tournament.ts'

type Ranked = Pick<Tournament, 'players' | 'matches' | 'rules' | 'stages' | 'rounds'>

/** Points of every player out of the results that stand, so that a corrected score corrects everything. A bracket gives none, nor does what was annulled. */
export function matchPoints(tournament: Ranked): ReadonlyMap<PlayerId, number> {
  const { players, matches, rules } = tournament
  const points = new Map<PlayerId, number>(players.map(({ id }) => [id, 0]))
  const last = lastRankedRound(tournament)
  const annulled = new Set(annulledMatches(tournament))
  for (const match of matches) {
    if (match.round > last || annulled.has(match)) continue
    for (const player of seatsOf(match)) {
      const earned = pointsFor(outcomeFor(match, player, rules), rules)
      points.set(player, (points.get(player) ?? 0) + earned)
    }
  }
  return points
}

/** The opponents a player really met, one entry a match; the bye is nobody. */
export function metOpponents(matches: readonly Match[]): ReadonlyMap<PlayerId, readonly PlayerId[]> {
  const met = new Map<PlayerId, PlayerId[]>()
  const note = (player: PlayerId, opponent: PlayerId) => {
    const list = met.get(player)
    if (list) list.push(opponent)
    else met.set(player, [opponent])
  }
  for (const match of matches) {
    if (!isMeeting(match)) continue
    const [first, second] = pairOf(match)
    note(first, second)
    note(second, first)
  }
  return met
}

export function byeCounts(matches: readonly Match[]): ReadonlyMap<PlayerId, number> {
  const counts = new Map<PlayerId, number>()
  for (const match of matches) {
    if (isBye(match)) for (const player of seatsOf(match)) counts.set(player, (counts.get(player) ?? 0) + 1)
  }
  return counts
}
