import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Network } from '../send-request.ts'
import { HOOK_CERTIFICATE, HOOK_KEY } from './hook-certificate.ts'

export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

type Reply = (response: ServerResponse, received: Received) => void

export type LocalReceiver = {
  readonly received: readonly Received[]
  readonly network: Omit<Network, 'internal'>
  /** For the settings of a server. */
  readonly internal: string
  readonly answer: (reply: Reply) => void
  /** The next ones, in order. */
  readonly next: (count: number) => Promise<readonly Received[]>
  readonly close: () => Promise<void>
}

export const done: Reply = (response) => void response.writeHead(204).end()
export const failing =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end()

/** A real server over TLS, to which `hooks.example` and `discord.com` lead. */
export async function startLocalReceiver(): Promise<LocalReceiver> {
  const received: Received[] = []
  let taken = 0
  let heard = () => {}
  let reply: Reply = done
  const https = createServer({ cert: HOOK_CERTIFICATE, key: HOOK_KEY }, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const each = { method, path, headers, text: Buffer.concat(chunks).toString('utf8') }
    received.push(each)
    reply(response, each)
    heard()
  })
  await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve))
  const { port } = https.address() as AddressInfo
  return {
    received,
    network: {
      certificate: HOOK_CERTIFICATE,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      portOf: () => port,
    },
    internal: 'hooks.example,discord.com',
    answer: (next) => {
      reply = next
    },
    next: async (count) => {
      while (received.length < taken + count) await new Promise<void>((resume) => (heard = resume))
      taken += count
      return received.slice(taken - count, taken)
    },
    close: () =>
      new Promise((resolve) => {
        https.close(() => resolve())
        https.closeAllConnections()
      }),
  }
}

/** As a receiver does it that follows Standard Webhooks. */
export function isRightlySigned({ headers, text }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
