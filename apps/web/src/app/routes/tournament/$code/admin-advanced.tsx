import { createFileRoute } from '@tanstack/react-router'
import { AdvancedAdminOfQuick } from '../../../../features/tournaments/admin/quick-admin.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { SignedInOnly } from '../../../guards/signed-in-only.tsx'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/admin-advanced')({ component: AdvancedAdminRoute })

function AdvancedAdminRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  return (
    <SignedInOnly path={`/tournament/${code}/admin-advanced`}>
      {() => (
        <Page title={t('admin.title')} width="reading">
          <AdvancedAdminOfQuick code={code} />
        </Page>
      )}
    </SignedInOnly>
  )
}
