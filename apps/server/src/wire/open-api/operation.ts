import type { TokenKind } from '@tablee/domain/shops/shop-token'
import type * as z from 'zod/mini'
import type { ErrorType } from '../protocol-error.ts'

/** Made from a contract schema. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Of another type than JSON, or with an example. */
export type ShownContent = { readonly type: string; readonly schema: JsonSchema; readonly example: unknown }

/** A body: a contract schema, a JSON schema, one with an example, plain text, or nothing. */
export type Content =
  | z.core.$ZodType
  | { readonly json: JsonSchema }
  | { readonly shown: ShownContent }
  | 'text'
  | 'nothing'

export type QueryParameter = { readonly name: string; readonly about: string }

/** A function's refusal, as its answer names it. */
export type DescribedRefusal = { readonly status: number; readonly reason: string; readonly message: string }

/** A call as listed in the description. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/v1`, unless `isPage`. */
  readonly path: string
  readonly room: string
  /** One line; further details in Markdown; and the refusals. */
  readonly summary: string
  readonly about?: string
  readonly refusals?: readonly DescribedRefusal[]
  /** Besides those every call may return. */
  readonly errors?: readonly ErrorType[]
  readonly query?: readonly QueryParameter[]
  readonly body?: z.core.$ZodType | { readonly json: JsonSchema }
  readonly answers: Readonly<Record<number, Content>>
  /** Needs neither project nor session. */
  readonly isPublic?: true
  /** Of a shop, at least of this kind. */
  readonly token?: TokenKind | null
  /** A page of the site: not below `/v1`. */
  readonly isPage?: true
}
