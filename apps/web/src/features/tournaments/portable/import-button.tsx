import { FileInput } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'

/** Few visitors have such a file. */
const importDialog = later(async () => (await import('./import-dialog.tsx')).ImportDialog)

type ImportButtonProps = { readonly onImported: (tournament: CreatedTournament) => void }

/** Continues a tournament saved as a file, here or elsewhere. */
export function ImportButton({ onImported }: ImportButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex items-center gap-3 self-start rounded-card border border-line px-4 py-3 text-start hover:bg-sunken"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{t('portable.title')}</span>
          <span className="text-sm text-muted">{t('portable.help')}</span>
        </span>
        <FileInput aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </button>
      {isOpen ? <importDialog.Component onImported={onImported} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
