import { hasPods } from '@tablee/domain/tournaments/kinds/paired-by'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { seedsOf, stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import type { PodDraw } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import { type DrawnRound, type RecomputedRound, recomputedBy } from '@tablee/domain/tournaments/rounds/recompute-round'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useMemo, useState } from 'react'
import { drawBeside } from './draw-beside.ts'
import type { AskedDraw } from './pod-draw.ts'

type Recomputing = { readonly recomputed: RecomputedRound | null; readonly isDrawing: boolean }

/** More players at tables of four are searched, for up to a second. */
const DRAWN_AT_ONCE = 16

/** A round drawn again on this device; many tables of four beside the page. */
export function useRecomputedRound(
  tournament: Tournament,
  round: RoundNumber,
  drawn: DrawnRound | null = null,
): Recomputing {
  const asked = useMemo(
    () => (isLong(tournament, round) ? askedDraw(tournament, round, drawn) : null),
    [tournament, round, drawn],
  )
  const draw = useDraw(asked)
  const isDrawing = asked !== null && draw === null
  const recomputed = useMemo(() => {
    if (isDrawing) return null
    return recomputedBy(draw ? { pods: () => draw } : {}, tournament, { round, drawn })
  }, [isDrawing, draw, tournament, round, drawn])
  return { recomputed, isDrawing }
}

function isLong(tournament: Tournament, round: RoundNumber): boolean {
  const stage = stageOfRound(tournament, round)
  if (!hasPods(stage) || seedsOf(stage) !== null) return false
  return matchesOfRound(tournament, round).flatMap(seatsOf).length > DRAWN_AT_ONCE
}

/** What its draw would be asked; null where none is known. */
function askedDraw(tournament: Tournament, round: RoundNumber, drawn: DrawnRound | null): AskedDraw | null {
  let asked: AskedDraw | null = null
  const pods = (players: AskedDraw['players'], seed: string, plan: AskedDraw['plan']): PodDraw => {
    asked = { players, seed, plan }
    return { pods: [], byes: [] }
  }
  recomputedBy({ pods }, tournament, { round, drawn })
  return asked
}

function useDraw(asked: AskedDraw | null): PodDraw | null {
  const key = useMemo(() => (asked === null ? null : JSON.stringify(asked)), [asked])
  const [held, setHeld] = useState<{ readonly key: string; readonly draw: PodDraw } | null>(null)
  useEffect(() => {
    if (key === null) return
    let isWanted = true
    const { drawn, stop } = drawBeside(JSON.parse(key))
    void drawn.then((draw) => isWanted && setHeld({ key, draw }))
    return () => {
      isWanted = false
      stop()
    }
  }, [key])
  return held !== null && held.key === key ? held.draw : null
}
