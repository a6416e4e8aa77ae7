import { TOURNAMENT_HEADER } from '@tablee/contract/tournament-header'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolError } from './protocol-error.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const REQUEST_HEADERS = [
  'Accept, Origin, Content-Type, Content-Range, Range, Cache-Control, Expires, Pragma, X-Requested-With',
  'X-Appwrite-Project, X-Appwrite-Locale, X-Appwrite-Mode, X-Appwrite-JWT, X-Appwrite-Response-Format',
  'X-Appwrite-Timeout, X-Appwrite-ID, X-Appwrite-Timestamp, X-Appwrite-Session, X-Appwrite-Dev-Key',
  'X-Appwrite-Platform, X-Fallback-Cookies, X-SDK-Version, X-SDK-Name, X-SDK-Language, X-SDK-Platform',
  'X-SDK-GraphQL, X-SDK-Profile',
  TOURNAMENT_HEADER,
].join(', ')
const EXPOSED_HEADERS = 'X-Appwrite-Session, X-Fallback-Cookies, Retry-After'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Web pages that may use the API: the configured ones, or the server's own if none is configured. */
export type OriginRules = {
  readonly isAllowed: (request: FastifyRequest) => boolean
  /** Whether a mail may link there: configured origins only, whatever host the request names. */
  readonly isLinkAllowed: (url: string) => boolean
}

/** On the machine itself, all of its names are equal. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

export type OriginSettings = {
  readonly allowed: readonly string[]
  /** Without a configured public address, any host a request names is the server's own. */
  readonly isAnyHostOwn: boolean
}

export function createOriginRules({ allowed, isAnyHostOwn }: OriginSettings): OriginRules {
  const origins = new Set(allowed)
  const isLocal = allowed.some((origin) => THIS_MACHINE.has(new URL(origin).hostname))
  return {
    isAllowed: (request) => {
      const { origin } = request.headers
      if (origin === undefined) return true
      if (origins.has(origin)) return true
      if (isAnyHostOwn) return hostOf(origin) === request.host
      return isLocal && URL.canParse(origin) && THIS_MACHINE.has(new URL(origin).hostname)
    },
    isLinkAllowed: (text) => {
      const url = URL.canParse(text) ? new URL(text) : null
      if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
      return origins.has(url.origin) || (isLocal && THIS_MACHINE.has(url.hostname))
    },
  }
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/** CORS headers for allowed pages; writing requests from others are refused before anything is done. */
export function applyOriginRules(rules: OriginRules, request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers
  if (origin === undefined) return
  void reply.header('Vary', 'Origin')
  if (rules.isAllowed(request)) {
    void reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    })
    return
  }
  if (SAFE_METHODS.has(request.method)) return
  throw new ProtocolError(
    'general_unknown_origin',
    'Invalid Origin. Register your new client as a new web platform on your project console dashboard.',
  )
}

export function preflightHeaders(): Readonly<Record<string, string>> {
  return { 'Access-Control-Allow-Methods': METHODS, 'Access-Control-Allow-Headers': REQUEST_HEADERS }
}
