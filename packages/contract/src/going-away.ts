/** The code by which a process that ends closes its sockets. */
export const GOING_AWAY = 1001

const REASON = /^retry-after-ms=(\d{1,5})$/

/** What it says beside the code: when this phone, and not its neighbours, should come back. */
export function goingAwayReason(retryAfterMs: number): string {
  return `retry-after-ms=${Math.round(retryAfterMs)}`
}

/** The pause that was asked for; null where nobody asked for one. */
export function readGoingAway(reason: string): number | null {
  const [, ms] = REASON.exec(reason) ?? []
  return ms === undefined ? null : Number(ms)
}
