import { createFileRoute } from '@tanstack/react-router'
import { TokensPage } from '../../features/shops/tokens/tokens-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-api')({ component: MyApi })

function MyApi() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-api">
      {(account) => (
        <Page title={t('tokens.page')}>
          <TokensPage key={account.$id} />
        </Page>
      )}
    </SignedInOnly>
  )
}
