import { createFileRoute } from '@tanstack/react-router'
import { FateOfEvent } from '../../../../features/registrations/event-offers/coming-events.tsx'
import { AbsentPlayers } from '../../../../features/registrations/organizer/absent-players.tsx'
import { useWaitingCount } from '../../../../features/registrations/organizer/use-waiting-count.ts'
import { AdvancedAdmin } from '../../../../features/tournaments/admin/advanced-admin.tsx'
import type { EventSlots } from '../../../../features/tournaments/admin/event-administration.tsx'
import { useTabTitle } from '../../../../features/tournaments/tournament-frame/use-tab-title.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { StaffOnly } from '../../../guards/staff-only.tsx'
import { EventStatistics } from '../../../layout/event-statistics.tsx'
import { OrganizedRegistrations } from '../../../layout/organized-registrations.tsx'
import { Page } from '../../../layout/page.tsx'
import { askForEventAdmin } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/admin-advanced')({
  loader: askForEventAdmin,
  component: AdvancedAdminRoute,
})

const SLOTS: EventSlots = {
  registrations: (tournament, access) => <OrganizedRegistrations tournament={tournament} access={access} />,
  useWaitingCount,
  absence: (tournament) => <AbsentPlayers tournament={tournament} />,
  statistics: (tournament) => <EventStatistics tournament={tournament} />,
  fate: ({ id }) => <FateOfEvent tournamentId={id} />,
}

function AdvancedAdminRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const title = useTabTitle(code, t('admin.title'))
  return (
    <StaffOnly code={code} path={`/tournament/${code}/admin-advanced`}>
      <Page title={title} width="wide">
        <AdvancedAdmin code={code} slots={SLOTS} />
      </Page>
    </StaffOnly>
  )
}
