import type { ToldAct } from '@tablee/contract/told-act'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import { isTold } from '../following/told-act.ts'

type Answer = ToldAct | { readonly tournament: { readonly playerCount: number | null } }

/** How many seats there are after an act that adds one where none is free; without a word of it, as many as before. */
export function capacityAfter(reply: Answer, before: number | null): number | null {
  if (!isTold(reply)) return reply.tournament.playerCount
  const changes = reply.changes.flatMap((change) => readChange(change) ?? [])
  return changes.findLast((change) => change.kind === 'settings_changed')?.capacity ?? before
}
