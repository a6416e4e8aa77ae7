import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { rankedRound } from '../standings-table/live-standings.ts'
import { type PodRanking, podRankings } from '../standings-table/pod-rankings.ts'
import { fullLineMm, LINES_MM, paperGrid } from './paper-grid.ts'
import { GRIDS, pagesOf } from './sheets.ts'

type StandingsPage = {
  /** Several only where groups share a page; `pod` is null where all stand in one. */
  readonly rankings: readonly PodRanking[]
  readonly lineMm: number
}

/** Of a group on a shared page: its name, and the head of its table. */
const GROUP_HEAD_MM = 16

/** Groups share pages. Each pod with a ranking of its own begins one, to hang beside its tables. */
export function standingsPages(tournament: Tournament, standings: readonly Standing[]): readonly StandingsPage[] {
  const through = rankedRound(tournament, 'complete')
  const rankings = podRankings({ tournament, through }, standings) ?? [{ pod: null, group: null, rows: standings }]
  const shared = sharedPages(rankings)
  if (shared) return shared
  return rankings.flatMap(({ rows, ...ranking }) => {
    const { perPage, lineMm } = paperGrid(rows.length, GRIDS.standings)
    return pagesOf(rows, perPage).map((some) => ({ rankings: [{ ...ranking, rows: some }], lineMm }))
  })
}

/** As few pages as possible, about equally full; null where not even two fit on one. */
function sharedPages(rankings: readonly PodRanking[]): readonly StandingsPage[] | null {
  if (rankings.length < 2 || rankings.every(({ group }) => group === null)) return null
  const longest = Math.max(...rankings.map(({ rows }) => rows.length))
  const most = Math.floor(LINES_MM / (GROUP_HEAD_MM + fullLineMm(0) * longest))
  if (most < 2) return null
  const pages = Math.ceil(rankings.length / most)
  const perPage = Math.ceil(rankings.length / pages)
  const lineMm = fullLineMm((LINES_MM / perPage - GROUP_HEAD_MM) / longest)
  return pagesOf(rankings, perPage).map((some) => ({ rankings: some, lineMm }))
}
