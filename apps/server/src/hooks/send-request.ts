import { lookup as lookUp } from 'node:dns/promises'
import { Agent, type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { DeliveryFailure } from '@tablee/domain/shops/hook'
import { isPublicAddress } from './is-public-address.ts'
import { isAllowedInside } from './reachable.ts'

export type Sent = {
  readonly method: 'POST' | 'PATCH'
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Empty where it is longer than anything that is read. */
  readonly text: string
}

export type NoAnswer = { readonly failure: DeliveryFailure }

type Resolved = { readonly address: string; readonly family: number }

export type Network = {
  /** Allowed inside by the operator. */
  readonly internal: readonly string[]
  /** Trusted in addition to the system's. */
  readonly certificate?: string | undefined
  /** Where a host is, in the place of the system. */
  readonly resolve?: ((host: string) => Promise<readonly Resolved[]>) | undefined
  /** The port of a host, in the place of the one in its address. */
  readonly portOf?: ((url: URL) => number | null) | undefined
}

export type SendRequest = (sent: Sent) => Promise<Answer | NoAnswer>

const TIME_LIMIT_MS = 10_000
const LONGEST_ANSWER = 64 * 1024

/**
 * Strangers choose the address: a name is resolved once, each address it leads to must be public, and the connection goes to one of those.
 * Redirects are not followed.
 */
export function createSendRequest(network: Network): { readonly send: SendRequest; readonly close: () => void } {
  // A kept connection would be to an address that was resolved before.
  const agent = new Agent({ keepAlive: false, ...(network.certificate ? { ca: network.certificate } : {}) })
  const send: SendRequest = async (sent) => {
    const url = new URL(sent.address)
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const late = new Promise<NoAnswer>((resume) => {
      signal.addEventListener('abort', () => resume({ failure: 'too_slow' }), { once: true })
    })
    const found = await Promise.race([addressesOf(url, network), late])
    if ('failure' in found) return found
    return ask(sent, { url, found, agent, signal, port: network.portOf?.(url) ?? null })
  }
  return { send, close: () => agent.destroy() }
}

async function addressesOf(
  url: URL,
  { internal, resolve = resolveHost }: Network,
): Promise<readonly Resolved[] | NoAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  try {
    const found = family === 0 ? await resolve(host) : [{ address: host, family }]
    if (found.length === 0) return { failure: 'unreachable' }
    const isPublic = found.every(({ address }) => isPublicAddress(address))
    return isPublic || isAllowedInside(internal, url) ? found : { failure: 'private_address' }
  } catch {
    return { failure: 'unreachable' }
  }
}

const resolveHost = (host: string) => lookUp(host, { all: true })

type Asking = {
  readonly url: URL
  readonly found: readonly Resolved[]
  readonly agent: Agent
  readonly signal: AbortSignal
  readonly port: number | null
}

function ask({ method, headers, body }: Sent, { url, found, agent, signal, port }: Asking): Promise<Answer | NoAnswer> {
  const options: RequestOptions = {
    ...{ method, agent, signal, lookup: onlyTo(found), path: url.pathname + url.search },
    ...{ hostname: url.hostname.replace(/^\[|\]$/g, ''), port: port ?? (url.port || 443) },
    headers: { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)) },
  }
  return new Promise((resolve) => {
    const failed = () => resolve({ failure: signal.aborted ? 'too_slow' : 'unreachable' })
    const asked = request(options, (response) => {
      const { statusCode: status = 0, headers: told } = response
      const chunks: Buffer[] = []
      let size = 0
      const end = (text: string) => resolve({ status, headers: told, text })
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > LONGEST_ANSWER) {
          end('')
          asked.destroy()
        } else chunks.push(chunk)
      })
      response.on('end', () => end(Buffer.concat(chunks).toString('utf8')))
      response.on('error', failed)
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

/** The name is not resolved again. */
function onlyTo(found: readonly Resolved[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = found
    if (all === true) done(null, [...found])
    else done(null, first?.address ?? '', first?.family)
  }
}
