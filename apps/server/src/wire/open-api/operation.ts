import type * as z from 'zod/mini'
import type { ErrorType } from '../protocol-error.ts'

/** A JSON schema, made of a schema of the contract. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What an answer holds: a schema of the contract, a JSON schema made for it, a plain text, or nothing at all. */
export type Content = z.core.$ZodType | { readonly json: JsonSchema } | 'text' | 'nothing'

export type QueryParameter = { readonly name: string; readonly about: string }

/** A refusal of a function, as its answer names it. */
export type DescribedRefusal = { readonly status: number; readonly reason: string; readonly message: string }

/** One call of the protocol as the description lists it. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/v1`. */
  readonly path: string
  readonly room: string
  /** One line; what else is to be known, in Markdown; and why it may be refused. */
  readonly summary: string
  readonly about?: string
  readonly refusals?: readonly DescribedRefusal[]
  /** Errors of its own, beside those that every call may answer. */
  readonly errors?: readonly ErrorType[]
  readonly query?: readonly QueryParameter[]
  readonly body?: z.core.$ZodType | { readonly json: JsonSchema }
  readonly answers: Readonly<Record<number, Content>>
  /** Neither project nor session count. */
  readonly isPublic?: true
}
