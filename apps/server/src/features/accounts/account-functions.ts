import { deleteAccount as deleteCall } from '@tablee/contract/accounts/delete-account'
import { exportAccount as exportCall } from '@tablee/contract/accounts/export-account'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import type { Acting } from './acting.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { exportAccount } from './queries/export-account.ts'

/** What accounts offer beyond the calls of the protocol. */
export function accountFunctions(acting: Acting): readonly ServedCall[] {
  return [
    serveCall(exportCall, (_input, caller) => exportAccount(acting, caller)),
    serveCall(deleteCall, (input, caller) => deleteAccount(acting, caller, input)),
  ]
}
