import { createFileRoute, useLocation } from '@tanstack/react-router'
import { TakeOverPage } from '../../features/tournaments/handover/take-over-page.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/take-over')({ component: TakeOverRoute })

function TakeOverRoute() {
  const { t } = useTranslation()
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <Page title={t('handover.take')} width="reading">
      {/* Loaded as a whole: what this page may know of the tournament already is older. */}
      <TakeOverPage
        key={hash}
        fragment={hash}
        onTaken={(code) => window.location.assign(`/tournament/${code}/admin`)}
      />
    </Page>
  )
}
