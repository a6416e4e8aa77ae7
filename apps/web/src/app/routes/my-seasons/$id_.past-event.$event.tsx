import { createFileRoute } from '@tanstack/react-router'
import { PastEventPage } from '../../../features/seasons/past-events/past-event-page.tsx'
import { useRegularNames } from '../../../features/shops/api/regulars.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { SignedInOnly } from '../../guards/signed-in-only.tsx'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/my-seasons/$id_/past-event/$event')({ component: PastEvent })

function PastEvent() {
  const { t } = useTranslation()
  const { id, event } = Route.useParams()
  const regulars = useRegularNames()
  return (
    <SignedInOnly path={`/my-seasons/${id}/past-event/${event}`}>
      {(account) => (
        <Page title={t('pastEvents.correctTitle')} width="wide">
          <PastEventPage key={`${account.$id} ${event}`} seasonId={id} id={event} regulars={regulars} />
        </Page>
      )}
    </SignedInOnly>
  )
}
