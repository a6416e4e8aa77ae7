import { type CreateToasterReturn, createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Spinner } from './spinner.tsx'
import { useMedia } from './use-media.ts'

export type ToastStore = CreateToasterReturn

export type ToastOrder = Parameters<ToastStore['create']>[0]

export type ToastKind = 'info' | 'error' | 'success' | 'loading'

const ICONS: Record<ToastKind, ReactNode> = {
  info: <Info aria-hidden="true" className="size-5 text-slate" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-carmine" />,
  success: <CircleCheck aria-hidden="true" className="size-5 text-felt" />,
  loading: <Spinner className="text-amber" />,
}

const EDGES: Record<ToastKind, string> = {
  info: 'border-s-slate',
  error: 'border-s-carmine',
  success: 'border-s-felt',
  loading: 'border-s-amber',
}

function isToastKind(type: string | undefined): type is ToastKind {
  return type !== undefined && type in EDGES
}

/** Positioned by the style sheet, which knows what to keep clear. */
const OFFSETS = { top: 'var(--toast-top)', right: 'var(--toast-end)', bottom: 'var(--toast-bottom)', left: '16px' }
/** From here on tabs are not at the bottom. */
const DESK = '(min-width: 1024px)'

export function createToastStore(): ToastStore {
  return createToaster({ placement: 'bottom-end', gap: 16, overlap: true, removeDelay: 200, offsets: OFFSETS })
}

/** Top on a desk; bottom on phones, whose top shows round and time. */
function usePlacedStore(store: ToastStore): ToastStore {
  const isDesk = useMedia(DESK)
  return useMemo(
    () => ({ ...store, attrs: { ...store.attrs, placement: isDesk ? 'top-end' : 'bottom-end' } }),
    [store, isDesk],
  )
}

type ToastListProps = { store: ToastStore; label: string; closeLabel: string }

export function ToastList({ store, label, closeLabel }: ToastListProps) {
  return (
    <Toaster toaster={usePlacedStore(store)} aria-label={label}>
      {(toast) => {
        const kind = isToastKind(toast.type) ? toast.type : 'info'
        return (
          <Toast.Root
            className={`toast grid w-(--toast-width) grid-cols-[auto_1fr_auto] items-start gap-3 max-[24rem]:grid-cols-[1fr_auto] max-[24rem]:gap-2 rounded-control border border-s-4 border-line bg-surface px-3 py-2 text-ink shadow-float ${EDGES[kind]}`}
          >
            <span className="pt-2.5 max-[24rem]:hidden">{ICONS[kind]}</span>
            {/* Low, as it covers content, in a large text above all: the undo is on the same line if there is room. */}
            <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
              <div className="min-w-0 grow basis-28">
                <Toast.Title className="font-semibold wrap-anywhere hyphens-auto large-text:text-[min(1em,6.4vw)] large-text:leading-tight">
                  {toast.title}
                </Toast.Title>
                {toast.description ? (
                  <Toast.Description className="text-sm text-muted wrap-anywhere large-text:text-[min(0.875rem,5.6vw)] large-text:leading-tight">
                    {toast.description}
                  </Toast.Description>
                ) : null}
              </div>
              {toast.action ? (
                <Toast.ActionTrigger className="min-h-11 rounded-control font-semibold text-slate underline underline-offset-4 large-text:text-[min(1em,6.4vw)]">
                  {toast.action.label}
                </Toast.ActionTrigger>
              ) : null}
            </div>
            <Toast.CloseTrigger
              aria-label={closeLabel}
              className="-me-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toaster>
  )
}
