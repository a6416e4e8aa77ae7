import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { reportMessage as call } from '@tablee/contract/registrations/event-messages'
import type { AccountId } from '@tablee/domain/accounts/account'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Database } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { insertLetters } from '../letter-store.ts'
import { readReportToken } from '../mail-links.ts'
import { findMessage, listReported, noteReport } from '../message-report-store.ts'
import { drawId } from '../secret.ts'

/** The first report is mailed to the operator if a contact address is set. */
export function reportMessage(
  ground: AccountGround,
  { token }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const mailed = readReportToken(ground, token)
  return ground.database.inTransaction(async (tx) => {
    const message = mailed && (await findMessage(tx.db, mailed.messageId))
    if (!message) return refuse('token_invalid')
    const at = ground.now().toISOString()
    const isFirst = await noteReport(tx.db, { ...mailed, at })
    const { supportEmail: to } = ground
    if (isFirst && to !== null && ground.isMailSent) {
      const { id, text, event: name, code, startsAt } = message
      const event = { name, startsAt, organizer: '' }
      const url = ground.pageOf(`/tournament/${code}`)
      await insertLetters(tx.db, [
        {
          ...{ id: drawId(ground.chance), accountId: '' as AccountId, kind: 'messageReported' as const, url },
          ...{
            language: SOURCE_LANGUAGE,
            attempts: 0,
            dueAt: at,
            createdAt: at,
            about: { to, name: '', event, message: { id, text } },
          },
        },
      ])
      tx.afterCommit(ground.letterWaits)
    }
    return accept({ data: { event: message.event } })
  })
}

export const reportedMessages = (database: Database) => database.read(listReported)
