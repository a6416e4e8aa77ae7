const DAY_MS = 86_400_000
const EARLY = 6
/** What the server takes, less a day for clocks that are wrong. */
const LONGEST_DAYS = 29
const WEEK_DAYS = 6

/** When a role may end: choices that a person knows without reckoning. */
export type RoleEnd = 'tonight' | 'afterEvent' | 'week' | 'month'

/** The next six in the morning on this device's wall: a day ends there, also one that went on past midnight. */
function nextSix(after: Date, days = 0): Date {
  const six = new Date(after)
  six.setHours(EARLY, 0, 0, 0)
  six.setDate(six.getDate() + days + (six <= after ? 1 : 0))
  return six
}

type Event = { readonly startsAt: string; readonly endsAt: string | null } | null

/** The ends to choose from, the proposed one first: the night after the event where that is another one than tonight. */
export function roleEnds(event: Event, now: Date): readonly (readonly [RoleEnd, Date])[] {
  const tonight = nextSix(now)
  const afterEvent = event && nextSix(new Date(event.endsAt ?? event.startsAt))
  const isLater =
    afterEvent !== null && afterEvent > tonight && afterEvent.getTime() < now.getTime() + LONGEST_DAYS * DAY_MS
  return [
    ...(isLater ? [['afterEvent', afterEvent] as const] : []),
    ['tonight', tonight],
    ['week', nextSix(now, WEEK_DAYS)],
    ['month', nextSix(now, LONGEST_DAYS)],
  ]
}
