import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { playersWithoutSeat } from '@tablee/domain/tournaments/players/late-seats'
import { seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { repairRound } from '@tablee/domain/tournaments/rounds/repair-round'
import { type RoundRepair, smallestRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'

type Answer = {
  readonly repair: RoundRepair | null
  readonly newcomers: readonly PlayerId[]
  /** Also without a place. */
  readonly others: readonly Player[]
}

type Shown = Answer & {
  /** Identifies the question: round and those left out. */
  readonly key: string
  /** The state it was computed for. */
  readonly madeFor: Tournament
  /** It was refused: replaced once the round is read again. */
  readonly isDoubted: boolean
}

export type RepairQuestion = Answer & {
  readonly isIncluded: (other: PlayerId) => boolean
  readonly include: (other: PlayerId, isIncluded: boolean) => void
  /** Whether it is still possible. */
  readonly isUpToDate: () => boolean
  /** Recomputes from the current state. */
  readonly renew: () => void
}

/**
 * The smallest repair for a player, and for others without a place unless left out. The shown one stays while the round goes on, so that
 * nothing moves under a finger; it is checked again when tapped.
 */
export function useRepairQuestion(tournament: Tournament, player: PlayerId): RepairQuestion {
  const [leftOut, setLeftOut] = useState<readonly PlayerId[]>([])
  const [shown, setShown] = useState<Shown | null>(null)
  const key = [currentRound(tournament), player, ...leftOut].join(' ')
  const isKept = shown?.key === key && !(shown.isDoubted && shown.madeFor !== tournament)
  const kept = isKept ? shown : madeAnew(shown, { key, madeFor: tournament, ...answer(tournament, player, leftOut) })
  if (kept !== shown) setShown(kept)
  const { repair, newcomers, others } = kept
  return {
    ...{ repair, newcomers, others },
    isIncluded: (other) => !leftOut.includes(other),
    include: (other, isIncluded) => setLeftOut(isIncluded ? leftOut.filter((id) => id !== other) : [...leftOut, other]),
    isUpToDate: () => repair !== null && repairRound(tournament, repair).accepted,
    renew: () => setShown({ ...kept, isDoubted: true }),
  }
}

function answer(tournament: Tournament, player: PlayerId, leftOut: readonly PlayerId[]): Answer {
  const others = playersWithoutSeat(tournament).filter(({ id }) => id !== player)
  const newcomers = [player, ...others.map(({ id }) => id).filter((id) => !leftOut.includes(id))]
  return { repair: smallestRepair(tournament, newcomers), newcomers, others }
}

/** The same result again stays doubtful. */
function madeAnew(before: Shown | null, made: Omit<Shown, 'isDoubted'>): Shown {
  const isSame = before?.key === made.key && textOf(before) === textOf(made)
  return { ...made, isDoubted: isSame && before.isDoubted }
}

function textOf({ repair, newcomers }: Answer): string {
  return [...newcomers, ...(repair?.pairings.map(seatKey) ?? [])].join()
}
