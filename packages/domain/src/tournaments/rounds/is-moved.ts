import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** An event before an act and after it. */
export type Turn = { readonly before: Tournament; readonly after: Tournament }

/** Whether who is registered has to come at another time, or somewhere else; nobody comes to what is over or called off. */
export function isMoved({ before, after }: Turn, now: Date): boolean {
  const [was, is] = [before.announcement, after.announcement]
  if (!was || !is || after.isCancelled || !isWaiting(after)) return false
  if (is.startsAt <= now.toISOString()) return false
  return Date.parse(was.startsAt) !== Date.parse(is.startsAt) || placeOf(was.location) !== placeOf(is.location)
}

function placeOf(location: string | null): string {
  return (location ?? '').trim()
}
