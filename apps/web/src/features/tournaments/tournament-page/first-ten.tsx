import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { asRanked } from '../standings-table/as-ranked.ts'
import { rankedRound, useLiveStandings } from '../standings-table/live-standings.ts'
import { podRankings } from '../standings-table/pod-rankings.ts'
import { useRankingTitle } from '../standings-table/use-ranking-title.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

const SHOWN = 10

type FirstTenProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** The leaders after the last complete round, next to a desk's tables; the full ranking is below. Where each group or pod has its own ranking, its first. */
export function FirstTen({ tournament, own }: FirstTenProps) {
  return <Leaders tournament={asRanked(tournament, rankedRound(tournament, 'complete'))} own={own} />
}

/** Memoized: a result of the round under way changes none of them. */
const Leaders = memo(function Leaders({ tournament, own }: FirstTenProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const standings = useLiveStandings(tournament)
  const leaders = useLeaders(tournament, standings)
  return (
    <Card as="section" aria-labelledby="leaders-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="leaders-title" className="text-lg">
        {t('desk.leaders')}
      </h2>
      {standings.length === 0 ? <p className="text-muted">{t('tournament.standings.notYet')}</p> : null}
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line tabular-nums empty:hidden">
        {leaders.slice(0, SHOWN).map(({ playerId, rank, points, among }) => (
          <li
            key={playerId}
            className={classNames('flex min-h-9 items-center gap-3', playerId === own && 'bg-felt-wash font-semibold')}
          >
            <span className="w-7 shrink-0 text-end text-muted">{rank}</span>
            <span className="grid min-w-0 flex-1">
              <PlayerName name={names.get(playerId) ?? ''} isOneLine />
              {among === null ? null : <span className="text-sm font-normal text-muted">{among}</span>}
            </span>
            <span className="shrink-0 font-semibold">
              {points}
              <span className="sr-only"> {t('desk.points', { count: points })}</span>
            </span>
          </li>
        ))}
      </ol>
      {standings.length === 0 ? null : (
        <a href="#standings" className="inline-flex min-h-11 items-center font-semibold">
          {t('desk.wholeRanking')}
        </a>
      )}
    </Card>
  )
})

/** Among whom somebody leads, "Groupe B"; null where all stand in one ranking. */
type Leader = Standing & { readonly among: string | null }

function useLeaders(tournament: Tournament, standings: readonly Standing[]): readonly Leader[] {
  const titleOf = useRankingTitle()
  const rankings = podRankings({ tournament, through: rankedRound(tournament, 'complete') }, standings)
  if (!rankings) return standings.map((standing) => ({ ...standing, among: null }))
  return rankings.flatMap((ranking) =>
    ranking.rows.filter(({ rank }) => rank === 1).map((standing) => ({ ...standing, among: titleOf(ranking) })),
  )
}
