import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { ComingWithAdvanced } from '../layout/coming-with-advanced.tsx'

export const Route = createFileRoute('/organized-tournaments')({ component: OrganizedTournaments })

function OrganizedTournaments() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/organized-tournaments">
      {() => (
        <ComingWithAdvanced title={t('accounts.advanced.organizedTitle')} text={t('accounts.advanced.organizedText')} />
      )}
    </SignedInOnly>
  )
}
