import type { AccountId } from '@tablee/domain/accounts/account'
import type { ExecutionDocument } from '../executions/execution-document.ts'
import type { AttributeKind, DocumentQuery } from './document-query.ts'

/** Which executions of a function the caller asks for. */
export type ExecutionsWanted = {
  readonly functionId: string
  readonly query: DocumentQuery
  readonly search: string
}

export type ExecutionPage = { readonly total: number; readonly executions: readonly ExecutionDocument[] }

/** Accounts' calls, stored only for them, without payloads and answers. */
export type ServedExecutions = {
  readonly attributes: Readonly<Record<string, AttributeKind>>
  /** Records a call or its end; nothing for a deleted account. */
  readonly keep: (accountId: AccountId, execution: ExecutionDocument) => Promise<void>
  readonly list: (
    accountId: AccountId,
    wanted: ExecutionsWanted,
  ) => Promise<ExecutionPage | 'question_too_broad' | null>
  readonly find: (accountId: AccountId, functionId: string, id: string) => Promise<ExecutionDocument | null>
}

/** An execution's news, for the account that made it. */
export type ExecutionHappening = {
  readonly accountId: AccountId
  readonly action: 'create' | 'update'
  readonly document: ExecutionDocument
}
