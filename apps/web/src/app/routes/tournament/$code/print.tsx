import { createFileRoute } from '@tanstack/react-router'
import { HandedInDecks } from '../../../../features/registrations/organizer/handed-in-decks.tsx'
import { RegisteredNames } from '../../../../features/registrations/organizer/registered-names.tsx'
import { Paper } from '../../../../features/tournaments/paper/paper.tsx'
import { SHEETS, type Sheet } from '../../../../features/tournaments/paper/sheet-names.ts'
import { useTabTitle } from '../../../../features/tournaments/tournament-frame/use-tab-title.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useTellsFirstDrawing } from '../../../first-drawing.ts'
import { askForTournament } from '../../../tournament-loading.ts'

type PaperSearch = {
  /** Initially. */
  readonly sheet?: Sheet
  readonly now?: 1
}

export const Route = createFileRoute('/tournament/$code/print')({
  validateSearch: ({ sheet, now }: Readonly<Record<string, unknown>>): PaperSearch => {
    const known = SHEETS.find((one) => one === sheet)
    return { ...(known ? { sheet: known } : {}), ...(Number(now) === 1 ? { now: 1 } : {}) }
  },
  loader: askForTournament,
  component: PrintRoute,
  staticData: { isBare: true },
})

function PrintRoute() {
  useTellsFirstDrawing()
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const title = useTabTitle(code, t('paper.title'))
  const { sheet, now } = Route.useSearch()
  return (
    <>
      <title>{t('shell.pageTitle', { page: title })}</title>
      <Paper
        code={code}
        wanted={sheet ? [sheet] : []}
        isPrintedAtOnce={now === 1}
        realNames={(of, show) => <RegisteredNames {...of}>{show}</RegisteredNames>}
        decks={(of, show) => <HandedInDecks {...of}>{show}</HandedInDecks>}
      />
    </>
  )
}
