import { createFileRoute } from '@tanstack/react-router'
import { DoorScreen } from '../../../../features/registrations/door-desk/door-screen.tsx'
import { ForStaff } from '../../../../features/tournaments/admin/for-staff.tsx'
import { WrongType } from '../../../../features/tournaments/admin/scores/wrong-type.tsx'
import { TournamentGate } from '../../../../features/tournaments/tournament-frame/tournament-gate.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { StaffOnly } from '../../../guards/staff-only.tsx'
import { DeskRegulars } from '../../../layout/desk-regulars.tsx'
import { Page } from '../../../layout/page.tsx'
import { askForEventAdmin } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/desk')({
  loader: askForEventAdmin,
  component: DeskRoute,
})

function DeskRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <StaffOnly code={code} path={`/tournament/${code}/desk`}>
      <Page title={t('checkIn.title')}>
        <TournamentGate code={code}>
          {({ tournament, type }) =>
            type === 'advance' ? (
              <ForStaff tournament={tournament} title={t('eventAdmin.forbidden')} text={t('eventAdmin.forbiddenHelp')}>
                {() => (
                  <DoorScreen
                    tournament={tournament}
                    regulars={(asked) => <DeskRegulars tournament={tournament} {...asked} />}
                  />
                )}
              </ForStaff>
            ) : (
              <WrongType code={tournament.code} actual={type} />
            )
          }
        </TournamentGate>
      </Page>
    </StaffOnly>
  )
}
