const DAY_MS = 86_400_000
const EARLY = 6
/** The server's limit, minus a day for wrong clocks. */
const LONGEST_DAYS = 29
const WEEK_DAYS = 6

/** Ends that need no calculation. */
export type RoleEnd = 'tonight' | 'afterEvent' | 'week' | 'month'

/** The next 6 a.m. in local time: a day ends then, even one that went past midnight. */
function nextSix(after: Date, days = 0): Date {
  const six = new Date(after)
  six.setHours(EARLY, 0, 0, 0)
  six.setDate(six.getDate() + days + (six <= after ? 1 : 0))
  return six
}

type Event = { readonly startsAt: string; readonly endsAt: string | null } | null

/** The proposed one first: the night after the event if that is not tonight. */
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
