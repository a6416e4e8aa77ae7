import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import type { StaffAccess } from '../own/own-roles.ts'
import { useChooseScore } from './unsent-score.ts'

export type DecidedScore = { readonly matchId: MatchId; readonly score: Score }

export function useUpdateScore({
  tournamentId,
  code,
  secret: organizerId,
}: StaffAccess): Act<DecidedScore, 'sent' | 'waiting'> {
  return useChooseScore({ role: 'staff', tournamentId, code, proof: organizerId })
}
