import type { SaidSeats } from '@tablee/domain/tournaments/kinds/result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, Placings } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import type { StaffAccess } from '../own/own-roles.ts'
import { useChooseScore } from './unsent-score.ts'

export type DecidedScore = { readonly matchId: MatchId; readonly score: Score }
/** Of a table of more than two. */
export type DecidedPlacings = { readonly matchId: MatchId; readonly score: null; readonly placings: Placings }

/** Of two teams, seat by seat. */
export type DecidedSeats = { readonly matchId: MatchId; readonly score: null; readonly seats: SaidSeats }

export function useUpdateScore({
  tournamentId,
  code,
  secret: organizerId,
}: StaffAccess): Act<DecidedScore, 'sent' | 'waiting'> {
  return useChooseScore({ role: 'staff', tournamentId, code, proof: organizerId })
}

/** Likewise at tables of more than two. */
export function useUpdatePlacings({
  tournamentId,
  code,
  secret: organizerId,
}: StaffAccess): Act<DecidedPlacings, 'sent' | 'waiting'> {
  return useChooseScore({ role: 'staff', tournamentId, code, proof: organizerId })
}

/** Likewise of two teams. */
export function useUpdateSeats({
  tournamentId,
  code,
  secret: organizerId,
}: StaffAccess): Act<DecidedSeats, 'sent' | 'waiting'> {
  return useChooseScore({ role: 'staff', tournamentId, code, proof: organizerId })
}
