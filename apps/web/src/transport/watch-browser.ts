export type BrowserWatch = {
  /** The network is back, or the page is visible again after sleep. */
  readonly onAwake: () => void
  readonly onOffline: () => void
}

/** Until the returned function is called. */
export function watchBrowser({ onAwake, onOffline }: BrowserWatch): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onVisible = () => {
    if (document.visibilityState === 'visible') onAwake()
  }
  document.addEventListener('visibilitychange', onVisible, { signal })
  window.addEventListener('pageshow', onVisible, { signal })
  window.addEventListener('online', onAwake, { signal })
  window.addEventListener('offline', onOffline, { signal })
  return () => stop.abort()
}
