import { podRankings } from './pod-rankings.ts'
import { StandingsTable, type StandingsTableProps } from './standings-table.tsx'
import { useRankingTitle } from './use-ranking-title.ts'

/** One ranking, or one below another for each pod of a draft. */
export function Rankings(props: Omit<StandingsTableProps, 'hasLegend'>) {
  const titleOf = useRankingTitle()
  const { caption, standings, ...on } = props
  const rankings = podRankings(on, standings)
  if (!rankings) return <StandingsTable {...props} />
  return rankings.map(({ pod, group, rows }, index) => {
    const title = titleOf({ pod, group })
    return (
      <section key={title} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 className="text-lg">{title}</h3>
        <StandingsTable
          {...on}
          caption={`${caption}, ${title}`}
          standings={rows}
          hasLegend={index === rankings.length - 1}
        />
      </section>
    )
  })
}
