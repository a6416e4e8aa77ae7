const CHANNEL = 'tablee:session'

/** Tells the other tabs of this browser that somebody signed in or out. */
export function announceSession(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab said so. Browsers without the means learn it when the tab is looked at again. */
export function onSessionAnnounced(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
