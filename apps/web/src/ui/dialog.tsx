import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useClosedByBack } from './closed-by-back.ts'
import { useOpenLayer } from './open-layers.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** The main one last. */
  footer?: ReactNode
  /** Keeps the buttons visible below long content. */
  isFooterPinned?: boolean
  /** Sticky below the title in a full-screen dialog. */
  head?: ReactNode
  /** `wide` for columns; `screen` for full screen. */
  width?: 'medium' | 'wide' | 'screen'
  /** `alertdialog` for a question that needs an answer. */
  role?: 'dialog' | 'alertdialog'
  /** Has the focus afterwards, where another part had it before; defaults to where it was. */
  home?: RefObject<HTMLElement | null>
}

const CONTENT =
  'open-by-fading relative flex w-full flex-col gap-4 overflow-y-auto bg-surface px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink sm:px-6'
const SIZES = {
  medium:
    'max-h-[90dvh] max-sm:max-h-[calc(100dvh-6rem)] max-w-lg rounded-t-card border border-line pt-5 shadow-float sm:rounded-card sm:py-6',
  wide: 'max-h-[90dvh] max-sm:max-h-[calc(100dvh-6rem)] max-w-3xl rounded-t-card border border-line pt-5 shadow-float sm:rounded-card sm:py-6',
  screen: 'h-dvh',
} as const

/** A bottom sheet on phones, a centred card elsewhere, or full screen. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  useClosedByBack(isOpen, props.onClose)
  return isOpen ? createPortal(<OpenDialog {...props} />, document.body) : null
}

type OpenDialogProps = Omit<DialogProps, 'isOpen'>

function OpenDialog(props: OpenDialogProps) {
  const { onClose, title, description, closeLabel, head, children, home, width = 'medium', role = 'dialog' } = props
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const onEscape = (event: KeyboardEvent) => {
    if (closesItsList(event.target)) return
    event.preventDefault()
    onClose()
  }
  useOpenLayer({ content, first: heading, onEscape, home })
  const outside = useOutside(role === 'dialog' ? onClose : null)
  return (
    <>
      <div data-state="open" className="open-by-fading fixed inset-0 z-40 bg-[rgb(16_18_23/0.55)]" />
      <div
        {...outside}
        className={classNames(
          'fixed inset-0 z-50 flex items-end justify-center',
          width !== 'screen' && 'sm:items-center sm:p-4',
        )}
      >
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it may have support it. */}
        <div
          ref={content}
          role={role}
          aria-modal="true"
          aria-labelledby={`${id}title`}
          aria-describedby={description ? `${id}description` : undefined}
          tabIndex={-1}
          data-scope="dialog"
          data-part="content"
          data-state="open"
          className={classNames(CONTENT, SIZES[width])}
        >
          <Head isSticky={width === 'screen'} below={head}>
            <div className="grid min-w-0 flex-1 gap-1">
              <h2 ref={heading} id={`${id}title`} tabIndex={-1} className="text-section wrap-anywhere">
                {title}
              </h2>
              {description ? (
                <div id={`${id}description`} className="text-base wrap-anywhere text-muted">
                  {description}
                </div>
              ) : null}
            </div>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </Head>
          {children}
          <Footer {...props} />
        </div>
      </div>
    </>
  )
}

function Footer({ footer, isFooterPinned = false }: Pick<DialogProps, 'footer' | 'isFooterPinned'>) {
  if (!footer) return null
  return (
    <div
      className={classNames(
        'flex flex-col-reverse gap-2 sm:flex-row sm:justify-end',
        isFooterPinned &&
          // Extends over the card's bottom padding.
          'sticky large-text:static bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] -mx-5 -mb-5 border-t border-line bg-surface px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6',
      )}
    >
      {footer}
    </div>
  )
}

/** A press beside the card; not one that began in it, as when text is selected. */
function useOutside(onPress: (() => void) | null) {
  const began = useRef(false)
  const isItself = ({ target, currentTarget }: { readonly target: unknown; readonly currentTarget: unknown }) =>
    target === currentTarget
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isItself(event)
    },
    onClick: (event: { readonly target: unknown; readonly currentTarget: unknown }) => {
      if (began.current && isItself(event)) onPress?.()
    },
  }
}

type HeadProps = { readonly isSticky: boolean; readonly below: ReactNode; readonly children: ReactNode }

/** Title and close button; sticky in a full-screen dialog. */
function Head({ isSticky, below, children }: HeadProps) {
  const line = <div className="flex items-start gap-3">{children}</div>
  if (!isSticky) return line
  return (
    <div className="sticky top-0 z-10 -mx-5 grid gap-2 border-b border-line bg-surface px-5 pt-4 pb-2 sm:-mx-6 sm:px-6 large-text:static">
      {line}
      {below}
    </div>
  )
}

/** Escape first closes a field's open suggestions. */
function closesItsList(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[role=combobox][aria-expanded=true]')
}

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** If declining does more than close the question. */
  onCancel?: () => void
  onConfirm: () => void
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  isDangerous?: boolean
  isBusy?: boolean
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, description, confirmLabel, cancelLabel, closeLabel, children } = props
  const { onCancel = onClose } = props
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
          <Button variant="secondary" onClick={onCancel}>
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
