import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { rankedRound } from '../standings-table/live-standings.ts'
import { podRankings } from '../standings-table/pod-rankings.ts'
import { type PaperGrid, paperGrid } from './paper-grid.ts'
import { GRIDS, pagesOf } from './sheets.ts'

type StandingsPage = {
  /** Whose ranking it is, from 1; null where all stand in one. */
  readonly pod: number | null
  readonly group: string | null
  readonly rows: readonly Standing[]
  readonly grid: PaperGrid
}

/** Each group, and each pod with a ranking of its own begins a page, to hang beside its tables. */
export function standingsPages(tournament: Tournament, standings: readonly Standing[]): readonly StandingsPage[] {
  const through = rankedRound(tournament, 'complete')
  const rankings = podRankings({ tournament, through }, standings) ?? [{ pod: null, group: null, rows: standings }]
  return rankings.flatMap(({ pod, group, rows }) => {
    const grid = paperGrid(rows.length, GRIDS.standings)
    return pagesOf(rows, grid.perPage).map((some) => ({ pod, group, rows: some, grid }))
  })
}
