import { useEffect, useState } from 'react'
import { later, preloadWhenIdle } from './later.tsx'
import type { ToastKind, ToastOrder, ToastStore } from './toast-list.tsx'

export type ToastContent = {
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  /** Repeating an id replaces its toast. */
  id?: string
  /** Until acted on or closed. */
  isLasting?: boolean
}

/** In ms; a loading toast stays until updated or dismissed. */
const TOAST_DURATION_MS: Record<ToastKind, number> = {
  info: 5000,
  error: 5000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
}

let store: ToastStore | null = null
/** Queued before the list is loaded. */
let waiting: readonly ToastOrder[] = []
let askForStore: () => void = () => {}

const toastList = later(async () => {
  const { ToastList, createToastStore } = await import('./toast-list.tsx')
  store = createToastStore()
  for (const order of waiting) store.create(order)
  waiting = []
  return ToastList
})

const keepWaiting = (isKept: (order: ToastOrder) => boolean) => {
  waiting = waiting.filter(isKept)
}

/** Accepts toasts from the start and passes them to the list. */
export const toaster = {
  create: (order: ToastOrder) => {
    if (store) return void store.create(order)
    keepWaiting(({ id }) => id !== order.id)
    waiting = [...waiting, order]
    askForStore()
  },
  isShown: (id: string): boolean => waiting.some((order) => order.id === id) || (store?.isVisible(id) ?? false),
  /** Without an id: all. */
  dismiss: (id?: string) => {
    keepWaiting((order) => id !== undefined && order.id !== id)
    store?.dismiss(id)
  },
  remove: () => {
    keepWaiting(() => false)
    store?.remove()
  },
}

/** The list lays a toast over the one before it with the same id. */
const NOTHING_KEPT = { description: undefined, action: undefined }

let told = 0

function show(kind: ToastKind, { isLasting = false, ...content }: ToastContent): string {
  told += 1
  const { id = `told:${told}` } = content
  const duration = isLasting ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS[kind]
  toaster.create({ ...NOTHING_KEPT, ...content, id, type: kind, duration })
  return id
}

/** Callable anywhere in the app; returns the toast's id. */
export const notify = {
  info: (content: ToastContent) => show('info', content),
  error: (content: ToastContent) => show('error', content),
  success: (content: ToastContent) => show('success', content),
  loading: (content: ToastContent) => show('loading', content),
  dismiss: toaster.dismiss,
}

/** Once per page. Its code loads after the page's own, or with the first toast. */
export function Toasts(props: { label: string; closeLabel: string }) {
  const [shown, setShown] = useState(store)
  useEffect(() => {
    const bring = async () => {
      await toastList.preload()
      setShown(store)
    }
    askForStore = () => void bring().catch(() => {})
    if (waiting.length > 0) askForStore()
    const callOff = preloadWhenIdle({ preload: bring })
    return () => {
      askForStore = () => {}
      callOff()
    }
  }, [])
  return shown && <toastList.Component store={shown} {...props} />
}
