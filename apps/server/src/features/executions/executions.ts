import type { AttributeKind } from '@tablee/contract/serving/document-query'
import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import type { ExecutionHappening, ServedExecutions } from '@tablee/contract/serving/served-executions'
import type { Database } from '../../database/database.ts'
import {
  deleteExecutions,
  endExecution,
  failWaiting,
  insertExecution,
  listExecutionsOf,
  loadExecutions,
  pruneExecutions,
} from './execution-store.ts'
import { listExecutions } from './queries/list-executions.ts'

const ATTRIBUTES: Readonly<Record<string, AttributeKind>> = {
  $id: 'text',
  $createdAt: 'date',
  $updatedAt: 'date',
  functionId: 'text',
  resourceId: 'text',
  resourceType: 'text',
  deploymentId: 'text',
  trigger: 'text',
  status: 'text',
  requestMethod: 'text',
  requestPath: 'text',
  requestHeaders: 'shown',
  responseStatusCode: 'integer',
  responseBody: 'shown',
  responseHeaders: 'shown',
  logs: 'shown',
  errors: 'shown',
  duration: 'number',
}

/** Enough to look up what just happened, not to log anyone's life. */
const MOST_PER_ACCOUNT = 100
const KEPT_MS = 30 * 24 * 3_600_000

export type ExecutionGround = {
  readonly database: Database
  readonly now: () => Date
  readonly announce: (happening: ExecutionHappening) => void
}

export function serveExecutions({ database, now, announce }: ExecutionGround): ServedExecutions {
  return {
    attributes: ATTRIBUTES,
    keep: (accountId, execution) =>
      database.inTransaction(async (tx) => {
        const isNew = await insertExecution(tx.db, accountId, execution)
        if (!isNew && !(await endExecution(tx.db, accountId, execution))) return
        const since = new Date(now().getTime() - KEPT_MS).toISOString()
        if (isNew) await pruneExecutions(tx.db, { accountId, most: MOST_PER_ACCOUNT, since })
        tx.afterCommit(() => announce({ accountId, action: isNew ? 'create' : 'update', document: execution }))
      }),
    list: (accountId, wanted) =>
      database.read(async (db) => {
        const page = await listExecutions({ db, dialect: database.dialect, accountId }, wanted)
        if (page === null || page === 'question_too_broad') return page
        return { total: page.total, executions: await loadExecutions(db, page.ids) }
      }),
    find: async (accountId, functionId, id) => {
      const [execution] = await database.read((db) => loadExecutions(db, [id]))
      const isOwn = execution?.$permissions.includes(`read("user:${accountId}")`) && execution.functionId === functionId
      return execution && isOwn ? execution : null
    },
  }
}

export function executionData({ database }: Pick<ExecutionGround, 'database'>): PersonalDataKeeper {
  return {
    name: 'executions',
    collect: (accountId) => database.read((db) => listExecutionsOf(db, accountId)),
    forget: (accountId) => database.inTransaction((tx) => deleteExecutions(tx.db, accountId)),
  }
}

export function endWaitingExecutions(
  { database, now }: Pick<ExecutionGround, 'database' | 'now'>,
  acceptedMsAgo: number | null,
): Promise<void> {
  const at = now()
  const before = acceptedMsAgo === null ? null : new Date(at.getTime() - acceptedMsAgo).toISOString()
  return database.inTransaction((tx) => failWaiting(tx.db, { at: at.toISOString(), before }))
}
