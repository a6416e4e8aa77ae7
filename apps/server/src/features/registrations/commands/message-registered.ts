import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { messageRegistered as call } from '@tablee/contract/registrations/event-messages'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { writeMessage } from '@tablee/domain/registrations/event-message'
import { isStillThere } from '../letters-to-registered.ts'
import { keepMessage, listMessages, lockSent } from '../message-store.ts'
import { told, writingOn } from '../queries/get-event-messages.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { tellByMail } from '../registration-news.ts'
import { listRegistrations } from '../registration-store.ts'

/** Stored for the app; letters are sent only if that is committed. */
export async function messageRegistered(
  acting: Acting<RegistrationGround>,
  { tournamentId, text, actId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller, database } = acting
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const at = acting.now()
  let mailed = 0
  const outcome = await acting.carryAct(caller, {
    ...{ name: 'message-registered', target: { id: tournamentId }, actId, isForCancelled: true },
    claim: { as: 'staff', caller },
    load: async (tx) => ({
      sent: await lockSent(tx, { tournamentId, accountId, now: at }),
      registrations: (await listRegistrations(tx.db, tournamentId)).filter(isStillThere),
    }),
    decide: (_event, { sent, registrations }) => {
      const written = writeMessage(text, sent)
      if (!written.accepted) return written
      const message = { id: acting.drawHex(10), text: written.value }
      return accept({ changes: [], isAct: true, result: { message, registrations } })
    },
    beside: async (tx, { held: { tournament }, result: { message, registrations } }) => {
      const kept = { kind: 'message' as const, account_id: accountId, starts_at: null, location: null }
      await keepMessage(tx.db, { ...message, ...kept, tournament_id: tournamentId, at: at.toISOString() })
      mailed = await tellByMail(acting, tx, { registrations, kind: 'eventMessage', tournament, message })
    },
  })
  if (!outcome.accepted) return outcome
  const { held: event, result } = outcome.value
  const news = (await database.read((db) => listMessages(db, tournamentId))).map(told)
  const sent = result && { recipients: result.registrations.length, mailed }
  return accept({ data: { news, writing: await writingOn(acting, event), sent } })
}
