import { createFileRoute } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { RedeemDeviceLink } from '../../../../features/tournaments/device-link/redeem-device-link.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/device')({ component: DeviceRoute })

function DeviceRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  const [oneTimeCode] = useState(() => window.location.hash.slice(1))
  // Keeps the code out of history and screenshots, before any request.
  useLayoutEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return (
    <Page title={t('tournament.device.title')} width="reading">
      <RedeemDeviceLink
        code={code}
        oneTimeCode={oneTimeCode}
        onRedeemed={(role) => {
          const to = role === 'organizer' ? '/tournament/$code/admin' : '/tournament/$code/player'
          void navigate({ to, params: { code }, replace: true })
        }}
      />
    </Page>
  )
}
