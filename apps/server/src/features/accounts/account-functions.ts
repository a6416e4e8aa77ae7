import { getAccountMatters as mattersCall } from '@tablee/contract/accounts/account-matters'
import {
  changeEmail as changeEmailCall,
  confirmEmailChange as confirmEmailCall,
} from '@tablee/contract/accounts/change-email'
import { checkErasureProof as checkProofCall } from '@tablee/contract/accounts/check-erasure-proof'
import { checkRecoveryLink as checkLinkCall } from '@tablee/contract/accounts/check-recovery-link'
import { deleteAccount as deleteCall } from '@tablee/contract/accounts/delete-account'
import { exportAccount as exportCall } from '@tablee/contract/accounts/export-account'
import {
  answerSeriesMail as answerSeriesCall,
  followSeriesByMail as followByMailCall,
  followSeries as followCall,
  getFollowedSeries as followedCall,
} from '@tablee/contract/accounts/follow-series'
import { getMailChoices as choicesCall, chooseMails as chooseCall } from '@tablee/contract/accounts/mail-choices'
import { requestOrganizerAccess as requestCall } from '@tablee/contract/accounts/organizer-request'
import { reportMessage as reportCall } from '@tablee/contract/registrations/event-messages'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import type { AccountGround } from './account-ground.ts'
import { answerSeriesMail } from './commands/answer-series-mail.ts'
import { changeEmail, confirmEmailChange } from './commands/change-email.ts'
import { chooseMails } from './commands/choose-mails.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { followByMail } from './commands/follow-by-mail.ts'
import { followSeries } from './commands/follow-series.ts'
import { reportMessage } from './commands/report-message.ts'
import { requestOrganizerAccess } from './commands/request-organizer-access.ts'
import { checkErasureProof } from './queries/check-erasure-proof.ts'
import { checkRecoveryLink } from './queries/check-recovery-link.ts'
import { exportAccount } from './queries/export-account.ts'
import { getAccountMatters } from './queries/get-account-matters.ts'
import { getFollowedSeries } from './queries/get-followed-series.ts'
import { getMailChoices } from './queries/get-mail-choices.ts'

/** Account calls beyond the protocol. */
export function accountFunctions(ground: AccountGround): readonly ServedCall[] {
  return [
    serveCall(checkProofCall, (input) => checkErasureProof(ground, input)),
    serveCall(checkLinkCall, (input) => checkRecoveryLink(ground, input)),
    serveCall(changeEmailCall, (input, caller) => changeEmail(ground, caller, input), 'trying-passwords'),
    serveCall(confirmEmailCall, (input) => confirmEmailChange(ground, input)),
    serveCall(mattersCall, (_input, caller) => getAccountMatters(ground, caller)),
    serveCall(requestCall, (input, caller) => requestOrganizerAccess(ground, caller, input)),
    serveCall(choicesCall, (input, caller) => getMailChoices(ground, caller, input)),
    serveCall(chooseCall, (input, caller) => chooseMails(ground, caller, input)),
    serveCall(followCall, (input, caller) => followSeries(ground, caller, input)),
    serveCall(followByMailCall, (input) => followByMail(ground, input), 'writing-to-somebody'),
    serveCall(answerSeriesCall, (input) => answerSeriesMail(ground, input)),
    serveCall(followedCall, (_input, caller) => getFollowedSeries(ground, caller)),
    serveCall(reportCall, (input) => reportMessage(ground, input)),
    serveCall(exportCall, (_input, caller) => exportAccount(ground, caller)),
    serveCall(deleteCall, (input, caller) => deleteAccount(ground, caller, input), 'trying-passwords'),
  ]
}
