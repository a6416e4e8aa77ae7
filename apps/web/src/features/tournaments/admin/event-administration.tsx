import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, type ReactNode } from 'react'
import { May, useMay } from '../../../acts/acting-as.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { DeleteTournament } from '../deletion/delete-tournament.tsx'
import { AnnounceAgain } from '../restart/announce-again.tsx'
import { EventSettingRows } from '../settings/event-setting-rows.tsx'
import { Administration } from './administration.tsx'
import { MoreTab } from './more-tab.tsx'
import { EventStartBar } from './rounds/event-start-bar.tsx'
import { ScoresTab } from './scores/scores-tab.tsx'
import { StandingsTab } from './standings-tab.tsx'
import { EVENT_TABS, tabsForRole } from './tabs-for-role.ts'

/** Provided by other features. */
export type EventSlots = {
  readonly registrations: (tournament: Tournament, access: StaffAccess) => ReactNode
  /** A hook: how many registrations are pending, as far as known. */
  readonly useWaitingCount: (tournament: Tournament) => number
  /** Before round 1: confirmed but absent. */
  readonly absence: (tournament: Tournament) => ReactNode
  readonly statistics: (tournament: Tournament) => ReactNode
  /** Until it is over: handing over or cancelling. */
  readonly fate: (tournament: Tournament) => ReactNode
}

type EventAdministrationProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly slots: EventSlots
}

export const EventAdministration = memo(function EventAdministration({
  tournament,
  access,
  slots,
}: EventAdministrationProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const may = useMay()
  const tabs = tabsForRole<keyof typeof EVENT_TABS>(EVENT_TABS, access.role)
  const count = slots.useWaitingCount(tournament)
  const on = { tournament, access }
  const { announcement } = tournament
  const isOrganizer = may('change-settings')
  const beforehand = tabs.includes('registrations') && !isDrafting(tournament) ? 'registrations' : 'scores'
  const absence = <May act="drop-absent-players">{slots.absence(tournament)}</May>
  return (
    <Administration
      {...on}
      tabs={tabs}
      proposed={
        isWaiting(tournament) || tournament.isCancelled ? beforehand : isRunning(tournament) ? 'scores' : 'standings'
      }
      waiting={
        count === 0 || isFinished(tournament)
          ? null
          : { count: number(count), label: t('organizer.bulk.title', { count }) }
      }
      start={(desk) =>
        may('generate-advanced-pairings') ? <EventStartBar {...on} absence={absence} onStarted={desk.arrive} /> : null
      }
      contents={(desk) => ({
        scores: <ScoresTab {...on} desk={desk} />,
        registrations: slots.registrations(tournament, access),
        standings: (
          <StandingsTab
            tournament={tournament}
            statistics={slots.statistics(tournament)}
            again={isOrganizer && announcement ? <AnnounceAgain tournament={tournament} isOnMat /> : null}
          />
        ),
        more: (
          <MoreTab
            {...on}
            desk={desk}
            settings={<EventSettingRows {...on} />}
            fate={isOrganizer && announcement ? <EventFate {...on} /> : null}
            aftermath={<May act={['offer-event', 'cancel-tournament']}>{slots.fate(tournament)}</May>}
          />
        ),
      })}
    />
  )
})

type EventFateProps = { readonly tournament: Tournament; readonly access: StaffAccess }

function EventFate({ tournament, access }: EventFateProps) {
  return (
    <>
      <AnnounceAgain tournament={tournament} />
      {isWaiting(tournament) ? (
        <May act="delete-tournament">
          <DeleteTournament tournament={tournament} access={access} />
        </May>
      ) : null}
    </>
  )
}
