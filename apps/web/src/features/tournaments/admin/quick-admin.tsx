import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type OrganizerAccess, useOwnRoles } from '../api/own-roles.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { useStatusText } from '../tournament-frame/stats-banner.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { PlayersTab } from './players-tab.tsx'
import { ScoresTab } from './scores-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { WrongType } from './wrong-type.tsx'

/** The organizer's screen of a quick tournament. */
export function QuickAdmin({ code }: { readonly code: string }) {
  return (
    <TournamentGate code={code}>
      {({ tournament, type }) =>
        type === 'quick' ? (
          <OrganizersOnly tournament={tournament} />
        ) : (
          <WrongType code={tournament.code} actual={type} />
        )
      }
    </TournamentGate>
  )
}

/** The administration of advanced tournaments is another screen; a quick one is sent to its own. */
export function AdvancedAdminOfQuick({ code }: { readonly code: string }) {
  return (
    <TournamentGate code={code}>
      {({ tournament, type }) => <WrongType code={tournament.code} actual={type} />}
    </TournamentGate>
  )
}

function OrganizersOnly({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { organizer } = useOwnRoles(tournament)
  if (organizer) return <Administration tournament={tournament} access={organizer} />
  return (
    <ErrorState
      headingLevel={1}
      title={t('admin.notOrganizer')}
      action={
        <Link to="/tournament/$code" params={{ code: tournament.code }} className={buttonClass()}>
          {t('tournament.toTournament')}
        </Link>
      }
    >
      {t('admin.notOrganizerHelp')}
    </ErrorState>
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

function AdminHeader({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const status = useStatusText(tournament)
  const [isSharing, setIsSharing] = useState(false)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3 sm:gap-x-6">
      <div className="grid min-w-0 gap-1 max-sm:grow max-sm:basis-44">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{tournament.name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold tabular-nums">{status}</span>
          <LiveIndicator />
          <Link
            to="/tournament/$code"
            params={{ code: tournament.code }}
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 max-sm:hidden"
          >
            {t('tournament.toTournament')}
          </Link>
        </div>
      </div>
      <div className="flex items-center gap-3 max-sm:ms-auto">
        <CodeCards code={tournament.code} size="small" className="max-sm:hidden" />
        <Button
          variant="secondary"
          icon={<QrIcon aria-hidden="true" className="size-5" />}
          onClick={() => setIsSharing(true)}
        >
          <span aria-hidden="true" className="font-display text-lg tracking-wide sm:hidden">
            {tournament.code}
          </span>
          <span className="max-sm:sr-only">{t('admin.showCode')}</span>
        </Button>
      </div>
      <Dialog
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        title={t('tournament.share.title')}
        closeLabel={t('tournament.close')}
      >
        <ShareCode code={tournament.code} />
      </Dialog>
    </header>
  )
}
