/** Minutes before the end at which everybody is told. */
export const TOLD_MINUTES = [0, 5, 10] as const
export type ToldMinutes = (typeof TOLD_MINUTES)[number]

const MINUTE = 60
/** Browsers draw a page that is behind others once a minute; what is longer ago is no news. */
const LATE_SECONDS = 90

/** Which of them lies between two looks at the seconds that are left; null for none, and where the time was set back. */
export function passedMoment(before: number, now: number): ToldMinutes | null {
  const passed = TOLD_MINUTES.find((minutes) => {
    const moment = minutes * MINUTE
    return before > moment && now <= moment && now > moment - LATE_SECONDS
  })
  return passed ?? null
}
