import type { ToldAct } from '@tablee/contract/told-act'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import { isTold } from '../following/told-act.ts'

type Answer = ToldAct | { readonly tournament: { readonly playerCount: number | null } }

/** Seats after an act that may add one; unchanged unless the answer says so. */
export function capacityAfter(reply: Answer, before: number | null): number | null {
  if (!isTold(reply)) return reply.tournament.playerCount
  const changes = reply.changes.flatMap((change) => readChange(change) ?? [])
  return changes.findLast((change) => change.kind === 'settings_changed')?.capacity ?? before
}
