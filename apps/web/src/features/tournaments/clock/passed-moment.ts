/** Minutes left at which people are notified. */
export const TOLD_MINUTES = [0, 5, 10] as const
export type ToldMinutes = (typeof TOLD_MINUTES)[number]

const MINUTE = 60
/** Background pages render once a minute; older moments are not reported. */
const LATE_SECONDS = 90

/** The moment passed between two readings of the seconds left; null for none, and if the time was set back. */
export function passedMoment(before: number, now: number): ToldMinutes | null {
  const passed = TOLD_MINUTES.find((minutes) => {
    const moment = minutes * MINUTE
    return before > moment && now <= moment && now > moment - LATE_SECONDS
  })
  return passed ?? null
}
