import type { OpenCall } from './judge-call.ts'

/** Who goes there now: nobody any more once their role has ended by itself, which no act tells. */
export function goerOf({ takenBy, takenUntil }: Pick<OpenCall, 'takenBy' | 'takenUntil'>, now: number): string | null {
  return takenUntil !== undefined && Date.parse(takenUntil) <= now ? null : takenBy
}
