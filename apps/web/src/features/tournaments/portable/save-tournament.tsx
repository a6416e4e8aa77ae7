import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { eventFileName } from '@tablee/domain/tournaments/life/event-file-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { FileJson } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { saveAsFile } from '../../../ui/save-as-file.ts'
import { useTournamentDifferences } from '../game-rules/use-differences.ts'

/** Public data, made on this device. */
export function SaveTournament({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const differences = useTournamentDifferences(tournament)
  const save = async () => {
    const { portableText } = await import('@tablee/contract/tournaments/documents/portable-tournament')
    const text = portableText(portableTournament(tournament), differences)
    const name = t('portable.fileName', { code: eventFileName(tournament) })
    saveAsFile(name, new Blob([text], { type: 'application/json' }))
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="quiet"
        className="-mx-2 px-2! text-sm!"
        icon={<FileJson aria-hidden="true" className="size-5" />}
        // The app reports missing chunks by itself.
        onClick={() => void save().catch(() => {})}
      >
        {t('portable.save')}
      </Button>
      <p className="max-w-prose text-sm text-muted">{t('portable.saveHelp')}</p>
    </div>
  )
}
