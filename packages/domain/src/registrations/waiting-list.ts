import { isFull } from '../tournaments/capacity.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration, RegistrationId } from './registration.ts'

type Field = Pick<Tournament, 'players' | 'capacity' | 'phase'>

/**
 * Place on the waiting list, counted from 1: once every seat is taken, pending registrations wait in the order in which
 * they came. Null for who does not wait.
 */
export function waitingPosition(
  tournament: Field,
  registrations: readonly Pick<Registration, 'id' | 'status' | 'dropped'>[],
  id: RegistrationId,
): number | null {
  if (tournament.phase.kind !== 'waiting' || !isFull(tournament)) return null
  const waiting = registrations.filter(({ status, dropped }) => status === 'pending' && !dropped)
  const place = waiting.findIndex((registration) => registration.id === id)
  return place < 0 ? null : place + 1
}
