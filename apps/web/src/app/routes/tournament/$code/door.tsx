import { createFileRoute } from '@tanstack/react-router'
import { DoorCode } from '../../../../features/registrations/organizer/door-code.tsx'
import { ForStaff } from '../../../../features/tournaments/admin/for-staff.tsx'
import { TournamentGate } from '../../../../features/tournaments/tournament-frame/tournament-gate.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { StaffOnly } from '../../../guards/staff-only.tsx'
import { Page } from '../../../layout/page.tsx'
import { askForTournament } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/door')({
  loader: askForTournament,
  component: DoorRoute,
})

function DoorRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <StaffOnly code={code} path={`/tournament/${code}/door`}>
      <Page title={t('registrations.door.title')}>
        <TournamentGate code={code}>
          {({ tournament }) => (
            <ForStaff tournament={tournament} title={t('admin.notOrganizer')} text={t('admin.notOrganizerHelp')}>
              {() => <DoorCode tournament={tournament} />}
            </ForStaff>
          )}
        </TournamentGate>
      </Page>
    </StaffOnly>
  )
}
