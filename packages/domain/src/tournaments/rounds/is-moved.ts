import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** An event before and after an act. */
export type Turn = { readonly before: Tournament; readonly after: Tournament }

/** Whether registered people must come at another time or place; not if it is over or cancelled. */
export function isMoved({ before, after }: Turn, now: Date): boolean {
  const [was, is] = [before.announcement, after.announcement]
  if (!was || !is || after.isCancelled || !isWaiting(after)) return false
  if (is.startsAt <= now.toISOString()) return false
  return Date.parse(was.startsAt) !== Date.parse(is.startsAt) || placeOf(was.location) !== placeOf(is.location)
}

function placeOf(location: string | null): string {
  return (location ?? '').trim()
}
