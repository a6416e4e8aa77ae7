import { PROJECT_ID } from '@tablee/contract/channels'
import type { SessionProof } from '@tablee/contract/serving/served-accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parseJson } from '../calls/read-json.ts'

const NAME = `a_session_${PROJECT_ID}`
const LONGEST_HEADER = 4096

export type CookieRules = {
  /** The public address is https, whatever the last hop uses. */
  readonly isSecure: boolean
  /** The web app is on another site, whose requests must carry the cookie too. */
  readonly isCrossSite: boolean
}

const proofShape = z.object({ id: z.string(), secret: z.string() })
const fallbackShape = z.record(z.string(), z.unknown())

export function encodeSession({ accountId, secret }: SessionProof): string {
  return Buffer.from(JSON.stringify({ id: accountId, secret })).toString('base64')
}

export function decodeSession(encoded: string): SessionProof | null {
  const parsed = z.safeParse(proofShape, parseJson(Buffer.from(encoded, 'base64').toString('utf8')))
  return parsed.success ? { accountId: parsed.data.id, secret: parsed.data.secret } : null
}

/** The request's sessions, most trusted first: cookie, header, fallback for browsers without cookies. */
export function readSessionProofs({ headers }: Pick<FastifyRequest, 'headers'>): readonly SessionProof[] {
  const encoded = [
    ...(headers.cookie ? cookiesNamed(headers.cookie, NAME) : []),
    textOf(headers['x-appwrite-session']),
    fallbackSession(textOf(headers['x-fallback-cookies'])),
  ]
  return encoded.filter(Boolean).flatMap((text) => decodeSession(text) ?? [])
}

/** Most requests have none, and an empty text is an exception for a parser. */
function fallbackSession(header: string): string {
  if (header === '') return ''
  const fallback = z.safeParse(fallbackShape, parseJson(header))
  return fallback.success ? textOf(fallback.data[NAME]) : ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST_HEADER ? value : ''
}

/** The first cookies of this name. */
export function cookiesNamed(header: string, name: string): readonly string[] {
  return header
    .split(';', 100)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => textOf(decode(pair.slice(name.length + 1))))
    .slice(0, 2)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

export type SessionCookie = { readonly encoded: string; readonly expires: Date }

/** The cookie, with a copy for programs and for browsers that block third-party cookies. */
export function giveSession(reply: FastifyReply, rules: CookieRules, cookie: SessionCookie): void {
  void reply.header(
    'Set-Cookie',
    cookieText(reply.request, rules, { name: NAME, value: cookie.encoded, expires: cookie.expires }),
  )
  if (!isOwnPage(reply.request)) {
    void reply.header('X-Fallback-Cookies', JSON.stringify({ [NAME]: cookie.encoded }))
  }
}

export function clearSession(reply: FastifyReply, rules: CookieRules): void {
  void reply.header('Set-Cookie', cookieText(reply.request, rules, { name: NAME, value: '', expires: new Date(0) }))
  void reply.header('X-Fallback-Cookies', '[]')
}

export type Cookie = { readonly name: string; readonly value: string; readonly expires: Date }

/** Hidden from page scripts. */
export function cookieText(request: FastifyRequest, rules: CookieRules, { name, value, expires }: Cookie): string {
  const isSecure = rules.isSecure || request.protocol === 'https'
  const sameSite = rules.isCrossSite && isSecure ? 'None' : 'Lax'
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Expires=${expires.toUTCString()}`, 'HttpOnly']
  return [...parts, ...(isSecure ? ['Secure'] : []), `SameSite=${sameSite}`].join('; ')
}

/** Whether the requesting page has the API's host and port. */
function isOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
}
