const HOUR_MS = 3_600_000

/** Ends that need no calculation. */
export type ShiftEnd = 'oneHour' | 'twoHours' | 'end' | 'other'

type Giver = { readonly expiresAt: string | null }
type Event = { readonly endsAt: string | null } | null

/** What fits into the giver's own role, the shortest first; another time always does. */
export function shiftEnds(giver: Giver, event: Event, now: Date): readonly (readonly [ShiftEnd, Date | null])[] {
  const last = lastMoment(giver)
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  const hours = ([['oneHour', inHours(1)] as const, ['twoHours', inHours(2)] as const] as const).filter(
    ([, at]) => last === null || at < last,
  )
  const end = eventEnd(event, now, last) ?? last
  return [...hours, ...(end ? [['end', end] as const] : []), ['other', null]]
}

/** The next time that a clock shows it, within the giver's role; null if none is. */
export function momentOf(time: string, giver: Giver, now: Date): Date | null {
  const [hours, minutes] = time.split(':').map(Number)
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null
  const at = new Date(now)
  at.setHours(hours, minutes, 0, 0)
  if (at <= now) at.setDate(at.getDate() + 1)
  const last = lastMoment(giver)
  return last !== null && at > last ? null : at
}

export function lastMoment({ expiresAt }: Giver): Date | null {
  return expiresAt === null ? null : new Date(expiresAt)
}

function eventEnd(event: Event, now: Date, last: Date | null): Date | null {
  const end = event?.endsAt ? new Date(event.endsAt) : null
  return end && end > now && (last === null || end <= last) ? end : null
}
