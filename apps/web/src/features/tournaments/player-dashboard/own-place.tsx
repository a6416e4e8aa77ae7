import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type GoingOn, goingOn } from '../standings-table/going-on.ts'
import { useCountedStandings } from '../standings-table/live-standings.ts'
import { rankedBeside } from '../standings-table/pod-rankings.ts'
import { useReach } from '../standings-table/use-reach.ts'

/** After the last complete round, from the first on. */
export function OwnPlace({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId }) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const standings = useCountedStandings(tournament)
  const reach = useReach(tournament, lastCompleteRound(tournament))
  const row = standings.find(({ playerId }) => playerId === own)
  if (!row) return null
  const through = lastCompleteRound(tournament)
  const { rows, group } = rankedBeside({ tournament, through }, { standings, own })
  const players = rows.length
  const reached = reach?.of(row) ?? null
  const going = goingOn(tournament, through)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-3">
      <span className="text-muted">
        {t('dashboard.myPlace')}
        {group === null || reached !== null ? null : ` · ${t('structure.groups.name', { letter: group })}`}
      </span>
      <span className="font-display text-lg font-bold tabular-nums">
        {reached ?? t('dashboard.rankAndPoints', { rank: ordinal(row.rank), players, count: row.points })}
      </span>
      {going === null ? null : (
        <span className="basis-full text-sm text-muted">{t(`structure.groups.own.${ownWay(going, own)}`)}</span>
      )}
    </p>
  )
}

function ownWay({ of, isSure }: GoingOn, own: PlayerId): 'now' | 'sure' | 'notNow' | 'out' {
  if (of(own) === null) return isSure ? 'out' : 'notNow'
  return isSure ? 'sure' : 'now'
}
