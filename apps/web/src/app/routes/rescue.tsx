import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useRegularNames } from '../../features/shops/api/regulars.ts'
import { RescuePage } from '../../features/tournaments/rescue/rescue-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/rescue')({ component: RescueRoute })

function RescueRoute() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Page title={t('rescue.title')} width="reading">
      <RescuePage
        regulars={useRegularNames()}
        onTaken={(code) => void navigate({ to: '/tournament/$code/admin', params: { code } })}
      />
    </Page>
  )
}
