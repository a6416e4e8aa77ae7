import type * as z from 'zod/mini'
import type { ErrorType } from '../protocol-error.ts'

/** Made from a contract schema. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A body: a contract schema, a JSON schema, plain text, or nothing. */
export type Content = z.core.$ZodType | { readonly json: JsonSchema } | 'text' | 'nothing'

export type QueryParameter = { readonly name: string; readonly about: string }

/** A function's refusal, as its answer names it. */
export type DescribedRefusal = { readonly status: number; readonly reason: string; readonly message: string }

/** A call as listed in the description. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/v1`. */
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
}
