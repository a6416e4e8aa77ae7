import type { Change } from '../tournaments/change.ts'
import { currentRound, isFinished, isWaiting } from '../tournaments/kinds/phase.ts'
import { isFull } from '../tournaments/players/capacity.ts'
import type { RoundNumber, Tournament } from '../tournaments/tournament.ts'
import type { HookEvent } from './hook.ts'

/** What a shop's addresses are told of an act. */
export type HookNews = { readonly event: HookEvent; readonly round: RoundNumber | null }

type Turn = { readonly before: Tournament | null; readonly after: Tournament; readonly changes: readonly Change[] }

/** Of an announced event; nothing of most acts. */
export function hookNews({ before, after, changes }: Turn): readonly HookNews[] {
  if (!after.announcement || changes.length === 0) return []
  if (!before) return isWaiting(after) && !after.isCancelled ? [{ event: 'announced', round: null }] : []
  if (isFinished(after) && !isFinished(before) && !after.isCancelled) return [{ event: 'finished', round: null }]
  const isPaired = changes.some(({ kind }) => kind === 'round_paired' || kind === 'pairings_changed')
  if (isPaired) return [{ event: 'paired', round: currentRound(after) }]
  return [
    ...(isChanged(before, after) ? [{ event: 'changed', round: null } as const] : []),
    ...(isFullNow(before, after) ? [{ event: 'full', round: null } as const] : []),
  ]
}

/** What the announcement says, or how far the event is: an undone round, a reopened or cancelled event. */
function isChanged(before: Tournament, after: Tournament): boolean {
  return (
    before.name !== after.name ||
    before.capacity !== after.capacity ||
    before.isCancelled !== after.isCancelled ||
    isFinished(before) !== isFinished(after) ||
    currentRound(before) !== currentRound(after) ||
    JSON.stringify(before.announcement) !== JSON.stringify(after.announcement)
  )
}

function isFullNow(before: Tournament, after: Tournament): boolean {
  return isWaiting(after) && !after.isCancelled && isFull(after) && !isFull(before)
}
