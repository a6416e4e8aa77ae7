import { getScoreReports } from '@tablee/contract/tournaments/questions/get-score-reports'
import { placingsIn, scoreOfResult, seatsIn } from '@tablee/domain/tournaments/kinds/result'
import type { KeptBack } from '@tablee/domain/tournaments/kinds/whole-match'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { SeatScores } from '@tablee/domain/tournaments/teams/team'
import type { Placings, ResultReport } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import type { PlayerAccess } from '../own/own-roles.ts'
import { scoreReportsKey } from './score-reports-key.ts'

/** One player's report on a contested match; null: no score proposed. */
export type KnownReport = {
  readonly by: string
  readonly score: Score | null
  /** At a table of more than two. */
  readonly placings?: Placings | null
  /** Of two teams, by seat. */
  readonly seats?: SeatScores
}
export type ReportsByMatch = ReadonlyMap<string, readonly KnownReport[]>

/** For the player's contested match. */
export function useScoreReports({ code, secret: playerId }: Pick<PlayerAccess, 'code' | 'secret'>): ReportsByMatch {
  const { client } = useServer()
  const { data } = useQuery({
    queryKey: scoreReportsKey(code),
    networkMode: 'always',
    queryFn: async () => {
      const { data: matches } = await client.callFunction(getScoreReports, { code, playerId })
      return new Map(matches.map(({ matchId, reports }) => [matchId, reports.map(knownReport)]))
    },
  })
  return data ?? NO_REPORTS
}

const NO_REPORTS: ReportsByMatch = new Map()

type WireReport = {
  playerKey: string
  score: { score1: number; score2: number; draws: number } | null
  placings?: Placings | undefined
  seats?: SeatScores | undefined
}

function knownReport({ playerKey, score, placings, seats }: WireReport): KnownReport {
  const said = { by: playerKey, score: score && { wins1: score.score1, wins2: score.score2, draws: score.draws } }
  if (seats) return { ...said, seats }
  return placings ? { ...said, placings } : said
}

export function knownReports(keptBack: KeptBack): ReportsByMatch {
  return new Map([...keptBack].map(([matchId, reports]) => [matchId, reports.map(reportKeptBack)]))
}

function reportKeptBack({ by, result }: ResultReport): KnownReport {
  const said = { by, score: result && scoreOfResult(result) }
  const [placings, bySeats] = [result && placingsIn(result), result && seatsIn(result)]
  if (bySeats) return { ...said, seats: bySeats.scores }
  return placings ? { ...said, placings: placings.outcome } : said
}

/** Each player's last report, in order of their first. */
export function latestReports(reports: readonly KnownReport[]): readonly KnownReport[] {
  return [...new Map(reports.map((report) => [report.by, report])).values()]
}
