import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useClosedByBack } from './closed-by-back.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** What is to be read above it is longer than a phone: the buttons stay in sight. */
  isFooterPinned?: boolean
  /** `wide` for what has columns. */
  width?: 'medium' | 'wide'
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** A sheet from below on phones, in reach of the thumb; a card in the middle elsewhere. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  isFooterPinned = false,
  width = 'medium',
  role = 'dialog',
}: DialogProps) {
  useClosedByBack(isOpen, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <ArkDialog.Root
      open={isOpen}
      role={role}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      initialFocusEl={() => firstFocus(heading.current)}
      onEscapeKeyDown={(event) => {
        if (closesItsList(event.target)) event.preventDefault()
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className="open-by-fading fixed inset-0 z-40 bg-[rgb(16_18_23/0.55)]" />
        <ArkDialog.Positioner className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-4">
          <ArkDialog.Content
            className={classNames(
              'open-by-rising flex max-h-[90dvh] w-full flex-col gap-4 overflow-y-auto rounded-t-card border border-line',
              'bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-float sm:rounded-card sm:p-6',
              width === 'wide' ? 'max-w-3xl' : 'max-w-lg',
            )}
          >
            <div className="flex items-start gap-3">
              <div className="grid min-w-0 flex-1 gap-1">
                <ArkDialog.Title ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
                  {title}
                </ArkDialog.Title>
                {description ? (
                  <ArkDialog.Description className="text-base wrap-anywhere text-muted">
                    {description}
                  </ArkDialog.Description>
                ) : null}
              </div>
              <ArkDialog.CloseTrigger
                aria-label={closeLabel}
                className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-5" />
              </ArkDialog.CloseTrigger>
            </div>
            {children}
            {footer ? (
              <div
                className={classNames(
                  'flex flex-col-reverse gap-2 sm:flex-row sm:justify-end',
                  isFooterPinned &&
                    // Down to the edge, over the room that the card leaves below what is read.
                    'sticky bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] -mx-5 -mb-5 border-t border-line bg-surface px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6',
                )}
              >
                {footer}
              </div>
            ) : null}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}

/** A field whose list of suggestions is open takes the key for that. */
function closesItsList(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[role=combobox][aria-expanded=true]')
}

/** What asked for the focus itself keeps it; else the heading has it, which says what has opened. */
function firstFocus(heading: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement
  const isWithin = focused instanceof HTMLElement && heading?.closest('[data-part=content]')?.contains(focused)
  return isWithin ? focused : heading
}

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** Says what will happen. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  isDangerous?: boolean
  isBusy?: boolean
  children?: ReactNode
}

/** Asks once, says what it will do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, description, confirmLabel, cancelLabel, closeLabel, children } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={closeLabel}
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={props.isDangerous ? 'danger' : 'primary'} isBusy={props.isBusy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
