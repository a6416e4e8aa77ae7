import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'
import type { WrittenCall } from '../write-call.ts'
import { aBrowser } from './a-subscription.ts'
import { LOCAL_CERTIFICATE, LOCAL_KEY } from './local-certificate.ts'

export type Delivered = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }
type Reply = (response: ServerResponse, asked: Delivered) => void

export type LocalPushService = {
  readonly host: string
  readonly certificate: string
  readonly delivered: readonly Delivered[]
  readonly answer: (reply: Reply) => void
  /** The next deliveries, in order. */
  readonly next: (count: number) => Promise<readonly Delivered[]>
  readonly browser: (name: string) => LocalBrowser
  readonly close: () => Promise<void>
}

export type LocalBrowser = {
  readonly subscription: ReturnType<typeof aBrowser>['subscription']
  readonly path: string
  readonly read: (body: Buffer) => WrittenCall
}

/** A real local push service over TLS. */
export async function startLocalPushService(): Promise<LocalPushService> {
  const delivered: Delivered[] = []
  let taken = 0
  let heard = () => {}
  let reply: Reply = created
  const https = createServer({ cert: LOCAL_CERTIFICATE, key: LOCAL_KEY }, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) }
    delivered.push(asked)
    reply(response, asked)
    heard()
  })
  await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve))
  const host = `localhost:${(https.address() as AddressInfo).port}`
  return {
    host,
    certificate: LOCAL_CERTIFICATE,
    delivered,
    answer: (next) => {
      reply = next
    },
    next: async (count) => {
      while (delivered.length < taken + count) await new Promise<void>((resume) => (heard = resume))
      taken += count
      return delivered.slice(taken - count, taken)
    },
    browser: (name) => {
      const { ecdh, auth, subscription } = aBrowser(`https://${host}/push/${name}`)
      return {
        subscription,
        path: `/push/${name}`,
        read: (body) =>
          JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString('utf8')),
      }
    },
    close: () =>
      new Promise((resolve) => {
        https.close(() => resolve())
        https.closeAllConnections()
      }),
  }
}

export const created: Reply = (response) => void response.writeHead(201).end()
