import { openCalls } from '@tablee/domain/tournaments/judge-calls/judge-calls'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { playersWithoutSeat } from '@tablee/domain/tournaments/players/late-seats'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { later } from '../../../../ui/later.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { RoundForecast } from '../../forecast/round-forecast.tsx'
import type { CallsSwitchProps } from '../../judge-calls/calls-switch.tsx'
import { PlayersWithoutSeat } from '../players/players-without-seat.tsx'
import { UrgentTables } from './urgent-tables.tsx'
import { openDisputes } from './use-contested-tables.ts'
import { openDepartures } from './use-departed-tables.ts'
import type { Desk } from './use-desk.ts'

type DeskWaitsProps = { readonly tournament: Tournament; readonly access: StaffAccess; readonly desk: Desk }

const latestActs = later<Omit<DeskWaitsProps, 'desk'>>(
  async () => (await import('../../journal/latest-acts.tsx')).LatestActs,
)

const callsSwitch = later<CallsSwitchProps>(
  async () => (await import('../../judge-calls/calls-switch.tsx')).CallsSwitch,
)

/** Third column of a wide desk: what entering results cannot solve, and the last decisions. */
export function DeskWaits({ tournament, access, desk }: DeskWaitsProps) {
  const { t } = useTranslation()
  const may = useMay()
  const round = currentRound(tournament)
  const { waiting } = desk
  const isCurrent = desk.shownRound === round
  const canEdit = may('update-score-quick-tournament')
  const isCalled = openCalls(tournament).length > 0
  const isAnything =
    waiting !== null ||
    (may('answer-judge-call') && isCalled) ||
    (canEdit && openDisputes(tournament).length + openDepartures(tournament).length > 0) ||
    playersWithoutSeat(inEntrants(tournament)).length > 0
  return (
    <div className="beside-tables grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <section aria-labelledby="waits-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 id="waits-title" className="flex min-h-11 items-center text-lg">
          {t('desk.waits')}
        </h2>
        {may('answer-judge-call') && (tournament.announcement || isCalled) ? (
          <callsSwitch.Component access={access} />
        ) : null}
        {isAnything ? null : <p className="text-sm text-muted">{t('desk.nothingWaits')}</p>}
        {canEdit ? <UrgentTables {...{ tournament, access, desk }} isApart /> : null}
        {waiting === null ? null : (
          <Button variant="secondary" onClick={waiting.open}>
            {waiting.label}
          </Button>
        )}
        {isCurrent ? <PlayersWithoutSeat tournament={inEntrants(tournament)} access={access} /> : null}
        <RoundForecast tournament={inEntrants(tournament)} onTable={desk.want} />
      </section>
      <latestActs.Component tournament={tournament} access={access} />
    </div>
  )
}
