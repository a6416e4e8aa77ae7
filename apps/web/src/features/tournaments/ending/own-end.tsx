import { bestWin } from '@tablee/domain/tournaments/standings/best-win'
import { bracketRecords } from '@tablee/domain/tournaments/standings/bracket-records'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useEndText } from '../standings-table/use-end-text.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

type OwnEndProps = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
  readonly own: PlayerId
}

/** The viewer's result: "Vous terminez 10e sur 19", "2 victoires · meilleur coup : Bartholoméw". */
export function OwnEnd({ tournament, standings, own }: OwnEndProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const through = tournament.rounds.length
  const reach = useReach(tournament, through)
  const endText = useEndText(tournament, standings)
  const row = standings.find(({ playerId }) => playerId === own)
  if (!row) return null
  const inBracket = bracketRecords({ ...tournament, throughRound: through }).get(own)
  const beaten = bestWin(tournament, standings, own)
  const facts = [
    ...(reach?.of(row) ? [reach.of(row)] : []),
    t('ending.wins', { count: row.matchesWon + (inBracket?.won ?? 0) }),
    ...(beaten ? [t('ending.bestWin', { name: names.get(beaten) ?? '' })] : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-mat-line pt-3">
      <p aria-live="polite" className="unbroken-words font-display text-section font-bold">
        {endText(row)}
      </p>
      <p className="unbroken-words tabular-nums">{facts.join(' · ')}</p>
    </div>
  )
}
