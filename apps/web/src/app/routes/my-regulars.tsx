import { createFileRoute } from '@tanstack/react-router'
import { RegularsPage } from '../../features/shops/regulars/regulars-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-regulars')({ component: MyRegulars })

function MyRegulars() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-regulars">
      {(account) => (
        <Page title={t('regulars.page')}>
          <RegularsPage key={account.$id} />
        </Page>
      )}
    </SignedInOnly>
  )
}
