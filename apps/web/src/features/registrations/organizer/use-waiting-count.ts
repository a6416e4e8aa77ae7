import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useHeldRegistrations } from '../api/registrations-query.ts'
import { countRegistrations } from './registration-list.ts'

/** Pending registrations; 0 until part of the screen has read them. */
export function useWaitingCount(event: Pick<Tournament, 'id'>): number {
  const held = useHeldRegistrations(event)
  return useMemo(() => countRegistrations(held ?? []).pending, [held])
}
