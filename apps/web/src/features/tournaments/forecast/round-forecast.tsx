import { cutToCome } from '@tablee/domain/tournaments/forecast/cut-to-come'
import { finishingTime } from '@tablee/domain/tournaments/forecast/finishing-time'
import { slowTables } from '@tablee/domain/tournaments/forecast/slow-tables'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import { isPlayedOut, isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useRoundPaces } from '../api/rounds/round-paces.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { forecastText } from './forecast-text.ts'

const STEP_MS = 15_000
/** By then the sheet has closed and returned the focus. */
const CLOSED_MS = 250

type RoundForecastProps = {
  readonly tournament: Tournament
  readonly onTable: (matchId: MatchId, how: { readonly isOpened: boolean }) => void
}

/** When the round and the day will end, in a sticky line; opens the slow tables and the explanation (NONE-10). */
export function RoundForecast({ tournament, onTable }: RoundForecastProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const names = usePlayerNames(tournament)
  const [isOpen, setIsOpen] = useState(false)
  const nowMs = useServerNow(STEP_MS)
  const paces = useRoundPaces(tournament)
  const slow = slowTables(tournament, nowMs)
  const isBetween = isRoundComplete(tournament)
  const text = forecastText(finishingTime(tournament, paces ?? [], nowMs), { t, time, nowMs, isBetween })
  const shown = slow.length === 0 ? text : `${text} · ${t('forecast.slow', { count: slow.length })}`
  const leadTo = useAfterClosing(onTable)
  const choose = (id: MatchId) => {
    setIsOpen(false)
    leadTo(id)
  }
  const hasParts = partsToCome(tournament).length > 0
  const hasCut = cutToCome(tournament).length > 0
  // The staff decides on the end, and a week has no hour.
  if ((isPlayedOut(tournament) && !hasParts && !hasCut) || leagueOf(currentStage(tournament))) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        // On a phone the first screen belongs to the tables.
        className="flex min-h-11 w-full items-center gap-2 rounded-control text-start text-sm text-muted hover:bg-sunken max-lg:order-last"
      >
        <Hourglass aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 underline decoration-line underline-offset-4">{shown}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('forecast.title')}
        description={text}
        closeLabel={t('tournament.close')}
      >
        <SlowTables tables={slow} names={names} onTable={choose} />
        <section className="grid gap-1">
          <h3 className="text-base font-semibold">{t('forecast.howTitle')}</h3>
          <p className="max-w-prose text-sm text-muted">{t('forecast.how')}</p>
          {hasParts ? <p className="max-w-prose text-sm text-muted">{t('forecast.howParts')}</p> : null}
          {hasCut ? <p className="max-w-prose text-sm text-muted">{t('forecast.howCut')}</p> : null}
        </section>
      </Dialog>
    </>
  )
}

function useAfterClosing(onTable: RoundForecastProps['onTable']): (matchId: MatchId) => void {
  const [chosen, setChosen] = useState<MatchId | null>(null)
  useEffect(() => {
    if (chosen === null) return
    const timer = setTimeout(() => {
      setChosen(null)
      onTable(chosen, { isOpened: false })
    }, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [chosen, onTable])
  return setChosen
}

type SlowTablesProps = {
  readonly onTable: (matchId: MatchId) => void
  readonly tables: ReturnType<typeof slowTables>
  readonly names: PlayerNames
}

function SlowTables({ tables, names, onTable }: SlowTablesProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const labelOf = useTableLabel()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-base font-semibold">{t('forecast.slowTitle')}</h3>
      <p className="text-sm text-muted">{t(tables.length === 0 ? 'forecast.noneSlow' : 'forecast.slowHelp')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {tables.map((match) => (
          <li key={match.id}>
            <Button variant="secondary" isWide className="justify-start! text-start" onClick={() => onTable(match.id)}>
              <span className="wrap-anywhere">
                {t('forecast.open', {
                  table: labelOf(match.table),
                  players: list(seatsOf(match).map((player) => names.get(player) ?? '')),
                })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
