import type { ExecutionsWanted } from '@tablee/contract/serving/served-executions'
import type { AccountId } from '@tablee/domain/accounts/account'
import { sql } from 'kysely'
import { readBoundedPage, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { Queryable } from '../../../database/database.ts'
import type { Dialect } from '../../../database/dialect/dialect.ts'
import { type AttributeColumns, wordsWithin } from '../../../database/document-conditions.ts'

const ATTRIBUTES: AttributeColumns = {
  columns: {
    $id: sql.ref('executions.id'),
    $createdAt: sql.ref('executions.created_at'),
    $updatedAt: sql.ref('executions.updated_at'),
    functionId: sql.ref('executions.function_id'),
    resourceId: sql.ref('executions.function_id'),
    resourceType: sql`'functions'`,
    deploymentId: sql`''`,
    trigger: sql`'http'`,
    status: sql.ref('executions.status'),
    requestMethod: sql.ref('executions.method'),
    requestPath: sql.ref('executions.path'),
    responseStatusCode: sql.ref('executions.status_code'),
    // In seconds.
    duration: sql`(executions.duration_ms / 1000.0)`,
  },
  insertion: [sql.ref('executions.created_at'), sql.ref('executions.id')],
  weights: { requestPath: 5 },
  rowWeight: 1,
  searched: {
    anything: wordsWithin(sql`lower(executions.id || ' ' || executions.function_id || ' ' || executions.status || ' '
      || executions.method || ' ' || executions.path || ' ' || executions.status_code)`),
  },
}

export type ExecutionIds = { readonly total: number; readonly ids: readonly string[] }

export type ExecutionReader = { readonly db: Queryable; readonly dialect: Dialect; readonly accountId: AccountId }

/** Null when the cursor is unknown. */
export async function listExecutions(
  { db, dialect, accountId }: ExecutionReader,
  { functionId, query, search }: ExecutionsWanted,
): Promise<ExecutionIds | TooBroad | null> {
  const own = db
    .selectFrom('executions')
    .where('executions.account_id', '=', accountId)
    .where('executions.function_id', '=', functionId)
  const words = search === '' ? [] : [{ method: 'search' as const, attribute: 'anything', values: [search] }]
  const page = await readBoundedPage(db, own, {
    attributes: ATTRIBUTES,
    query: { ...query, filters: [...query.filters, ...words] },
    read: ['$id'],
    dialect,
    candidates: async (most) => (await own.select('executions.id').limit(most).execute()).map(({ id }) => id),
  })
  if (page === null || page === TOO_BROAD) return page
  return { total: page.total, ids: page.rows.map(({ $id }) => String($id)) }
}
