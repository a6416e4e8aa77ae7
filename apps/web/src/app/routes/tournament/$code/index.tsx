import { createFileRoute } from '@tanstack/react-router'
import { TournamentPage } from '../../../../features/tournaments/tournament-page/tournament-page.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { bringFirstParts } from '../../../first-parts.ts'
import { eventPlaces } from '../../../layout/event-places.tsx'
import { Page } from '../../../layout/page.tsx'
import { askForEvent } from '../../../route-loading.ts'

export const Route = createFileRoute('/tournament/$code/')({
  loader: (route) => {
    askForEvent(route)
    return bringFirstParts(route)
  },
  component: TournamentRoute,
})

function TournamentRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Page title={`${t('tournament.title')} ${code.toUpperCase()}`}>
      <TournamentPage
        code={code}
        event={eventPlaces}
        onJoined={() => void navigate({ to: '/tournament/$code/player', params: { code } })}
      />
    </Page>
  )
}
