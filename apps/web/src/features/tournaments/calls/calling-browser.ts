/** Whether this browser can be called while the page is closed. `home-screen`: iPhones only call installed apps. */
export type CallAbility = 'able' | 'denied' | 'home-screen' | 'unsupported'

export type BrowserSubscription = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Replaced in tests. */
export type CallingBrowser = {
  readonly ability: () => CallAbility
  /** Asks for permission if needed; null if denied. */
  readonly subscribe: (callKey: string) => Promise<BrowserSubscription | null>
  /** Existing one; does not ask. */
  readonly current: () => Promise<BrowserSubscription | null>
}

export const thisBrowser: CallingBrowser = {
  ability: () => {
    const isApple = /iPhone|iPad/.test(navigator.userAgent)
    if (isApple && !matchMedia('(display-mode: standalone)').matches) return 'home-screen'
    const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    if (!isAble) return 'unsupported'
    return Notification.permission === 'denied' ? 'denied' : 'able'
  },
  subscribe: async (callKey) => {
    // Within the tap, before any await.
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { pushManager } = await navigator.serviceWorker.ready
    const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(callKey) }
    const subscribe = () => pushManager.subscribe(wish)
    const made = await subscribe().catch(async () => {
      // Made for another server's key: unusable here.
      await (await pushManager.getSubscription())?.unsubscribe()
      return subscribe()
    })
    return readSubscription(made)
  },
  current: async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const known = await registration?.pushManager.getSubscription()
    return known ? readSubscription(known) : null
  },
}

function readSubscription(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
