import { randomBytes } from 'node:crypto'
import { PROJECT_ID } from '@tablee/contract/channels'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Keys } from '../../ports/keys.ts'
import { type CookieRules, cookiesNamed, cookieText } from './session-cookie.ts'

/** Per device. */
const MOST_ACCOUNTS = 5
/** As long as browsers keep cookies. */
const LIFE_MS = 400 * 24 * 3_600_000
const NAME = `a_device_${PROJECT_ID}`
const PROOF = /^([0-9a-f]{24})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/

/**
 * Devices that have signed in or followed a recovery link, marked by a signed cookie for the mail address: strangers' guesses do not lock
 * them out. The cookie grants nothing, is not stored by the server, and survives signing out.
 */
export type KnownDevices = {
  /** The device's key for counting; null when it is unknown for the address. */
  readonly find: (request: FastifyRequest, email: string) => string | null
  readonly remember: (reply: FastifyReply, email: string) => void
}

export type DeviceParts = { readonly keys: Keys; readonly now: () => Date; readonly cookies: CookieRules }

export function createKnownDevices({ keys, now, cookies }: DeviceParts): KnownDevices {
  const textOf = (device: string, since: string, email: string) => `device ${device} ${since} ${email}`

  function find(request: FastifyRequest, email: string): string | null {
    for (const proof of proofsOf(request)) {
      const [, device = '', since = '', signature = ''] = PROOF.exec(proof) ?? []
      if (device === '' || now().getTime() - Number.parseInt(since, 36) > LIFE_MS) continue
      if (keys.isSigned(textOf(device, since, email), signature)) return device
    }
    return null
  }

  return {
    find,
    remember: (reply, email) => {
      const { request } = reply
      if (find(request, email) !== null) return
      const device = randomBytes(12).toString('hex')
      const since = now().getTime().toString(36)
      const proof = `${device}.${since}.${keys.sign(textOf(device, since, email))}`
      const value = [proof, ...proofsOf(request)].slice(0, MOST_ACCOUNTS).join('~')
      const expires = new Date(now().getTime() + LIFE_MS)
      void reply.header('Set-Cookie', cookieText(request, cookies, { name: NAME, value, expires }))
    },
  }
}

function proofsOf({ headers }: FastifyRequest): readonly string[] {
  const [value = ''] = cookiesNamed(headers.cookie ?? '', NAME)
  return value.split('~').filter((proof) => PROOF.test(proof))
}
