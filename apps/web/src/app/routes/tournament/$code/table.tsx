import { createFileRoute, useLocation } from '@tanstack/react-router'
import { TablePage } from '../../../../features/tournaments/one-phone/table-page.tsx'
import { readTablePlace } from '../../../../features/tournaments/one-phone/table-place.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Page } from '../../../layout/page.tsx'
import { askForTournament } from '../../../tournament-loading.ts'

export const Route = createFileRoute('/tournament/$code/table')({ loader: askForTournament, component: TableRoute })

/** The fragment stays: a reloaded phone still sits at the table. */
function TableRoute() {
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const hash = useLocation({ select: (location) => location.hash })
  const place = readTablePlace(hash)
  const title = place ? t('atTable.title', { table: place.table }) : t('atTable.noCode')
  return (
    <Page title={title} width="reading">
      <TablePage key={hash} code={code} fragment={hash} />
    </Page>
  )
}
