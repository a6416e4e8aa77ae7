import type { FastifyInstance } from 'fastify'

/** A year: after one visit by https, browsers never use http. */
const HTTPS_ONLY = 'max-age=31536000'
/** Device features pages may request; all others are denied. */
const allowed = (camera: string) =>
  `geolocation=(self), screen-wake-lock=(self), fullscreen=(self), camera=(${camera}), microphone=(), payment=(), usb=()`
const NO_CAMERA = allowed('')
/** The two pages that read codes, and no other. The worker of the app says the same (`public/scan.js`). */
const SCANS = /^\/(?:tournament\/[^/?]+\/scan|take-over)\/?(?:\?|$)/
const CAMERA = allowed('self')

/** Never inside another page's frame; pages add the rest of their policy. */
const IN_NO_FRAME = "frame-ancestors 'none'"

/** Headers of every answer: the content type is binding, and https stays https. */
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
