import { isUntouched } from '../kinds/match-result.ts'
import { hasPods, podPlanOf } from '../kinds/paired-by.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { isBye, seatsOf } from '../kinds/seats.ts'
import { stageOfRound } from '../kinds/stage.ts'
import { repairPods } from '../pairing/pods/repair-pods.ts'
import { podFieldOf } from '../rounds/pod-field-of.ts'
import { activePlayers, matchesOfRound } from '../rounds/round-progress.ts'
import type { PlayedMatch, PlayerId, RoundNumber, Side, Tournament } from '../tournament.ts'

const FULL = 4

/** The table of four or fewer where a latecomer sits down by the smallest change; null if somebody would have to move. */
export function podSeatFor(tournament: Tournament, round: RoundNumber, playerId: PlayerId): PlayedMatch | null {
  const stage = stageOfRound(tournament, round)
  if (!hasPods(stage)) return null
  const matches = matchesOfRound(tournament, round)
  const tables = matches.filter((match) => isPodTable(match))
  // Latecomers count from the next round on.
  const present = [...new Set([...activePlayers(tournament, round).map(({ id }) => id), playerId])]
  const seed = tournament.rounds.find(({ number }) => number === round)?.seed ?? ''
  const { pods, moved } = repairPods(
    podFieldOf(tournament, round, present),
    {
      pods: tables.map((match) => ({ ids: seatsOf(match), isOpen: isUntouched(match) })),
      byes: matches.filter(isBye).flatMap(seatsOf),
      coming: [playerId],
    },
    { seed, plan: podPlanOf(stage) },
  )
  const place = pods.findIndex((ids) => ids.includes(playerId))
  const table = tables[place]
  return moved.length === 0 && table !== undefined && sidesWith(tournament, table, playerId) !== null ? table : null
}

/** With the latecomer in the chair of somebody who left, or in the fourth one; null if there is none or something was reported. */
export function sidesWith(tournament: Tournament, match: PlayedMatch, playerId: PlayerId): readonly Side[] | null {
  if (!isPodTable(match) || !isUntouched(match)) return null
  const gone = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id])))
  const left = match.sides.findIndex(([player]) => gone.has(player))
  if (left >= 0) return match.sides.with(left, [playerId])
  return match.sides.length < FULL ? [...match.sides, [playerId]] : null
}
