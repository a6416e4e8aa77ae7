import { createFileRoute } from '@tanstack/react-router'
import { SeasonRatingSwitch } from '../../../features/ratings/switches/rating-switch.tsx'
import { OwnSeasonPage } from '../../../features/seasons/own-seasons/own-season-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { SignedInOnly } from '../../guards/signed-in-only.tsx'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/my-seasons/$id')({ component: MySeason })

function MySeason() {
  const { t } = useTranslation()
  const { id } = Route.useParams()
  return (
    <SignedInOnly path={`/my-seasons/${id}`}>
      {(account) => (
        <Page title={t('seasons.own.page')} width="wide">
          <OwnSeasonPage
            key={`${account.$id} ${id}`}
            id={id}
            rating={(season) => <SeasonRatingSwitch seasonId={season.id} isPublic={season.isPublic} />}
          />
        </Page>
      )}
    </SignedInOnly>
  )
}
