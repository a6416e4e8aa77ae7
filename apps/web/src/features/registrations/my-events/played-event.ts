import type { OwnResult } from '@tablee/domain/registrations/own-results'
import type { RegisteredEvent } from '../api/own-registrations-query.ts'
import { type Standing, standingOf } from '../own-registration/standing.ts'

/** One that somebody plays in, or asked to. */
export type PlayedEvent = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly playerName: string | null
  readonly phase: 'waiting' | 'running' | 'finished' | 'cancelled' | 'deleted' | 'hidden'
  /** Null for a quick tournament. */
  readonly date: string | null
  /** The account's registration; null where only this device knows. */
  readonly standing: Standing | null
  readonly waitingPosition: number | null
  readonly result: OwnResult | null
}

export function registeredEvent(registered: RegisteredEvent): PlayedEvent {
  const { playerName, waitingPosition, result = null, tournament } = registered
  const { id, code, name, tournamentDate } = tournament
  return {
    id,
    code,
    name,
    playerName,
    phase: phaseOf(tournament),
    date: tournamentDate === '' ? null : tournamentDate,
    standing: standingOf(registered, phaseOf(tournament) === 'waiting'),
    waitingPosition,
    result,
  }
}

type Flags = {
  readonly isStarted: boolean
  readonly isFinished: boolean
  readonly isCancelled: boolean
  readonly isDeleted?: boolean
  readonly isHidden?: boolean
}

export function phaseOf({ isStarted, isFinished, isCancelled, isDeleted = false, isHidden = false }: Flags) {
  if (isHidden) return 'hidden'
  if (isDeleted) return 'deleted'
  if (isCancelled) return 'cancelled'
  if (isFinished) return 'finished'
  return isStarted ? 'running' : 'waiting'
}

const ORDER = { running: 0, waiting: 1, deleted: 1, hidden: 1, finished: 2, cancelled: 2 } as const

/** First current, then upcoming, then finished ones; each once, as the account knows it. */
export function inOrder(registered: readonly PlayedEvent[], saved: readonly PlayedEvent[]): readonly PlayedEvent[] {
  const known = new Set(registered.map(({ id }) => id))
  const all = [...saved.filter(({ id }) => !known.has(id)), ...registered]
  return all.toSorted((one, other) => {
    if (ORDER[one.phase] !== ORDER[other.phase]) return ORDER[one.phase] - ORDER[other.phase]
    const byDate = (one.date ?? '').localeCompare(other.date ?? '')
    return ORDER[one.phase] === ORDER.finished ? -byDate : byDate
  })
}
