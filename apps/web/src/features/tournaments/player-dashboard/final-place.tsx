import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Trophy } from 'lucide-react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card, Mat } from '../../../ui/card.tsx'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { StandingsTable } from '../standings-table/standings-table.tsx'

/** How it ended for this player, and for everybody. */
export function FinalPlace({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId }) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const standings = useLiveStandings(tournament)
  const row = standings.find(({ playerId }) => playerId === own)
  const title = t('tournament.standings.finalTitle')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {row ? (
        <Mat className="flex items-center gap-4">
          <Trophy aria-hidden="true" className="size-10 shrink-0" />
          <p aria-live="polite" className="unbroken-words min-w-0 font-display text-2xl font-bold">
            {row.rank === 1
              ? t('dashboard.finished.first')
              : t('dashboard.finished.place', { rank: ordinal(row.rank), players: standings.length })}
          </p>
        </Mat>
      ) : null}
      <Card as="section" aria-labelledby="final-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="final-title" className="text-xl">
          {title}
        </h2>
        <StandingsTable
          caption={title}
          standings={standings}
          tournament={tournament}
          through={tournament.rounds.length}
          own={own}
          isNarrow
        />
      </Card>
    </div>
  )
}
