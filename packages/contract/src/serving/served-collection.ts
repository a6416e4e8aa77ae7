import type { Outcome } from '@tablee/domain/outcome'
import type * as z from 'zod/mini'
import type { Position } from './around.ts'
import type { Caller } from './caller.ts'
import type { AttributeKind, DocumentQuery } from './document-query.ts'
import type { OpenedCall } from './served-call.ts'

/** What a document looks like outside: `$` fields and attributes, flat. */
export type OutsideDocument = { readonly $id: string; readonly [attribute: string]: unknown }

export type DocumentPage = { readonly total: number; readonly documents: readonly OutsideDocument[] }

/**
 * Questions that are not answered, because the answer would cost more than anybody may take: too many documents would be
 * looked at, or the page would hold too many players and matches.
 */
export type CostlyQuestion = 'question_too_broad' | 'page_too_large'

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
  /** Attributes that name few documents and are found along an index: lists that ask for `equal` on one are cheap. */
  readonly keys: readonly string[]
  /** Members of `data` that a creation may carry beside the attributes. */
  readonly creationOnly?: readonly string[]
  /** Members of `data` that an update may carry; other attributes are the server's own. */
  readonly writable: readonly string[]
  /**
   * Attributes whose value names the one tournament that a document belongs to. Only where everybody reads all documents alike,
   * and tournaments alone make them what they are: left out where an answer depends on who asks.
   */
  readonly namesTournament?: Readonly<Record<string, 'id' | 'code'>>
  /** Null where the document of the cursor is not there. */
  readonly list: (query: DocumentQuery, caller: Caller) => Promise<DocumentPage | CostlyQuestion | null>
  /** How far a document is from a position; null where it does not say where it is. Only where documents lie somewhere. */
  readonly distanceKm?: (document: OutsideDocument, from: Position) => number | null
  readonly find: (id: string, caller: Caller) => Promise<OutsideDocument | null>
  /** A null id asks the server to draw one. Attributes that are the server's own count for nothing. */
  readonly create: (id: string | null, data: unknown, caller: Caller) => OpenedCall
  readonly update: (id: string, data: unknown, caller: Caller) => OpenedCall
  readonly remove: (id: string, caller: Caller) => Promise<Outcome<null>>
}
