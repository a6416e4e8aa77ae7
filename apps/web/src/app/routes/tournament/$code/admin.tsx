import { createFileRoute } from '@tanstack/react-router'
import { QuickAdmin } from '../../../../features/tournaments/admin/quick-admin.tsx'
import { useTabTitle } from '../../../../features/tournaments/tournament-frame/use-tab-title.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { askForTournament } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/admin')({ loader: askForTournament, component: AdminRoute })

function AdminRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const title = useTabTitle(code, t('admin.title'))
  return (
    <Page title={title} width="wide">
      <QuickAdmin code={code} />
    </Page>
  )
}
