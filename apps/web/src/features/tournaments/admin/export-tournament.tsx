import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SaveTournament } from '../portable/save-tournament.tsx'
import { SpreadsheetFiles } from '../spreadsheet/spreadsheet-files.tsx'

export function ExportTournament({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('settingList.export')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('spreadsheet.title')}
        closeLabel={t('tournament.close')}
      >
        {isWaiting(tournament) ? null : <SpreadsheetFiles tournament={tournament} />}
        <SaveTournament tournament={tournament} />
      </Dialog>
    </>
  )
}
