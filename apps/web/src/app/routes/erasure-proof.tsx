import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ErasureProofPage } from '../../features/accounts/erasure-proof/erasure-proof-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/erasure-proof')({ component: ErasureProofRoute })

function ErasureProofRoute() {
  const { t } = useTranslation()
  const given = useLocation({ select: ({ hash }) => readHash(hash) })
  return (
    <Page title={t('erasure.page')} width="reading">
      <ErasureProofPage key={given} given={given} />
    </Page>
  )
}

/** Lines do not survive an address as they are. */
function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
