/** Installed apps stay open for days. */
const ASK_EVERY_MS = 3_600_000
const TAKE_OVER = { type: 'SKIP_WAITING' }

export type WorkerWatch = {
  /** `update` activates it and reloads the page. */
  readonly onUpdateReady: (update: () => void) => void
  readonly reload: () => void
  /** A first visit's wait before precaching the rest. */
  readonly settleMs: number
  /** How long an accepted version may take over before the page reloads without it. */
  readonly takeOverMs: number
}

/** Without worker support there is no offline app. */
export async function watchServiceWorker(
  container: ServiceWorkerContainer,
  watch: WorkerWatch,
): Promise<ServiceWorkerRegistration> {
  const servedBy = container.controller
  let isWanted = false
  let late: ReturnType<typeof setTimeout> | undefined
  container.addEventListener('controllerchange', () => {
    clearTimeout(late)
    if (isWanted) watch.reload()
    // Another tab accepted it, or it did not wait.
    else if (servedBy) watch.onUpdateReady(watch.reload)
  })
  await pageLoaded()
  if (!container.controller) await new Promise((resolve) => setTimeout(resolve, watch.settleMs))
  const registration = await container.register('/sw.js')
  const offer = (waiting: ServiceWorker) =>
    watch.onUpdateReady(() => {
      if (container.controller !== servedBy) return watch.reload()
      isWanted = true
      waiting.postMessage(TAKE_OVER)
      // A worker that is still answering can hold the next one back for minutes; without this page it ends.
      late = setTimeout(watch.reload, watch.takeOverMs)
    })
  // A first worker is not an update.
  if (registration.waiting && container.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && container.controller) offer(coming)
    })
  })
  askNowAndThen(registration)
  return registration
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    registration.update().catch(() => {})
  })
}
