import { getScoreReports } from '@tablee/contract/tournaments/questions/get-score-reports'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import { scoreReportsKey } from './score-reports-key.ts'

/** What one player said of a contested match; null: contested without another score. */
export type KnownReport = { readonly by: string; readonly score: Score | null }
export type ReportsByMatch = ReadonlyMap<string, readonly KnownReport[]>

export type ReportsReader = {
  readonly code: string
  readonly as: { readonly organizerId: string } | { readonly playerId: string } | null
  /** Nothing is asked while no match of the reader's is contested. */
  readonly isNeeded: boolean
}

/** The reports of contested matches that this device may see. */
export function useScoreReports({ code, as, isNeeded }: ReportsReader): ReportsByMatch {
  const { client } = useServer()
  const role = as && 'organizerId' in as ? 'organizer' : 'player'
  const { data } = useQuery({
    queryKey: [...scoreReportsKey(code), role],
    enabled: isNeeded && as !== null,
    networkMode: 'always',
    queryFn: async () => {
      const { data: matches } = await client.callFunction(getScoreReports, { code, ...as })
      return new Map(matches.map(({ matchId, reports }) => [matchId, reports.map(knownReport)]))
    },
  })
  return data ?? NO_REPORTS
}

const NO_REPORTS: ReportsByMatch = new Map()

type WireReport = { playerKey: string; score: { score1: number; score2: number; draws: number } | null }

function knownReport({ playerKey, score }: WireReport): KnownReport {
  return { by: playerKey, score: score && { wins1: score.score1, wins2: score.score2, draws: score.draws } }
}

/** The last word of each player, in the order in which they first spoke. */
export function latestReports(reports: readonly KnownReport[]): readonly KnownReport[] {
  return [...new Map(reports.map((report) => [report.by, report])).values()]
}
