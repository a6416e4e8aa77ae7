import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useHeldRegistrations } from '../api/registrations-query.ts'
import { countRegistrations } from './registration-list.ts'

/** How many ask to play and were not answered; 0 until some part of the screen has read the registrations. */
export function useWaitingCount(event: Pick<Tournament, 'id'>): number {
  const held = useHeldRegistrations(event)
  return useMemo(() => countRegistrations(held ?? []).pending, [held])
}
