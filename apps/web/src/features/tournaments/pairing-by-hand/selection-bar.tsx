import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type SelectionBarProps = {
  /** Null while nobody is picked up. */
  readonly selectedName: string | null
  readonly onBye: () => void
  readonly onLoss: () => void
  readonly onUnseat: () => void
  readonly onDeselect: () => void
  readonly failure: ReactNode
  readonly note: string
  readonly warningCount: number
  readonly canSave: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** At the bottom, in reach: what can be done with the player who is picked up, else saving and cancelling. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation()
  const { selectedName, note, warningCount } = props
  return (
    <div className="above-thumb-bar sticky z-20 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      {props.failure}
      {selectedName !== null ? (
        <>
          <p className="wrap-anywhere" aria-live="polite">
            {t('admin.pairing.selected', { name: selectedName })}
          </p>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            <Button variant="secondary" onClick={props.onBye}>
              {t('admin.pairing.giveBye')}
            </Button>
            <Button variant="secondary" onClick={props.onLoss}>
              {t('admin.pairing.giveLoss')}
            </Button>
            <Button variant="secondary" onClick={props.onUnseat}>
              {t('admin.pairing.unpair')}
            </Button>
            <Button variant="quiet" onClick={props.onDeselect}>
              {t('admin.pairing.deselect')}
            </Button>
          </div>
        </>
      ) : (
        <div className="grid gap-2 sm:flex sm:items-center sm:justify-between">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted sm:text-base">
            {warningCount > 0 ? (
              <Badge tone="amber" icon={<TriangleAlert aria-hidden="true" className="size-4" />}>
                {warningCount}
              </Badge>
            ) : null}
            {note}
          </p>
          <div className="flex flex-col-reverse gap-2 sm:flex-row">
            <Button variant="secondary" onClick={props.onCancel}>
              {t('tournament.cancel')}
            </Button>
            <Button disabled={!props.canSave} isBusy={props.isSaving} onClick={props.onSave}>
              {t('admin.pairing.save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
