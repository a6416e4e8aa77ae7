import type { AccountId } from '@tablee/domain/accounts/account'
import type { ExecutionDocument } from '../executions/execution-document.ts'
import type { AttributeKind, DocumentQuery } from './document-query.ts'

/** Which executions of one function its caller asks for. */
export type ExecutionsWanted = {
  readonly functionId: string
  readonly query: DocumentQuery
  /** Words to look for; empty: none. */
  readonly search: string
}

export type ExecutionPage = { readonly total: number; readonly executions: readonly ExecutionDocument[] }

/** The calls of accounts, kept for them alone, without what was sent and answered. */
export type ServedExecutions = {
  /** What may be filtered, ordered and selected. */
  readonly attributes: Readonly<Record<string, AttributeKind>>
  /** Writes a call down, or how it ended; nothing for an account that is gone. */
  readonly keep: (accountId: AccountId, execution: ExecutionDocument) => Promise<void>
  /** Null where the execution of the cursor is not there. */
  readonly list: (
    accountId: AccountId,
    wanted: ExecutionsWanted,
  ) => Promise<ExecutionPage | 'question_too_broad' | null>
  readonly find: (accountId: AccountId, functionId: string, id: string) => Promise<ExecutionDocument | null>
}

/** What happened to an execution, for the account that made it. */
export type ExecutionHappening = {
  readonly accountId: AccountId
  readonly action: 'create' | 'update'
  readonly document: ExecutionDocument
}
