import { createToaster } from '@ark-ui/react/toast'
import { useEffect, useState } from 'react'
import { later, preloadWhenIdle } from './later.tsx'
import type { ToastKind } from './toast-list.tsx'

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

const toastList = later(async () => (await import('./toast-list.tsx')).ToastList)

/** Where toasts appear; once per page. Its code comes after what the page is there for, or with the first toast. */
export function Toasts(props: { label: string; closeLabel: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const bring = async () => {
      await toastList.preload()
      setReady(true)
    }
    const stopListening = toaster.subscribe(() => void bring().catch(() => {}))
    const callOff = preloadWhenIdle({ preload: bring })
    return () => {
      stopListening()
      callOff()
    }
  }, [])
  return isReady ? <toastList.Component toaster={toaster} {...props} /> : null
}
