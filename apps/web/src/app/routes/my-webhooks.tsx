import { createFileRoute } from '@tanstack/react-router'
import { HooksPage } from '../../features/shops/hooks/hooks-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-webhooks')({ component: MyWebhooks })

function MyWebhooks() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-webhooks">
      {(account) => (
        <Page title={t('hooks.page')}>
          <HooksPage key={account.$id} />
        </Page>
      )}
    </SignedInOnly>
  )
}
