import { createFileRoute } from '@tanstack/react-router'
import { QuickAdmin } from '../../../../features/tournaments/admin/quick-admin.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { askForTournament } from '../../../route-loading.ts'

export const Route = createFileRoute('/tournament/$code/admin')({ loader: askForTournament, component: AdminRoute })

function AdminRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <Page title={t('admin.title')}>
      <QuickAdmin code={code} />
    </Page>
  )
}
