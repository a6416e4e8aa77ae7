import { franceDay } from '@tablee/domain/tournaments/life/france-day'

/** Ahead of UTC, in winter and summer. */
const OFFSETS = ['+01:00', '+02:00']

export function startOfDay(now: Date): Date {
  const day = franceDay(now)
  const starts = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`))
  // A minute earlier it is still the day before, with that night's offset.
  return starts.find((start) => franceDay(start) === day && franceDay(new Date(start.getTime() - 1)) !== day) ?? now
}
