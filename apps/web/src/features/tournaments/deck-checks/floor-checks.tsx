import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { later } from '../../../ui/later.tsx'
import type { DeckChecksProps } from './deck-checks.tsx'

const deckChecks = later<DeckChecksProps>(async () => (await import('./deck-checks.tsx')).DeckChecks)

/** Above the tables for judges, who walk with their phone; the others of the staff have it with the settings. */
export function FloorChecks({ tournament, access }: DeckChecksProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!tournament.announcement || !(access.role === 'judge' || access.role === 'head-judge')) return null
  return (
    <>
      <Button
        variant="secondary"
        className="sm:justify-self-start"
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('deckChecks.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('deckChecks.title')}
        closeLabel={t('tournament.close')}
      >
        <deckChecks.Component tournament={tournament} access={access} />
      </Dialog>
    </>
  )
}
