import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { AdminHeader } from './admin-header.tsx'
import { EventSettingsTab } from './event-settings-tab.tsx'
import { EventStartBar } from './event-start-bar.tsx'
import { OrganizersOnly } from './organizers-only.tsx'
import { ScoresTab } from './scores-tab.tsx'
import { StandingsTab } from './standings-tab.tsx'
import { WrongType } from './wrong-type.tsx'

/** What other features show of the event. */
export type AdvancedAdminSlots = {
  readonly registrations: (tournament: Tournament) => ReactNode
  /** Before round 1 is paired: who was confirmed and is not there. */
  readonly absence: (tournament: Tournament) => ReactNode
  readonly statistics: (tournament: Tournament) => ReactNode
}

type AdvancedAdminProps = { readonly code: string; readonly slots: AdvancedAdminSlots }

/** The organizer's screen of an announced event. */
export function AdvancedAdmin({ code, slots }: AdvancedAdminProps) {
  const { t } = useTranslation()
  return (
    <TournamentGate code={code} failureTitle={t('admin.loadFailed')}>
      {({ tournament, type }) =>
        type === 'advance' ? (
          <OrganizersOnly
            tournament={tournament}
            title={t('eventAdmin.forbidden')}
            text={t('eventAdmin.forbiddenHelp')}
          >
            {(access) => <Administration tournament={tournament} access={access} slots={slots} />}
          </OrganizersOnly>
        ) : (
          <WrongType code={tournament.code} actual={type} />
        )
      }
    </TournamentGate>
  )
}

type AdminTab = 'registrations' | 'scores' | 'settings' | 'standings' | 'statistics'
type AdministrationProps = {
  readonly tournament: Tournament
  readonly access: OrganizerAccess
  readonly slots: AdvancedAdminSlots
}

function Administration({ tournament, access, slots }: AdministrationProps) {
  const { t } = useTranslation()
  const { kind } = tournament.phase
  // Until the organizer chooses, the tab is the one where the work is.
  const [chosen, setChosen] = useState<AdminTab | null>(null)
  const tab = chosen ?? (kind === 'waiting' ? 'registrations' : kind === 'running' ? 'scores' : 'standings')
  const contents: Readonly<Record<AdminTab, ReactNode>> = {
    registrations: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {slots.registrations(tournament)}
        {kind === 'waiting' ? (
          <EventStartBar tournament={tournament} access={access} absence={slots.absence(tournament)} />
        ) : null}
      </div>
    ),
    scores: <ScoresTab tournament={tournament} access={access} />,
    settings: <EventSettingsTab key={kind} tournament={tournament} access={access} />,
    standings: <StandingsTab tournament={tournament} />,
    statistics: slots.statistics(tournament),
  }
  const order: readonly AdminTab[] = ['registrations', 'scores', 'settings', 'standings', 'statistics']
  return (
    <div className="mx-auto grid max-w-400 grid-cols-[minmax(0,1fr)] gap-5">
      <AdminHeader tournament={tournament} />
      <Tabs<AdminTab>
        label={t('admin.tabs.label')}
        value={tab}
        onChange={setChosen}
        tabs={order.map((value) => ({ value, label: t(`admin.tabs.${value}`), content: contents[value] }))}
      />
    </div>
  )
}
