import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { isElsewhere } from './use-table-keys.ts'
import { isForThePage } from './use-typed-score.ts'

/** In the order of an evening. */
const KEYS = ['table', 'score', 'up', 'undo', 'escape', 'help'] as const

/** Also opened by `?`. */
export function KeysHelp() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === '?' && isForThePage(event) && !isElsewhere()) setIsOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <span className="hidden desk:contents">
        <IconButton
          label={t('desk.keys.title')}
          icon={<Keyboard aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        />
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('desk.keys.title')}
        closeLabel={t('tournament.close')}
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-3">
          {KEYS.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-control border border-control bg-sunken px-2 py-0.5 font-display font-bold whitespace-nowrap">
                  {t(`desk.keys.${key}.keys`)}
                </kbd>
              </dt>
              <dd>{t(`desk.keys.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
