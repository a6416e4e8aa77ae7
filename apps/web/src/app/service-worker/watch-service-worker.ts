/** Installed apps stay open for days: whether there is a newer version is asked this often at most, when looked at. */
const ASK_EVERY_MS = 3_600_000
const TAKE_OVER = { type: 'SKIP_WAITING' }

export type WorkerWatch = {
  /** A newer version is on the device; `update` starts it and reloads the page. */
  readonly onUpdateReady: (update: () => void) => void
  readonly reload: () => void
  /** How long a first visit goes before everything is fetched that later ones need. */
  readonly settleMs: number
}

/** Registers the worker that keeps the app on the device. Browsers without workers just have no app offline. */
export async function watchServiceWorker(
  container: ServiceWorkerContainer,
  watch: WorkerWatch,
): Promise<ServiceWorkerRegistration> {
  await pageLoaded()
  if (!container.controller) await new Promise((resolve) => setTimeout(resolve, watch.settleMs))
  const registration = await container.register('/sw.js')
  const offer = (waiting: ServiceWorker) =>
    watch.onUpdateReady(() => {
      container.addEventListener('controllerchange', watch.reload, { once: true })
      waiting.postMessage(TAKE_OVER)
    })
  // The first worker of all updates nothing.
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

/** What the first page needs comes first. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    // Without a network there is no newer version either.
    registration.update().catch(() => {})
  })
}
