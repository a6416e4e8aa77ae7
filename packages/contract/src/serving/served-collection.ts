import type { Outcome } from '@tablee/domain/outcome'
import type * as z from 'zod/mini'
import type { Caller } from './caller.ts'
import type { AttributeKind, DocumentQuery } from './document-query.ts'
import type { OpenedCall } from './served-call.ts'

/** What a document looks like outside: `$` fields and attributes, flat. */
export type OutsideDocument = { readonly $id: string; readonly [attribute: string]: unknown }

export type DocumentPage = { readonly total: number; readonly documents: readonly OutsideDocument[] }

/** One collection as the protocol sees it; what the caller may not read is as if it were not there. */
export type ServedCollection = {
  readonly id: string
  /** The shape of a document, and of `data` where one is created or changed. */
  readonly schemas: {
    readonly document: z.core.$ZodType
    readonly creation: z.core.$ZodType
    readonly change: z.core.$ZodType
  }
  /** What may be filtered, ordered and selected. */
  readonly attributes: Readonly<Record<string, AttributeKind>>
  /** Members of `data` that a creation may carry beside the attributes. */
  readonly creationOnly?: readonly string[]
  /** Members of `data` that an update may carry; other attributes are the server's own. */
  readonly writable: readonly string[]
  /** Null where the document of the cursor is not there. */
  readonly list: (query: DocumentQuery, caller: Caller) => Promise<DocumentPage | null>
  readonly find: (id: string, caller: Caller) => Promise<OutsideDocument | null>
  /** A null id asks the server to draw one. Attributes that are the server's own count for nothing. */
  readonly create: (id: string | null, data: unknown, caller: Caller) => OpenedCall
  readonly update: (id: string, data: unknown, caller: Caller) => OpenedCall
  readonly remove: (id: string, caller: Caller) => Promise<Outcome<null>>
}
