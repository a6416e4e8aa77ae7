import { createFileRoute } from '@tanstack/react-router'
import { QuickAdmin } from '../../../../features/tournaments/admin/quick-admin.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/admin')({ component: AdminRoute })

function AdminRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <Page title={t('admin.title')} width="wide">
      <QuickAdmin code={code} />
    </Page>
  )
}
