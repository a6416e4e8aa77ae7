import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { type PairingsToSave, type StandingsToSave, useSavePairings, useSaveStandings } from './use-spreadsheets.ts'

type SaveButtonProps = { readonly onSave: () => Promise<void>; readonly children: ReactNode }

function SaveButton({ onSave, children }: SaveButtonProps) {
  return (
    <Button
      variant="quiet"
      className="-mx-2 justify-self-start px-2! text-sm! print:hidden"
      icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
      // The app reports missing chunks by itself.
      onClick={() => void onSave().catch(() => {})}
    >
      {children}
    </Button>
  )
}

/** One round, with its name, or all. */
export function SavePairings({ name, ...pairings }: PairingsToSave & { readonly name?: string }) {
  const { t } = useTranslation()
  const save = useSavePairings()
  return (
    <SaveButton onSave={() => save(pairings)}>
      {name === undefined ? t('spreadsheet.rounds') : t('spreadsheet.round', { name })}
    </SaveButton>
  )
}

export function SaveStandings(ranking: StandingsToSave) {
  const { t } = useTranslation()
  const save = useSaveStandings()
  return <SaveButton onSave={() => save(ranking)}>{t('spreadsheet.standings')}</SaveButton>
}
