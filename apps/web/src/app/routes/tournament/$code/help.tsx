import { createFileRoute } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { AcceptInvitation } from '../../../../features/tournaments/staff/accept-invitation.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/help')({ component: HelpRoute })

function HelpRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const [oneTimeCode] = useState(() => window.location.hash.slice(1))
  // Keeps the code out of history and screenshots, before any request.
  useLayoutEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return (
    <Page title={t('staff.accept.title')} width="reading">
      <AcceptInvitation code={code} oneTimeCode={oneTimeCode} />
    </Page>
  )
}
