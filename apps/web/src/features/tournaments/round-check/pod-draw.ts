import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import type { PodDraw, PodPlan, PodPlayer } from '@tablee/domain/tournaments/pairing/pods/pod-field'

/** All that a draw of tables of four follows from. */
export type AskedDraw = { readonly players: readonly PodPlayer[]; readonly seed: string; readonly plan: PodPlan }

export function drawAsked({ players, seed, plan }: AskedDraw): PodDraw {
  return pairPods(players, seed, plan)
}
