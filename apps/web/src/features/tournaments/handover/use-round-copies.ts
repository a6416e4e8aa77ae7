import type { DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import { useEffect, useRef } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import type { CaveState } from '../cave/cave-state.ts'

const OPENS_A_ROUND: ReadonlySet<DeskActName> = new Set<DeskActName>([
  'start-quick-tournament',
  'start-next-round',
  'generate-advanced-pairings',
  'start-cut',
  'open-stage',
])

/** Each round that is opened here without a network is followed by a copy, if somebody asked for it. */
export function useRoundCopies(access: StaffAccess, state: CaveState | null): void {
  const storage = useUnwatchedStorage()
  const made = state?.made ?? null
  const before = useRef<number | null>(null)
  useEffect(() => {
    const count = made?.length ?? null
    const isOneMore = count !== null && before.current !== null && count === before.current + 1
    before.current = count
    const last = made?.at(-1)?.act.name
    if (!isOneMore || last === undefined || !OPENS_A_ROUND.has(last)) return
    void import('./copies.ts').then(({ saveCopyOfRound }) => saveCopyOfRound(storage, access)).catch(() => {})
  }, [made, storage, access])
}
