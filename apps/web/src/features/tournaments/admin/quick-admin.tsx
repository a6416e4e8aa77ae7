import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { memo } from 'react'
import { May, useMay } from '../../../acts/acting-as.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useSeatQueue } from '../api/players/seat-queue.ts'
import { RestartTournament } from '../restart/restart-tournament.tsx'
import { RestartedNotice } from '../restart/restarted-notice.tsx'
import { SettingRows } from '../settings/setting-rows.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { Administration } from './administration.tsx'
import { ForStaff } from './for-staff.tsx'
import { MoreTab } from './more-tab.tsx'
import { PlayersTab } from './players/players-tab.tsx'
import { QuickFate } from './quick-fate.tsx'
import { StartBar } from './rounds/start-bar.tsx'
import { RowsFirst } from './scores/rows-first.tsx'
import { ScoresTab } from './scores/scores-tab.tsx'
import { WrongType } from './scores/wrong-type.tsx'
import { StandingsTab } from './standings-tab.tsx'
import { QUICK_TABS, tabsForRole } from './tabs-for-role.ts'

export function QuickAdmin({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <TournamentGate code={code} failureTitle={t('admin.loadFailed')}>
      {({ tournament, type }) =>
        type === 'quick' ? (
          <ForStaff tournament={tournament} title={t('admin.notOrganizer')} text={t('admin.notOrganizerHelp')}>
            {(access) => (
              <RowsFirst tournament={tournament}>
                {(drawn) => <QuickAdministration tournament={drawn} access={access} />}
              </RowsFirst>
            )}
          </ForStaff>
        ) : (
          <WrongType code={tournament.code} actual={type} />
        )
      }
    </TournamentGate>
  )
}

type QuickAdministrationProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export const QuickAdministration = memo(function QuickAdministration({ tournament, access }: QuickAdministrationProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const may = useMay()
  const tabs = tabsForRole<keyof typeof QUICK_TABS>(QUICK_TABS, access.role)
  const on = { tournament, access }
  const isFullBefore = isWaiting(tournament) && isFull(tournament)
  const count = useSeatQueue(tournament, isFullBefore)?.length ?? 0
  return (
    <Administration
      {...on}
      tabs={tabs}
      proposed={proposedTab(tournament, tabs)}
      waiting={count === 0 ? null : { count: number(count), label: t('admin.players.waiting', { count }) }}
      start={(desk) => (may('start-quick-tournament') ? <StartBar {...on} onStarted={desk.arrive} /> : null)}
      contents={(desk) => ({
        scores: <ScoresTab {...on} desk={desk} />,
        players: <PlayersTab {...on} />,
        standings: (
          <StandingsTab
            tournament={tournament}
            again={
              <May act="restart-quick-tournament">
                <RestartTournament {...on} isOnMat />
              </May>
            }
          />
        ),
        more: (
          <MoreTab
            {...on}
            desk={desk}
            settings={<SettingRows {...on} />}
            fate={may('cancel-tournament') ? <QuickFate {...on} /> : null}
            aftermath={may('cancel-tournament') ? <RestartedNotice tournament={tournament} /> : null}
          />
        ),
      })}
    />
  )
})

/** Where the work is; at the end, the ranking. */
function proposedTab(tournament: Tournament, tabs: readonly (keyof typeof QUICK_TABS)[]): keyof typeof QUICK_TABS {
  if (isWaiting(tournament) && !isDrafting(tournament)) return tabs.includes('players') ? 'players' : 'scores'
  return isFinished(tournament) && !tournament.isCancelled && tabs.includes('standings') ? 'standings' : 'scores'
}
