import { type Around, around, rounded, writeAround } from '@tablee/contract/serving/around'
import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import * as z from 'zod/mini'
import type { WrittenText } from '../../turns/text-in-turns.ts'
import { writeList } from '../documents/lists.ts'
import { invalidQuery } from '../documents/read-filter.ts'
import { type ReadQueries, readQueries } from '../documents/read-queries.ts'
import { ProtocolError } from '../protocol-error.ts'

const MOST_DOCUMENTS = 100

/** Sent in a body, so that the position is in no URL. */
export const nearQuestion = z.object({
  around,
  queries: z.array(z.string()),
  /** Whether to count all. */
  total: z._default(z.boolean(), false),
})

type NearQuestion = { readonly around: Around; readonly query: ReadQueries; readonly isCounted: boolean }

export function readNearQuestion(collection: ServedCollection, body: unknown): NearQuestion {
  if (!collection.distanceKm) throw new ProtocolError('general_not_implemented', 'These documents lie nowhere')
  const parsed = z.safeParse(nearQuestion, body)
  if (!parsed.success) throw invalidQuery(`near takes a position, a radius and queries`)
  const query = readQueries(parsed.data.queries, collection.attributes)
  if (query.limit > MOST_DOCUMENTS) throw invalidQuery(`near takes a limit of at most ${MOST_DOCUMENTS}`)
  // An app that forgets to round gains nothing.
  const { around, total } = parsed.data
  return { around: { ...around, ...rounded(around) }, query, isCounted: total }
}

export async function listNear(
  collection: ServedCollection,
  { around, query, isCounted }: NearQuestion,
): Promise<WrittenText> {
  const { select, ...asked } = query
  const near: DocumentFilter = { method: 'search', attribute: 'near', values: [writeAround(around)] }
  const page = await collection.list({ ...asked, filters: [...asked.filters, near], isCounted, shown: select }, null)
  const documents = page && typeof page !== 'string' ? page.documents : []
  const distances = documents.map((document) => {
    const distance = collection.distanceKm?.(document, around) ?? null
    return distance === null ? null : Math.round(distance)
  })
  return writeList(page, { select, keys: collection.keys, more: { distancesKm: distances } })
}
