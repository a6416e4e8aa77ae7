import { createFileRoute } from '@tanstack/react-router'
import { RoundCheck } from '../../../../../../features/tournaments/round-check/round-check.tsx'
import { useTranslation } from '../../../../../../language/use-translation.ts'
import { Page } from '../../../../../layout/page.tsx'
import { askForTournament } from '../../../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/rounds/$round/verify')({
  loader: (route) => askForTournament(route),
  component: VerifyRoundRoute,
})

function VerifyRoundRoute() {
  const { t } = useTranslation()
  const { code, round } = Route.useParams()
  return (
    <Page title={t('roundCheck.title', { round })} width="reading">
      <RoundCheck code={code} round={Number(round)} />
    </Page>
  )
}
