import type { Identity } from '@tablee/contract/serving/caller'
import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import * as z from 'zod/mini'
import type { Keys } from '../../ports/keys.ts'
import { parseJson } from '../calls/read-json.ts'

const LIFE_S = 900
const HEADER = encode({ typ: 'JWT', alg: 'HS256' })

const claims = z.object({ userId: z.string(), sessionId: z.string(), exp: z.number() })

export type TokenSubject = { readonly accountId: AccountId; readonly sessionId: SessionId }

export type JsonWebTokens = {
  readonly create: (who: Pick<Identity, 'accountId' | 'sessionId'>) => string
  /** Null when the token is forged or expired. */
  readonly read: (token: string) => TokenSubject | null
}

type TokenParts = { readonly now: () => Date; readonly keys: Keys }

/** Short-lived. */
export function createJsonWebTokens({ now, keys }: TokenParts): JsonWebTokens {
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    create: ({ accountId, sessionId }) => {
      const iat = seconds()
      const text = `${HEADER}.${encode({ userId: accountId, sessionId, iat, exp: iat + LIFE_S })}`
      return `${text}.${keys.sign(text)}`
    },
    read: (token) => {
      const [header, payload = '', signature = '', ...more] = token.split('.')
      if (header !== HEADER || more.length > 0) return null
      if (!keys.isSigned(`${header}.${payload}`, signature)) return null
      const parsed = z.safeParse(claims, parseJson(Buffer.from(payload, 'base64url').toString('utf8')))
      if (!parsed.success || parsed.data.exp <= seconds()) return null
      return { accountId: parsed.data.userId as AccountId, sessionId: parsed.data.sessionId as SessionId }
    },
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
