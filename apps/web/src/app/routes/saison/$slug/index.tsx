import { createFileRoute } from '@tanstack/react-router'
import { useSeason } from '../../../../features/seasons/api/season.ts'
import { SeasonPage } from '../../../../features/seasons/season-page/season-page.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { SeasonPicture } from '../../../layout/season-picture.tsx'
import { askForSeason } from '../../../route-loading.ts'

export const Route = createFileRoute('/saison/$slug/')({ loader: askForSeason, component: SeasonRoute })

function SeasonRoute() {
  const { t } = useTranslation()
  const { slug } = Route.useParams()
  const { data } = useSeason(slug)
  return (
    <Page title={data?.season.name ?? t('seasons.title')}>
      <SeasonPage slug={slug} picture={(season) => <SeasonPicture season={season} />} />
    </Page>
  )
}
