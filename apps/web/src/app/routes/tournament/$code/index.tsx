import { createFileRoute } from '@tanstack/react-router'
import { TournamentPage } from '../../../../features/tournaments/tournament-page/tournament-page.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'

export const Route = createFileRoute('/tournament/$code/')({ component: TournamentRoute })

function TournamentRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Page title={`${t('tournament.title')} ${code.toUpperCase()}`}>
      <TournamentPage
        code={code}
        onJoined={() => void navigate({ to: '/tournament/$code/player', params: { code } })}
      />
    </Page>
  )
}
