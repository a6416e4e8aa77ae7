import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { EndCard } from '../ending/end-card.tsx'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { Rankings } from '../standings-table/rankings.tsx'

/** The player's result, and everyone's. */
export function FinalPlace({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId }) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const title = t('tournament.standings.finalTitle')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EndCard tournament={tournament} standings={standings} own={own} />
      <Card as="section" aria-labelledby="final-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="final-title" className="text-section">
          {title}
        </h2>
        <Rankings
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
