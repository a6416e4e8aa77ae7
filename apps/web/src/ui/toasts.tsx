import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

export type ToastKind = 'info' | 'error' | 'success' | 'loading'

export type ToastContent = {
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  /** Telling the same thing again replaces what is shown under this id. */
  id?: string
  /** Stays until the person acts on it or closes it. */
  isLasting?: boolean
}

/** How long each kind stays, in milliseconds; a loading toast stays until it is updated or dismissed. */
const TOAST_DURATION_MS: Record<ToastKind, number> = {
  info: 5000,
  error: 5000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
}

/** Under the header, which stays in reach. */
const OFFSETS = { top: '81px', right: '16px', bottom: '16px', left: '16px' }

export const toaster = createToaster({
  placement: 'top-end',
  gap: 16,
  overlap: true,
  removeDelay: 200,
  offsets: OFFSETS,
})

function show(kind: ToastKind, { isLasting = false, ...content }: ToastContent): string {
  return toaster.create({
    ...content,
    type: kind,
    duration: isLasting ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS[kind],
  })
}

/** Tells the person something, from anywhere in the app. Each returns the id of the toast. */
export const notify = {
  info: (content: ToastContent) => show('info', content),
  error: (content: ToastContent) => show('error', content),
  success: (content: ToastContent) => show('success', content),
  loading: (content: ToastContent) => show('loading', content),
  dismiss: (id?: string) => toaster.dismiss(id),
}

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

/** Where toasts appear; once per page. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Toaster toaster={toaster} aria-label={label}>
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
