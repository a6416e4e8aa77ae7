import type { Caller, Identity } from '@tablee/contract/serving/caller'
import type { IdentifyToken } from '@tablee/contract/serving/identify-token'
import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import { TOKEN_PREFIX } from '@tablee/domain/shops/shop-token'
import type { FastifyRequest } from 'fastify'
import type { JsonWebTokens } from '../accounts/json-web-token.ts'
import { decodeSession, readSessionProofs } from '../accounts/session-cookie.ts'
import { ProtocolError } from '../protocol-error.ts'
import { addressOf, type Limits } from './limits.ts'

/** The caller. An invalid or ended session is just no account, not an error. */
export type Callers = {
  readonly of: (request: FastifyRequest) => Promise<Caller>
  readonly signedIn: (request: FastifyRequest) => Promise<Identity>
  /** Of a socket's handshake; newer clients put a token into the URL. */
  readonly ofHandshake: (request: FastifyRequest) => Promise<Caller>
  /** Of a session in cookie form, for sockets that send it later. */
  readonly ofSession: (encoded: string) => Promise<Caller>
}

export type CallerParts = {
  readonly accounts: ServedAccounts
  readonly tokens: JsonWebTokens
  readonly identifyToken: IdentifyToken
  readonly limits: Limits
}

/** A shop's token; null also for what another layer, such as a proxy, says of itself there. */
export function shownToken({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  return token?.startsWith(TOKEN_PREFIX) ? token : null
}

export function createCallers({ accounts, tokens, identifyToken, limits }: CallerParts): Callers {
  const known = new WeakMap<FastifyRequest, Promise<Caller>>()

  async function find(request: FastifyRequest): Promise<Caller> {
    const program = shownToken(request)
    if (program !== null) return ofProgram(request, program)
    const token = request.headers['x-appwrite-jwt']
    if (typeof token === 'string' && token !== '') return ofToken(token)
    for (const proof of readSessionProofs(request)) {
      const identity = await accounts.identify(proof)
      if (identity) return identity
    }
    return null
  }

  /** Why is not said, and guesses are counted like other guesses. */
  async function ofProgram(request: FastifyRequest, token: string): Promise<Identity> {
    const identity = await identifyToken(token)
    if (identity) return identity
    await limits.spend('wrongTokensOfAddress', addressOf(request))
    throw new ProtocolError('user_invalid_token', 'The token is not valid. Please check the Authorization header.')
  }

  async function ofToken(token: string): Promise<Identity> {
    const subject = tokens.read(token)
    const identity = subject && (await accounts.identifyById(subject.accountId, subject.sessionId))
    if (identity) return identity
    throw new ProtocolError('user_jwt_invalid', 'The JWT token is invalid. Please check the value of X-Appwrite-JWT.')
  }

  function of(request: FastifyRequest): Promise<Caller> {
    const caller = known.get(request) ?? find(request)
    known.set(request, caller)
    return caller
  }

  return {
    of,
    signedIn: async (request) => {
      const caller = await of(request)
      if (caller) return caller
      throw new ProtocolError('general_unauthorized_scope', 'User (role: guests) missing scope (account)')
    },
    ofHandshake: async (request) => {
      const token = new URLSearchParams(request.raw.url?.split('?').slice(1).join('?')).get('jwt')
      const subject = token ? tokens.read(token) : null
      return subject ? accounts.identifyById(subject.accountId, subject.sessionId) : of(request)
    },
    ofSession: async (encoded) => {
      const proof = decodeSession(encoded)
      return proof && accounts.identify(proof)
    },
  }
}
