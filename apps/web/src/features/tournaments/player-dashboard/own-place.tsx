import { asOfRound } from '@tablee/domain/tournaments/kinds/part'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { type GoingOn, goingOn } from '../standings-table/going-on.ts'
import { useCountedStandings } from '../standings-table/live-standings.ts'
import { rankedBeside } from '../standings-table/pod-rankings.ts'
import { useReach } from '../standings-table/use-reach.ts'

const standingExplanation = later(
  async () => (await import('../standings-table/standing-explanation.tsx')).StandingExplanation,
)

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
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-3">
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
      {reached === null ? <WhyThisPlace tournament={tournament} own={own} /> : null}
    </div>
  )
}

/** The row of the ranking, explained where one reads it. */
function WhyThisPlace({ tournament, own }: { readonly tournament: Tournament; readonly own: PlayerId }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const through = lastCompleteRound(tournament)
  const at = useMemo(() => asOfRound(tournament, through), [tournament, through])
  return (
    <div className="grid basis-full grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <Button variant="quiet" className="-mx-2 -mb-2 px-2!" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('dashboard.whyPlace')}
      </Button>
      {isOpen ? <standingExplanation.Component tournament={at} player={own} through={through} /> : null}
    </div>
  )
}

function ownWay({ of, isSure }: GoingOn, own: PlayerId): 'now' | 'sure' | 'notNow' | 'out' {
  if (of(own) === null) return isSure ? 'out' : 'notNow'
  return isSure ? 'sure' : 'now'
}
