import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ArrivalOfMine } from '../../../../features/registrations/own-registration/own-arrival.tsx'
import { LeaveEvent } from '../../../../features/registrations/own-table/leave-event.tsx'
import { RenameMyself } from '../../../../features/registrations/own-table/rename-myself.tsx'
import { WithoutSeat } from '../../../../features/registrations/own-table/without-seat.tsx'
import { PlayerDashboard } from '../../../../features/tournaments/player-dashboard/player-dashboard.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { askForTournament } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/player')({ loader: askForTournament, component: PlayerRoute })

function PlayerRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const [title, setTitle] = useState<string | null>(null)
  return (
    <Page title={title ?? t('dashboard.title')} width="reading">
      <PlayerDashboard
        code={code}
        onTitle={setTitle}
        event={{
          withoutSeat: (tournament, otherwise) => <WithoutSeat tournament={tournament} otherwise={otherwise} />,
          arrival: (tournament) => <ArrivalOfMine tournament={tournament} />,
          rename: ({ tournamentId, secret, player: { name } }, isAllowed) => (
            <RenameMyself tournamentId={tournamentId} playerId={secret} name={name} isAllowed={isAllowed} />
          ),
          leave: ({ tournamentId, secret }) => <LeaveEvent tournamentId={tournamentId} playerId={secret} />,
        }}
      />
    </Page>
  )
}
