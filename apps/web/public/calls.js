// Part of the service worker (pwa.config.ts): shows what the server calls a player for, and opens the player's page.
// What it reads is written by apps/server/src/push/write-call.ts. Every push must show something, whatever came.

function readCall(data) {
  try {
    const { title, body, language, path, tag } = data.json()
    return { title: String(title), body: String(body ?? ''), language, path: String(path), tag: String(tag) }
  } catch {
    return { title: 'Tablée', body: '', language: '', path: '/', tag: 'tablee' }
  }
}

/** A page of this app, whatever the call says. */
function addressOf(path) {
  const address = new URL(path, self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

self.addEventListener('push', (event) => {
  const { title, body, language, path, tag } = readCall(event.data)
  const shown = self.registration.showNotification(title, {
    body,
    lang: language,
    tag,
    renotify: true,
    icon: '/icons/tablee-192.png',
    data: { path },
  })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(addressOf(event.notification.data?.path ?? '/')))
})

async function openPage(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url.split(/[?#]/)[0] === address)
  if (open) return open.focus()
  return self.clients.openWindow(address)
}

// The browser drew another address. The server is told by the page, which knows as whom, when it is next opened.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options))
})
