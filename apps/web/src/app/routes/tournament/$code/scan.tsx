import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ScanPage } from '../../../../features/tournaments/codes/scan-page.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/scan')({ component: ScanRoute })

/** Nothing is asked of the server: there may be none. */
function ScanRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <Page title={t('codes.scanTitle')} width="reading">
      <ScanPage
        key={`${code} ${hash}`}
        code={code}
        fragment={hash}
        onOther={({ code: other, fragment }) =>
          void navigate({ to: '/tournament/$code/scan', params: { code: other }, hash: fragment })
        }
      />
    </Page>
  )
}
