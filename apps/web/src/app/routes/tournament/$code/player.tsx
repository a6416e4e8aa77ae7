import { createFileRoute } from '@tanstack/react-router'
import { PlayerDashboard } from '../../../../features/tournaments/player-dashboard/player-dashboard.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/player')({ component: PlayerRoute })

function PlayerRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <Page title={t('dashboard.title')} width="reading">
      <PlayerDashboard code={code} />
    </Page>
  )
}
