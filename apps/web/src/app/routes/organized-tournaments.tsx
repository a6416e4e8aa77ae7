import { createFileRoute } from '@tanstack/react-router'
import { OrganizedTournaments } from '../../features/tournaments/organized-tournaments/organized-tournaments.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/organized-tournaments')({ component: OrganizedTournamentsRoute })

function OrganizedTournamentsRoute() {
  const { t } = useTranslation()
  const title = t('eventAdmin.list.title')
  return (
    <SignedInOnly path="/organized-tournaments">
      {(account) => (
        <Page title={title}>
          <OrganizedTournaments account={account.$id} type={null} title={title} intro={t('eventAdmin.list.intro')} />
        </Page>
      )}
    </SignedInOnly>
  )
}
