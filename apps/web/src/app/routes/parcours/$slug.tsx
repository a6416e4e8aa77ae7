import { createFileRoute } from '@tanstack/react-router'
import { usePlayerPage } from '../../../features/past/api/past.ts'
import { filterOf, readPastSearch, searchOf } from '../../../features/past/api/past-view.ts'
import { PlayerPage } from '../../../features/past/player-page/player-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/parcours/$slug')({ validateSearch: readPastSearch, component: PlayerRoute })

function PlayerRoute() {
  const { t } = useTranslation()
  const { slug } = Route.useParams()
  const filter = filterOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const name = usePlayerPage(slug, filter).data?.pages[0]?.name
  return (
    <Page title={name === undefined ? t('past.publicPage') : t('past.pageOf', { name })}>
      <PlayerPage
        key={slug}
        slug={slug}
        filter={filter}
        onFilter={(wished) => void navigate({ search: searchOf(wished), replace: true, resetScroll: false })}
      />
    </Page>
  )
}
