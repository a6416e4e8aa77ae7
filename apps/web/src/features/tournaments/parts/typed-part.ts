import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import type { PlannedPart } from '@tablee/domain/tournaments/stage-part'

/** A part as typed: numbers may be missing meanwhile. */
export type TypedPart = Omit<PlannedPart, 'plannedRounds'> & { readonly plannedRounds: number | null }

export const MOST_MINUTES = 600

export function areRounds(rounds: number | null): rounds is number {
  return rounds !== null && rounds >= 1 && rounds <= MOST_PLANNED_ROUNDS
}

export function areMinutes(minutes: number | null): boolean {
  return minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES)
}

/** Null while a number is missing or too large. */
export function readPart({ plannedRounds, ...others }: TypedPart): PlannedPart | null {
  return areRounds(plannedRounds) && areMinutes(others.minutes) ? { ...others, plannedRounds } : null
}

/** Null while one of them cannot be read. */
export function readParts(parts: readonly TypedPart[]): readonly PlannedPart[] | null {
  const read = parts.flatMap((part) => readPart(part) ?? [])
  return read.length === parts.length ? read : null
}
