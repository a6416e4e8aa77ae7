import { createFileRoute } from '@tanstack/react-router'
import { FollowSeries } from '../../../features/accounts/followed-series/follow-series.tsx'
import { SeriesPage } from '../../../features/tournaments/series/series-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/serie/$series')({ component: SeriesRoute })

function SeriesRoute() {
  const { t } = useTranslation()
  const { series } = Route.useParams()
  return (
    <Page title={t('series.title')} width="reading">
      <SeriesPage key={series} series={series} following={<FollowSeries series={series} />} />
    </Page>
  )
}
