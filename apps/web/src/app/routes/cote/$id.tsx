import { GAMES, type Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { createFileRoute } from '@tanstack/react-router'
import { RatingPage } from '../../../features/ratings/rating-page/rating-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Page } from '../../layout/page.tsx'

type Search = { readonly game?: Game }

function readSearch({ game }: Readonly<Record<string, unknown>>): Search {
  const known = GAMES.find((each) => each === game)
  return known === undefined ? {} : { game: known }
}

export const Route = createFileRoute('/cote/$id')({ validateSearch: readSearch, component: RatingRoute })

function RatingRoute() {
  const { t } = useTranslation()
  const { id } = Route.useParams()
  const { game = null } = Route.useSearch()
  return (
    <Page title={t('ratings.title')}>
      <RatingPage id={id} game={game} />
    </Page>
  )
}
