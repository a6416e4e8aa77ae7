// Part of the service worker (pwa.config.ts): the app that is kept on a device was fetched as a page that may not use the
// camera. For the two pages that read codes the worker says what the server says of them (protect-answers.ts).

const SCANS = /^\/(?:tournament\/[^/]+\/scan|take-over)\/?$/

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || !SCANS.test(new URL(request.url).pathname)) return
  // What answers the other pages is asked no more.
  event.stopImmediatePropagation()
  event.respondWith(withCamera(request))
})

async function withCamera(request) {
  const kept = await caches.match('/index.html', { ignoreSearch: true })
  if (!kept) return fetch(request)
  const headers = new Headers(kept.headers)
  const policy = headers.get('Permissions-Policy') ?? ''
  headers.set('Permissions-Policy', policy.replace('camera=()', 'camera=(self)'))
  return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers })
}
