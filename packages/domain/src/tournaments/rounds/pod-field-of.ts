import { isPlayed, MOST_SIDES, seatsOf } from '../kinds/seats.ts'
import { isShortPod } from '../pairing/pods/odd-seats.ts'
import type { PodPlayer } from '../pairing/pods/pod-field.ts'
import { FEWEST_AT_PODS } from '../pairing/pods/pod-sizes.ts'
import { encounters, matchPoints } from '../results/match-points.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { earlierMatches } from './earlier-rounds.ts'
import { fieldOf } from './pairing-field-of.ts'

/** What the draw of tables of four knows of the players. */
export function podFieldOf(
  tournament: Tournament,
  round: RoundNumber,
  playing: readonly PlayerId[],
): readonly PodPlayer[] {
  const seats = new Map<PlayerId, number[]>(playing.map((id) => [id, Array.from({ length: MOST_SIDES }, () => 0)]))
  const short = new Map<PlayerId, number>()
  const earlier = earlierMatches(tournament, round)
  for (const match of earlier) {
    if (!isPlayed(match)) continue
    const seated = seatsOf(match)
    if (seated.length < FEWEST_AT_PODS) continue
    for (const [seat, id] of seated.entries()) {
      const counts = seats.get(id)
      if (counts) counts[seat] = (counts[seat] ?? 0) + 1
      if (isShortPod(seated.length)) short.set(id, (short.get(id) ?? 0) + 1)
    }
  }
  const points = matchPoints({ ...tournament, matches: earlier }, round)
  return fieldOf(playing, { points, ...encounters(earlier) }).map((player) => {
    const id = player.id as PlayerId
    return { ...player, shortPods: short.get(id) ?? 0, seats: seats.get(id) ?? [] }
  })
}
