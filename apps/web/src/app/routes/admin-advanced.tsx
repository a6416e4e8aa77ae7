import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { ComingWithAdvanced } from '../layout/coming-with-advanced.tsx'

export const Route = createFileRoute('/admin-advanced')({ component: AdminAdvanced })

function AdminAdvanced() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/admin-advanced">
      {() => <ComingWithAdvanced title={t('accounts.advanced.adminTitle')} text={t('accounts.advanced.adminText')} />}
    </SignedInOnly>
  )
}
