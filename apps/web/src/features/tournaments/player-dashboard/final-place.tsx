import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Trophy } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card, Mat } from '../../../ui/card.tsx'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { StandingsTable } from '../standings-table/standings-table.tsx'
import { useEndText } from '../standings-table/use-end-text.ts'

/** How it ended for this player, and for everybody. */
export function FinalPlace({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId }) {
  const { t } = useTranslation()
  const standings = useLiveStandings(tournament)
  const endText = useEndText(standings)
  const row = standings.find(({ playerId }) => playerId === own)
  const title = t('tournament.standings.finalTitle')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {row ? (
        <Mat className="flex items-center gap-4">
          <Trophy aria-hidden="true" className="size-10 shrink-0" />
          <p aria-live="polite" className="unbroken-words min-w-0 font-display text-2xl font-bold">
            {endText(row)}
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
