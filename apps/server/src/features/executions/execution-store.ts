import { type ExecutionDocument, executionDocument } from '@tablee/contract/executions/execution-document'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Selectable } from 'kysely'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

type ExecutionRow = Selectable<Tables['executions']>

const MS = 1000

/** False when it exists already, or when its account is gone. */
export async function insertExecution(
  db: Queryable,
  accountId: AccountId,
  execution: ExecutionDocument,
): Promise<boolean> {
  // The call that erases an account must leave no trace of it.
  const account = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  if (!account) return false
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('executions')
    .values(toRow(accountId, execution))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** False when it is gone. */
export async function endExecution(
  db: Queryable,
  accountId: AccountId,
  execution: ExecutionDocument,
): Promise<boolean> {
  const { status, response_headers, status_code, duration_ms, updated_at } = toRow(accountId, execution)
  const { numUpdatedRows } = await db
    .updateTable('executions')
    .set({ status, response_headers, status_code, duration_ms, updated_at })
    .where('id', '=', execution.$id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type Kept = { readonly accountId: AccountId; readonly most: number; readonly since: string }

/** Deletes old ones of every account, and excess ones of this account. */
export async function pruneExecutions(db: Queryable, { accountId, most, since }: Kept): Promise<void> {
  await db.deleteFrom('executions').where('created_at', '<', since).execute()
  const newest = db
    .selectFrom('executions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  await db.deleteFrom('executions').where('account_id', '=', accountId).where('id', 'not in', newest).execute()
}

/** What waited when the process ended will never run. */
/** All for null. */
export async function failWaiting(
  db: Queryable,
  { at, before }: { readonly at: string; readonly before: string | null },
): Promise<void> {
  const waiting = db.updateTable('executions').set({ status: 'failed', updated_at: at }).where('status', '=', 'waiting')
  await (before === null ? waiting : waiting.where('created_at', '<', before)).execute()
}

export async function deleteExecutions(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('executions').where('account_id', '=', accountId).execute()
}

/** Ordered by id. */
export async function loadExecutions(db: Queryable, ids: readonly string[]): Promise<readonly ExecutionDocument[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('executions')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toDocument(row)] : []
  })
}

export async function listExecutionsOf(db: Queryable, accountId: AccountId): Promise<readonly ExecutionDocument[]> {
  const rows = await db
    .selectFrom('executions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toDocument)
}

function toRow(accountId: AccountId, execution: ExecutionDocument): ExecutionRow {
  return {
    id: execution.$id,
    account_id: accountId,
    function_id: execution.functionId,
    status: execution.status,
    method: execution.requestMethod,
    path: execution.requestPath,
    request_headers: JSON.stringify(execution.requestHeaders),
    response_headers: JSON.stringify(execution.responseHeaders),
    status_code: execution.responseStatusCode,
    duration_ms: Math.round(execution.duration * MS),
    created_at: new Date(execution.$createdAt).toISOString(),
    updated_at: new Date(execution.$updatedAt).toISOString(),
  }
}

function toDocument(row: ExecutionRow): ExecutionDocument {
  return {
    $id: row.id,
    $createdAt: wireMoment(row.created_at),
    $updatedAt: wireMoment(row.updated_at),
    $permissions: [`read("user:${row.account_id}")`],
    functionId: row.function_id,
    resourceId: row.function_id,
    resourceType: 'functions',
    deploymentId: '',
    trigger: 'http',
    status: row.status,
    requestMethod: row.method,
    requestPath: row.path,
    requestHeaders: headersOf(row.id, row.request_headers),
    responseStatusCode: row.status_code,
    responseBody: '',
    responseHeaders: headersOf(row.id, row.response_headers),
    logs: '',
    errors: '',
    duration: row.duration_ms / MS,
  }
}

function headersOf(id: string, text: string): ExecutionDocument['requestHeaders'] {
  return readStoredJson({ table: 'executions', id, text, schema: executionDocument.shape.requestHeaders }, 'headers')
}
