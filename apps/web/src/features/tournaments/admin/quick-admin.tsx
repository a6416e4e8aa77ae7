import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { AdminHeader } from './admin-header.tsx'
import { OrganizersOnly } from './organizers-only.tsx'
import { PlayersTab } from './players-tab.tsx'
import { ScoresTab } from './scores-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { WrongType } from './wrong-type.tsx'

/** The organizer's screen of a quick tournament. */
export function QuickAdmin({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <TournamentGate code={code} failureTitle={t('admin.loadFailed')}>
      {({ tournament, type }) =>
        type === 'quick' ? (
          <OrganizersOnly tournament={tournament} title={t('admin.notOrganizer')} text={t('admin.notOrganizerHelp')}>
            {(access) => <Administration tournament={tournament} access={access} />}
          </OrganizersOnly>
        ) : (
          <WrongType code={tournament.code} actual={type} />
        )
      }
    </TournamentGate>
  )
}

type AdminTab = 'players' | 'scores' | 'settings'
type AdministrationProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

function Administration({ tournament, access }: AdministrationProps) {
  const { t } = useTranslation()
  // Until the organizer chooses, the tab is the one where the work is.
  const [chosen, setChosen] = useState<AdminTab | null>(null)
  const tab = chosen ?? (tournament.phase.kind === 'waiting' ? 'players' : 'scores')
  return (
    <div className="mx-auto grid max-w-400 grid-cols-[minmax(0,1fr)] gap-5">
      <AdminHeader tournament={tournament} />
      <Tabs<AdminTab>
        label={t('admin.tabs.label')}
        value={tab}
        onChange={setChosen}
        tabs={[
          {
            value: 'players',
            label: t('admin.tabs.players'),
            content: <PlayersTab tournament={tournament} access={access} onStarted={() => setChosen('scores')} />,
          },
          {
            value: 'scores',
            label: t('admin.tabs.scores'),
            content: <ScoresTab tournament={tournament} access={access} />,
          },
          {
            value: 'settings',
            label: t('admin.tabs.settings'),
            content: <SettingsTab key={tournament.phase.kind} tournament={tournament} access={access} />,
          },
        ]}
      />
    </div>
  )
}
