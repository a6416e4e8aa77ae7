import { createFileRoute } from '@tanstack/react-router'
import { ProcessingPage } from '../../features/shops/processing-register/processing-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/my-processing')({ component: MyProcessing })

function MyProcessing() {
  const { t } = useTranslation()
  return (
    <SignedInOnly path="/my-processing">
      {(account) => (
        <Page title={t('processing.page')} width="reading">
          <ProcessingPage key={account.$id} />
        </Page>
      )}
    </SignedInOnly>
  )
}
