import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { sendAnotherLetter as call } from '@tablee/contract/registrations/registration-link'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { findRegistrant, listMeant } from '../find-registrant.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { tellByMail } from '../registration-news.ts'
import { letterOfStanding } from './catch-up-by-mail.ts'

/** Counts among the day's letters. */
export async function sendAnotherLetter(
  acting: Acting<RegistrationGround>,
  { tournamentId, playerId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const event = await acting.seeEvent(acting.caller, tournamentId)
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  const { tournament } = event
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (tournament.isCancelled) return refuse('tournament_cancelled')
  if (isFinished(tournament)) return refuse('tournament_finished')
  return acting.database.inTransaction(async (tx) => {
    const candidates = await listMeant(tx.db, event, playerId)
    const isOfStaff = event.may('send-another-letter')
    const registrant = findRegistrant(event, candidates, { playerId, isOfStaff })
    if (!registrant.accepted) return registrant
    const { value: registration } = registrant
    const kind = letterOfStanding(registration, tournament)
    if (kind === null) return refuse('registration_not_found')
    const letters = await tellByMail(acting, tx, { registrations: [registration], kind, tournament })
    return letters === 0 ? refuse('address_left_alone') : accept({ data: { playerKey: registration.playerId } })
  })
}
