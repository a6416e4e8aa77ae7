const CHANNEL = 'tablee:session'

/** Tells other tabs about a sign-in or sign-out. */
export function announceSession(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** Browsers without the channel notice when the tab is looked at again. */
export function onSessionAnnounced(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
