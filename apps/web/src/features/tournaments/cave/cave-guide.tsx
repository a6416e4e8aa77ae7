import { useTranslation } from '../../../language/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'

const STEPS = ['ready', 'gone', 'closed', 'players', 'back', 'waits', 'dies'] as const

export type CaveGuideProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** How a shop plays in its cellar; `docs/without-network.md` says the same. */
export function CaveGuide({ isOpen, onClose }: CaveGuideProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('caveGuide.title')} closeLabel={t('tournament.close')}>
      <ol className="grid list-decimal gap-3 ps-6 marker:font-semibold">
        {STEPS.map((step) => (
          <li key={step}>
            <h3 className="font-semibold">{t(`caveGuide.${step}.when`)}</h3>
            <p>{t(`caveGuide.${step}.what`)}</p>
          </li>
        ))}
      </ol>
      <p>{t('caveGuide.sealed')}</p>
      <p>{t('caveGuide.one')}</p>
    </Dialog>
  )
}
