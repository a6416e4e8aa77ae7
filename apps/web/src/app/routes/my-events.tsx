import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { ComingWithAdvanced } from '../layout/coming-with-advanced.tsx'

export const Route = createFileRoute('/my-events')({ component: MyEvents })

function MyEvents() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-events">
      {() => <ComingWithAdvanced title={t('accounts.advanced.eventsTitle')} text={t('accounts.advanced.eventsText')} />}
    </SignedInOnly>
  )
}
