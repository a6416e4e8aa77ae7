import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { KeptBase, KeptCave } from '../cave/cave-store.ts'

type Own = Pick<KeptCave, 'base' | 'acts'>
type Taken = { readonly base: KeptBase; readonly acts: readonly ApartAct[] }

/**
 * What a device stands on once it has taken over. Null where each decided something of its own after they parted: what waits here is
 * handed in first, and joins with the rest by its ids.
 */
export function mergeTaken(own: Own, taken: Taken): Taken | null {
  if (own.base === null) return taken
  if (own.acts.length === 0) {
    // Acts are laid upon the state that they were decided on.
    const isOlder = taken.acts.length === 0 && taken.base.sequence < own.base.sequence
    return isOlder ? { base: own.base, acts: [] } : taken
  }
  if (own.base.sequence !== taken.base.sequence) return null
  const isSame = own.acts.every(({ id }, at) => (taken.acts[at]?.id ?? id) === id)
  if (!isSame) return null
  return taken.acts.length >= own.acts.length ? taken : { base: own.base, acts: own.acts }
}
