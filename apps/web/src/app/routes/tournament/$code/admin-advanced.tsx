import { createFileRoute } from '@tanstack/react-router'
import { DecklistView } from '../../../../features/decklists/decklist-view/decklist-view.tsx'
import { AbsentPlayers } from '../../../../features/registrations/organizer/absent-players.tsx'
import { OrganizerRegistrations } from '../../../../features/registrations/organizer/organizer-registrations.tsx'
import { AdvancedAdmin, type AdvancedAdminSlots } from '../../../../features/tournaments/admin/advanced-admin.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { SignedInOnly } from '../../../guards/signed-in-only.tsx'
import { EventStatistics } from '../../../layout/event-statistics.tsx'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/admin-advanced')({ component: AdvancedAdminRoute })

const SLOTS: AdvancedAdminSlots = {
  registrations: (tournament) => (
    <OrganizerRegistrations tournament={tournament} showDecklist={(decklist) => <DecklistView decklist={decklist} />} />
  ),
  absence: (tournament) => <AbsentPlayers tournament={tournament} />,
  statistics: (tournament) => <EventStatistics tournament={tournament} />,
}

function AdvancedAdminRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <SignedInOnly path={`/tournament/${code}/admin-advanced`}>
      {() => (
        <Page title={t('admin.title')} width="wide">
          <AdvancedAdmin code={code} slots={SLOTS} />
        </Page>
      )}
    </SignedInOnly>
  )
}
