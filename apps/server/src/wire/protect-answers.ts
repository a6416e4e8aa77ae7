import type { FastifyInstance } from 'fastify'

/** A year: a browser that came once by https does not come without it again. */
const HTTPS_ONLY = 'max-age=31536000'
/** What pages of the server may ask a device for; everything else is refused without a question. */
const allowed = (camera: string) =>
  `geolocation=(self), screen-wake-lock=(self), fullscreen=(self), camera=(${camera}), microphone=(), payment=(), usb=()`
const NO_CAMERA = allowed('')
/** The two pages that read codes, and no other. The worker of the app says the same (`public/scan.js`). */
const SCANS = /^\/(?:tournament\/[^/?]+\/scan|take-over)\/?(?:\?|$)/
const CAMERA = allowed('self')

/** Nothing of the server stands in a frame of another page; pages say the rest of their policy themselves. */
const IN_NO_FRAME = "frame-ancestors 'none'"

/** Headers of every answer: it is what it says it is, and behind https it stays there. */
export function protectAnswers(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': IN_NO_FRAME,
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': HTTPS_ONLY } : {}),
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    void reply.headers(headers).header('Permissions-Policy', SCANS.test(url) ? CAMERA : NO_CAMERA)
    done()
  })
}
