import { createFileRoute } from '@tanstack/react-router'
import { PastEventsPage } from '../../../features/seasons/past-events/past-events-page.tsx'
import { useRegularNames } from '../../../features/shops/api/regulars.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { SignedInOnly } from '../../guards/signed-in-only.tsx'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/my-seasons/$id_/past')({ component: PastEvents })

function PastEvents() {
  const { t } = useTranslation()
  const { id } = Route.useParams()
  const regulars = useRegularNames()
  return (
    <SignedInOnly path={`/my-seasons/${id}/past`}>
      {(account) => (
        <Page title={t('pastEvents.title')} width="wide">
          <PastEventsPage key={`${account.$id} ${id}`} id={id} regulars={regulars} />
        </Page>
      )}
    </SignedInOnly>
  )
}
