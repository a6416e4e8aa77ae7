import { useEffect, useState } from 'react'
import { later, preloadWhenIdle } from './later.tsx'
import type { ToastKind, ToastOrder, ToastStore } from './toast-list.tsx'

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

let store: ToastStore | null = null
/** What was told before there was anything to show it with. */
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

/** Takes what is told from the first moment on, and hands it over to what shows it. */
export const toaster = {
  create: (order: ToastOrder) => {
    if (store) return void store.create(order)
    keepWaiting(({ id }) => id !== order.id)
    waiting = [...waiting, order]
    askForStore()
  },
  /** Without an id: all of them. */
  dismiss: (id?: string) => {
    keepWaiting((order) => id !== undefined && order.id !== id)
    store?.dismiss(id)
  },
  /** All of them, at once. */
  remove: () => {
    keepWaiting(() => false)
    store?.remove()
  },
}

let told = 0

function show(kind: ToastKind, { isLasting = false, ...content }: ToastContent): string {
  told += 1
  const { id = `told:${told}` } = content
  const duration = isLasting ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS[kind]
  toaster.create({ ...content, id, type: kind, duration })
  return id
}

/** Tells the person something, from anywhere in the app. Each returns the id of the toast. */
export const notify = {
  info: (content: ToastContent) => show('info', content),
  error: (content: ToastContent) => show('error', content),
  success: (content: ToastContent) => show('success', content),
  loading: (content: ToastContent) => show('loading', content),
  dismiss: toaster.dismiss,
}

/** Where toasts appear; once per page. Its code comes after what the page is there for, or with the first toast. */
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
