import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { useReach } from '../standings-table/use-reach.ts'

/** Rank and points after the last complete round, from the first one on. */
export function OwnPlace({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId }) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const standings = useLiveStandings(tournament)
  const reach = useReach(tournament, lastCompleteRound(tournament))
  const row = standings.find(({ playerId }) => playerId === own)
  if (!row) return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-3">
      <span className="text-muted">{t('dashboard.myPlace')}</span>
      <span className="font-display text-lg font-bold tabular-nums">
        {reach?.of(row) ??
          t('dashboard.rankAndPoints', { rank: ordinal(row.rank), players: standings.length, count: row.points })}
      </span>
    </p>
  )
}
