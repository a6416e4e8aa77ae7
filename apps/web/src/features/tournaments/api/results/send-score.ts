import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'
import { useChooseScore } from './unsent-score.ts'

/** A score in the orientation of the match; contesting may go without one. */
export type SentScore = { readonly matchId: MatchId; readonly score: Score | null; readonly contest: boolean }

/** A player reports the score of their match, or contests the one that stands. */
export function useSendScore({ tournamentId, code, secret }: PlayerAccess): Act<SentScore, 'sent' | 'waiting'> {
  return useChooseScore({ role: 'player', tournamentId, code, proof: secret })
}
