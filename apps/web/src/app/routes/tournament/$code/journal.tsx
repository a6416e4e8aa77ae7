import { createFileRoute } from '@tanstack/react-router'
import { Journal } from '../../../../features/tournaments/journal/journal.tsx'
import { useTabTitle } from '../../../../features/tournaments/tournament-frame/use-tab-title.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { askForTournament } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/journal')({
  loader: askForTournament,
  component: JournalRoute,
})

function JournalRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const title = useTabTitle(code, t('journal.title'))
  return (
    <Page title={title} width="reading">
      <Journal code={code} />
    </Page>
  )
}
