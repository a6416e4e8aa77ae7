import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { notify } from '../../ui/toasts.tsx'
import { watchServiceWorker } from './watch-service-worker.ts'

const UPDATE_TOAST = 'app-update'

type UpdateNoticeProps = {
  /** Null where there is none: over plain http, in old browsers, and while developing. */
  readonly container?: ServiceWorkerContainer | null
  readonly reload?: () => void
  readonly settleMs?: number
}

/** A small phone is done with its first screen by then. */
const SETTLE_MS = 3_000

const ownContainer = () => (import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null)
const reloadPage = () => window.location.reload()

/** Keeps the app on the device, and lets the person choose the moment of an update. */
export function UpdateNotice({
  container = ownContainer(),
  reload = reloadPage,
  settleMs = SETTLE_MS,
}: UpdateNoticeProps) {
  const { t } = useTranslation()
  const tell = useEffectEvent((update: () => void) => {
    notify.info({
      id: UPDATE_TOAST,
      title: t('shell.update.title'),
      description: t('shell.update.description'),
      action: { label: t('shell.update.action'), onClick: update },
      isLasting: true,
    })
  })
  useEffect(() => {
    if (!container) return
    watchServiceWorker(container, { onUpdateReady: (update) => tell(update), reload, settleMs }).catch(
      (cause: unknown) => console.warn('[app] the app cannot be kept on this device', cause),
    )
  }, [container, reload, settleMs])
  useEffect(() => {
    // Another tab started a newer version, and a part of this one is gone from the device and the server.
    const onLostPart = () => tell(reload)
    window.addEventListener('vite:preloadError', onLostPart)
    return () => window.removeEventListener('vite:preloadError', onLostPart)
  }, [reload])
  return null
}
