import { draftPodOptions } from '@tablee/domain/tournaments/draft/pod-sizes'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { later } from '../../../../ui/later.tsx'
import type { DrawPodsDialogProps } from './draw-pods-dialog.tsx'

const dialog = later<DrawPodsDialogProps>(async () => (await import('./draw-pods-dialog.tsx')).DrawPodsDialog)

type DrawPodsButtonProps = Omit<DrawPodsDialogProps, 'text' | 'onClose'> & {
  readonly as: 'first' | 'again' | 'second'
}

/** Opens what can be chosen of the draw; too few have nothing to choose. */
export function DrawPodsButton({ as, ...rest }: DrawPodsButtonProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const words = {
    first: { label: t('draft.desk.draw'), text: null },
    again: { label: t('draft.desk.drawAgain'), text: t('draft.desk.drawAgainText') },
    second: { label: t('draft.desk.again'), text: t('draft.desk.againText') },
  }[as]
  if (!may('draw-pods')) return null
  const { tournament } = rest
  const count = activePlayers(tournament, currentRound(tournament) + 1).length
  return (
    <>
      <Button
        variant={as === 'first' ? 'primary' : 'secondary'}
        className={as === 'again' ? '' : 'min-h-12'}
        {...(as === 'again' ? { icon: <Shuffle aria-hidden="true" className="size-5" /> } : {})}
        disabled={draftPodOptions(count).length === 0}
        onClick={() => setIsOpen(true)}
      >
        {words.label}
      </Button>
      {isOpen ? <dialog.Component {...rest} text={words.text} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
