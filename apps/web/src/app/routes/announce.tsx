import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useAdvancedAccess } from '../../features/accounts/creation-access/use-advanced-access.tsx'
import { readFormData } from '../../features/accounts/redirects/arrival.ts'
import { AnnouncePage } from '../../features/tournaments/announce-page/announce-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { later } from '../../ui/later.tsx'
import { Page } from '../layout/page.tsx'

const registrationForm = later(async () => (await import('../layout/announced-registration.tsx')).AnnouncedRegistration)

export const Route = createFileRoute('/announce')({
  validateSearch: readFormData,
  component: AnnounceRoute,
})

function AnnounceRoute() {
  const { t } = useTranslation()
  const { formData } = Route.useSearch()
  const navigate = Route.useNavigate()
  const access = useAdvancedAccess()
  // The draft is now in this tab: a reload would restore the address's form.
  const leaveAddress = useEffectEvent(() => {
    if (formData !== undefined) void navigate({ to: '/announce', search: {}, replace: true, resetScroll: false })
  })
  useEffect(() => leaveAddress(), [])
  return (
    <Page title={t('announce.title')}>
      <h1 className="text-title ">{t('announce.title')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('creation.advanced.intro')}</p>
      <AnnouncePage
        access={access}
        formData={formData}
        registration={(tournament) => <registrationForm.Component tournament={tournament} />}
        onCreated={(created) => void navigate({ to: '/', search: {}, state: { created } })}
      />
    </Page>
  )
}
