import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { notify } from '../../ui/toasts.tsx'
import { atQuietMoment } from './quiet-moment.ts'
import { watchServiceWorker } from './watch-service-worker.ts'

const UPDATE_TOAST = 'app-update'

export type UpdateNoticeProps = {
  /** Null over plain http, in old browsers, and in development. */
  readonly container?: ServiceWorkerContainer | null
  readonly reload?: () => void
  readonly settleMs?: number
  readonly takeOverMs?: number
  /** The server no longer serves this version. */
  readonly isOutdated?: boolean
  readonly isBusy?: { readonly current: () => boolean }
  readonly quietMs?: number
}

const QUIET_MS = 10_000
const RELOAD_AGAIN_MS = 600_000
const RELOADED_KEY = 'tablee:reloaded_as_outdated'
const NOT_BUSY = { current: () => false }

/** A slow phone is done with its first screen. */
const SETTLE_MS = 3_000

const TAKE_OVER_MS = 3_000

const ownContainer = () => (import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null)
const reloadPage = () => window.location.reload()

export function UpdateNotice({
  container = ownContainer(),
  reload = reloadPage,
  settleMs = SETTLE_MS,
  takeOverMs = TAKE_OVER_MS,
  isOutdated = false,
  isBusy = NOT_BUSY,
  quietMs = QUIET_MS,
}: UpdateNoticeProps) {
  const { t } = useTranslation()
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null)
  const [ready, setReady] = useState<{ readonly update: () => void } | null>(null)
  const tell = useEffectEvent((update: () => void) => {
    notify.info({
      id: UPDATE_TOAST,
      title: t(isOutdated ? 'shell.update.outdated' : 'shell.update.title'),
      description: t(isOutdated ? 'shell.update.outdatedHelp' : 'shell.update.description'),
      action: { label: t('shell.update.action'), onClick: update },
      isLasting: true,
    })
  })
  useEffect(() => {
    if (!container) return
    const onUpdateReady = (update: () => void) => {
      setReady({ update })
      tell(update)
    }
    watchServiceWorker(container, { onUpdateReady, reload, settleMs, takeOverMs }).then(
      setRegistration,
      (cause: unknown) => console.warn('[app] the app cannot be kept on this device', cause),
    )
  }, [container, reload, settleMs, takeOverMs])
  useEffect(() => {
    if (!isOutdated) return
    // Reloading helps only if the device has a newer version.
    void registration?.update().catch(() => {})
    const update = ready?.update ?? (registration?.active ? null : reload)
    tell(update ?? reload)
    if (update === null || (update === reload && isJustReloaded())) return
    const onQuiet = () => {
      sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
      update()
    }
    return atQuietMoment({ isBusy: () => isBusy.current(), onQuiet, quietMs })
  }, [isOutdated, registration, ready, reload, isBusy, quietMs])
  useEffect(() => {
    // Another tab activated a newer version; a part of this one is gone everywhere.
    const onLostPart = () => {
      // Offline the page might not come back.
      if (navigator.onLine) tell(reload)
    }
    window.addEventListener('vite:preloadError', onLostPart)
    return () => window.removeEventListener('vite:preloadError', onLostPart)
  }, [reload])
  return null
}

/** Prevents a reload loop. */
function isJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_AGAIN_MS
}
