/** Close code of a stopping process. */
export const GOING_AWAY = 1001

const REASON = /^retry-after-ms=(\d{1,5})$/

/** The close reason: when this phone should come back, unlike its neighbours. */
export function goingAwayReason(retryAfterMs: number): string {
  return `retry-after-ms=${Math.round(retryAfterMs)}`
}

/** The requested pause; null if none. */
export function readGoingAway(reason: string): number | null {
  const [, ms] = REASON.exec(reason) ?? []
  return ms === undefined ? null : Number(ms)
}
