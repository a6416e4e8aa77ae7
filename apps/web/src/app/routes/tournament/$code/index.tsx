import { createFileRoute } from '@tanstack/react-router'
import { useTabTitle } from '../../../../features/tournaments/tournament-frame/use-tab-title.ts'
import { TournamentPage } from '../../../../features/tournaments/tournament-page/tournament-page.tsx'
import { bringFirstParts } from '../../../first-parts.ts'
import { eventPlaces } from '../../../layout/event-places.tsx'
import { Page } from '../../../layout/page.tsx'
import { askForEvent } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/')({
  loader: (route) => {
    askForEvent(route)
    return bringFirstParts(route)
  },
  // The code of the team that the link leads to.
  validateSearch: ({ team }: Readonly<Record<string, unknown>>): { readonly team?: string } =>
    typeof team === 'string' ? { team } : {},
  component: TournamentRoute,
})

function TournamentRoute() {
  const { code } = Route.useParams()
  const { team = null } = Route.useSearch()
  const title = useTabTitle(code)
  const navigate = Route.useNavigate()
  return (
    <Page title={title}>
      <TournamentPage
        code={code}
        event={eventPlaces}
        invitedTo={team}
        onJoined={() => void navigate({ to: '/tournament/$code/player', params: { code } })}
      />
    </Page>
  )
}
