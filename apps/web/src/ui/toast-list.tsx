import { type CreateToasterReturn, createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

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

/** Under the header, which stays in reach; on a phone over it, so that the title of the page is never covered. */
const OFFSETS = { top: 'var(--toast-top)', right: '16px', bottom: '16px', left: '16px' }

export function createToastStore(): ToastStore {
  return createToaster({ placement: 'top-end', gap: 16, overlap: true, removeDelay: 200, offsets: OFFSETS })
}

type ToastListProps = { store: ToastStore; label: string; closeLabel: string }

/** What is being told. */
export function ToastList({ store, label, closeLabel }: ToastListProps) {
  return (
    <Toaster toaster={store} aria-label={label}>
      {(toast) => {
        const kind = isToastKind(toast.type) ? toast.type : 'info'
        return (
          <Toast.Root
            className={`toast grid w-[min(24rem,calc(100vw-32px))] grid-cols-[auto_1fr_auto] items-start gap-3 rounded-control border border-s-4 border-line bg-surface p-3 text-ink shadow-float ${EDGES[kind]}`}
          >
            <span className="pt-0.5">{ICONS[kind]}</span>
            <div className="grid min-w-0 gap-1">
              <Toast.Title className="font-semibold wrap-anywhere">{toast.title}</Toast.Title>
              {toast.description ? (
                <Toast.Description className="text-sm text-muted wrap-anywhere">{toast.description}</Toast.Description>
              ) : null}
              {toast.action ? (
                <Toast.ActionTrigger className="min-h-11 justify-self-start rounded-control font-semibold text-slate underline underline-offset-4">
                  {toast.action.label}
                </Toast.ActionTrigger>
              ) : null}
            </div>
            <Toast.CloseTrigger
              aria-label={closeLabel}
              className="-me-2 -mt-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toaster>
  )
}
