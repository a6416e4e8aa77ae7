import { isKnockout } from '@tablee/domain/tournaments/kinds/stage'
import { pointsBefore } from '@tablee/domain/tournaments/rounds/paired-down'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'

type Held = {
  readonly round: RoundNumber
  readonly players: number
  readonly earlier: readonly Match[]
  readonly points: ReadonlyMap<PlayerId, number> | null
}

/** Null before the first round and in a bracket, which has no points. Recomputed after changes in earlier rounds, not per result. */
export function usePointsBefore(tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, number> | null {
  const [held, setHeld] = useState<Held | null>(null)
  const earlier = tournament.matches.filter((match) => match.round < round)
  if (held !== null && isStill(held, { tournament, round, earlier })) return held.points
  const points = round === 1 || isKnockout(tournament, round) ? null : pointsBefore(tournament, round).points
  setHeld({ round, players: tournament.players.length, earlier, points })
  return points
}

type Asked = { readonly tournament: Tournament; readonly round: RoundNumber; readonly earlier: readonly Match[] }

function isStill(held: Held, { tournament, round, earlier }: Asked): boolean {
  return (
    held.round === round &&
    held.players === tournament.players.length &&
    held.earlier.length === earlier.length &&
    held.earlier.every((match, place) => match === earlier[place])
  )
}
