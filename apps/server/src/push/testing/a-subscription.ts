import { createECDH, randomBytes } from 'node:crypto'

/** As a browser would send it, with its own keys. */
export function aSubscription(endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-phone') {
  return aBrowser(endpoint).subscription
}

/** A browser that can be called, and decrypts its calls. */
export function aBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return { ecdh, auth, subscription: { endpoint, keys: { p256dh, auth } } }
}
