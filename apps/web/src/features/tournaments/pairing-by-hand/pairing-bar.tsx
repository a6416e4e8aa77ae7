import { TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'

type PairingBarProps = {
  /** Null: nobody is selected. */
  readonly selectedName: string | null
  readonly onBye: () => void
  readonly onLoss: () => void
  readonly onUnseat: () => void
  readonly onDeselect: () => void
  readonly failure: ReactNode
  /** The last edit; null: none. */
  readonly last: string | null
  readonly steps: number
  readonly tables: number
  readonly warnings: number
  readonly canSave: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onUndo: () => void
  readonly onShowChanges: () => void
}

/** Acts on the selected player, else on all changes: save and leave. */
export function PairingBar(props: PairingBarProps) {
  return (
    <div
      ref={standsAtBottom}
      data-action-bar
      className="above-thumb-bar z-20 grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line bg-paper px-4 py-1.5 flat:py-0 sm:px-6 lg:-mx-6 lg:py-3 lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] large-text:max-h-[45dvh] large-text:overflow-y-auto"
    >
      {props.failure}
      {props.selectedName === null ? <Change {...props} /> : <Selected {...props} name={props.selectedName} />}
    </div>
  )
}

function Selected(props: PairingBarProps & { readonly name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-sm wrap-anywhere sm:text-base" aria-live="polite">
        {t('admin.pairing.selected', { name: props.name })}
      </p>
      <div className="grid grid-cols-2 gap-1.5 sm:flex sm:flex-wrap large-text:grid-cols-[minmax(0,1fr)]">
        <Button variant="secondary" className="max-sm:px-2" onClick={props.onBye}>
          {t('admin.pairing.giveBye')}
        </Button>
        <Button variant="secondary" className="max-sm:px-2" onClick={props.onLoss}>
          {t('admin.pairing.giveLoss')}
        </Button>
        <Button variant="secondary" className="max-sm:px-2" onClick={props.onUnseat}>
          {t('admin.pairing.unpair')}
        </Button>
        <Button variant="quiet" className="max-sm:px-2" onClick={props.onDeselect}>
          {t('admin.pairing.deselect')}
        </Button>
      </div>
    </>
  )
}

function Change(props: PairingBarProps) {
  const { last, steps, tables, warnings, canSave } = props
  const { t } = useTranslation()
  const change = tables > 0 ? t('admin.pairing.tablesChange', { count: tables }) : t('admin.pairing.otherChange')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:flex sm:items-center sm:justify-between sm:gap-4">
      <div className="flex min-h-11 min-w-0 items-center justify-between gap-2 text-sm text-muted sm:flex-1 sm:text-base large-text:flex-wrap">
        <p aria-live="polite" className="min-w-0 truncate">
          {last ?? t('admin.pairing.unchanged')}
        </p>
        {steps > 0 ? (
          <Button variant="quiet" className="shrink-0 text-sm max-sm:-me-2 max-sm:px-2" onClick={props.onShowChanges}>
            {warnings > 0 ? <TriangleAlert aria-hidden="true" className="size-5 text-amber" /> : null}
            {t('admin.pairing.showChanges', { count: steps })}
            {warnings > 0 ? (
              <span className="sr-only">, {t('admin.pairing.warningCount', { count: warnings })}</span>
            ) : null}
          </Button>
        ) : null}
      </div>
      <div className="flex gap-1.5 large-text:flex-col sm:flex-row-reverse">
        <Button
          className="min-h-12 max-sm:flex-1 max-sm:px-2 max-[22rem]:text-sm"
          disabled={!canSave}
          isBusy={props.isSaving}
          onClick={props.onSave}
        >
          {canSave ? t('admin.pairing.saveChange', { change }) : t('admin.pairing.saveNothing')}
        </Button>
        <Button
          variant="secondary"
          className="min-h-12 shrink-0 max-sm:px-2.5"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          disabled={steps === 0}
          aria-label={last === null ? undefined : t('admin.pairing.undoStep', { step: last })}
          onClick={props.onUndo}
        >
          {t('admin.pairing.undo')}
        </Button>
      </div>
    </div>
  )
}
