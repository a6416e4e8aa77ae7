const CHANNEL = 'tablee:session'

/** `ended`: nobody is signed in any more. Tabs of before took any word for `changed`. */
type SessionNews = 'changed' | 'ended'

/** Tells other tabs about a sign-in or sign-out. */
export function announceSession(news: SessionNews = 'changed'): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Browsers without the channel notice when the tab is looked at again. */
export function onSessionAnnounced(listener: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data === 'ended' ? 'ended' : 'changed')
  return () => channel.close()
}
