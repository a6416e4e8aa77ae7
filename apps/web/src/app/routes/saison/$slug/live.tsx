import { createFileRoute } from '@tanstack/react-router'
import { useSeason } from '../../../../features/seasons/api/season.ts'
import { SeasonOnWall } from '../../../../features/seasons/on-wall/season-on-wall.tsx'
import { SeasonWall } from '../../../../features/tournaments/wall/season-wall.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useTellsFirstDrawing } from '../../../first-drawing.ts'
import { askForSeason } from '../../../route-loading.ts'

export const Route = createFileRoute('/saison/$slug/live')({
  loader: askForSeason,
  component: SeasonWallRoute,
  staticData: { isBare: true },
})

function SeasonWallRoute() {
  useTellsFirstDrawing()
  const { t } = useTranslation()
  const { slug } = Route.useParams()
  const { data } = useSeason(slug)
  return (
    <>
      <title>{t('shell.pageTitle', { page: data?.season.name ?? t('seasons.wall.title') })}</title>
      <SeasonOnWall slug={slug} wall={(shown) => <SeasonWall {...shown} />} />
    </>
  )
}
