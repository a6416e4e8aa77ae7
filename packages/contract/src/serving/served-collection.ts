import type { Outcome } from '@tablee/domain/outcome'
import type * as z from 'zod/mini'
import type { Position } from './around.ts'
import type { Caller } from './caller.ts'
import type { AttributeKind, DocumentQuery } from './document-query.ts'
import type { OpenedCall } from './served-call.ts'

/** A public document: `$` fields and attributes, flat. */
export type OutsideDocument = { readonly $id: string; readonly [attribute: string]: unknown }

export type DocumentPage = { readonly total: number; readonly documents: readonly OutsideDocument[] }

/** Queries too expensive to answer: they would scan too many documents, or the page would hold too many players and matches. */
export type CostlyQuestion = 'question_too_broad' | 'page_too_large'

/** One collection as the protocol sees it; what the caller may not read does not exist. */
export type ServedCollection = {
  readonly id: string
  /** The shapes of a document, and of `data` to create or change one. */
  readonly schemas: {
    readonly document: z.core.$ZodType
    readonly creation: z.core.$ZodType
    readonly change: z.core.$ZodType
  }
  readonly attributes: Readonly<Record<string, AttributeKind>>
  /** Selective, indexed attributes: lists with `equal` on one are cheap. */
  readonly keys: readonly string[]
  /** Members of `data` allowed at creation besides the attributes. */
  readonly creationOnly?: readonly string[]
  /** Members of `data` an update may carry; the rest is the server's. */
  readonly writable: readonly string[]
  /**
   * Attributes that name a document's only tournament. Only where answers do not depend on the caller, and only tournaments change the
   * documents.
   */
  readonly namesTournament?: Readonly<Record<string, 'id' | 'code'>>
  /** Null if the cursor's document does not exist. */
  readonly list: (query: DocumentQuery, caller: Caller) => Promise<DocumentPage | CostlyQuestion | null>
  /** Distance from a position; null if unknown. Only for documents with a place. */
  readonly distanceKm?: (document: OutsideDocument, from: Position) => number | null
  readonly find: (id: string, caller: Caller) => Promise<OutsideDocument | null>
  /** A null id lets the server draw one. The server's own attributes are ignored. */
  readonly create: (id: string | null, data: unknown, caller: Caller) => OpenedCall
  readonly update: (id: string, data: unknown, caller: Caller) => OpenedCall
  readonly remove: (id: string, caller: Caller) => Promise<Outcome<null>>
}
