import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, Placings } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'
import { useChooseScore } from './unsent-score.ts'

/** In the match's orientation; contesting may omit it. */
export type SentScore = {
  readonly matchId: MatchId
  readonly score: Score | null
  /** Of a table of more than two. */
  readonly placings?: Placings | null
  readonly contest: boolean
}

/** Reports one's own score, or contests the current one. */
export function useSendScore({ tournamentId, code, secret }: PlayerAccess): Act<SentScore, 'sent' | 'waiting'> {
  return useChooseScore({ role: 'player', tournamentId, code, proof: secret })
}
