import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getEventMessages as call, EventNewsItem } from '@tablee/contract/registrations/event-messages'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { messagesLeft } from '@tablee/domain/registrations/event-message'
import { isStillThere } from '../letters-to-registered.ts'
import { countSent, type KeptMessage, listMessages } from '../message-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { listRegistrations, listRegistrationsOfPlayers } from '../registration-store.ts'

/** For registered players and the organizer. */
export async function getEventMessages(
  acting: Acting<RegistrationGround>,
  { tournamentId, playerId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { seeEvent, caller, database } = acting
  const event = await seeEvent(caller, tournamentId)
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  if (!event.tournament.announcement) return refuse('wrong_tournament_type')
  if (!event.may('message-registered') && !(await isRegistered(acting, event, playerId))) {
    return refuse('not_your_registration')
  }
  const news = await database.read((db) => listMessages(db, tournamentId))
  return accept({ data: { news: news.map(told), writing: await writingOn(acting, event) } })
}

async function isRegistered(
  { database, caller }: Acting<RegistrationGround>,
  event: SeenEvent,
  secret: string | undefined,
): Promise<boolean> {
  const shown = [...(secret === undefined ? [] : [secret]), ...(caller ? [caller.accountId] : [])]
  const players = shown.flatMap((one) => event.playersHeldBy(one))
  if (players.length === 0) return false
  const own = await database.read((db) => listRegistrationsOfPlayers(db, event.tournament.id, players))
  return own.length > 0
}

/** How many more messages, and to how many players. */
export async function writingOn({ database, caller, now }: Acting<RegistrationGround>, event: SeenEvent) {
  if (!caller || !event.may('message-registered')) return null
  const { id: tournamentId } = event.tournament
  return database.read(async (db) => {
    const sent = await countSent(db, { tournamentId, accountId: caller.accountId, now: now() })
    const registrations = await listRegistrations(db, tournamentId)
    return { left: messagesLeft(sent), recipients: registrations.filter(isStillThere).length }
  })
}

export function told({ id, kind, text, starts_at, location, at }: KeptMessage): EventNewsItem {
  const startsAt = starts_at === null ? null : wireMoment(starts_at)
  return { id, kind, text, startsAt, location, at: wireMoment(at) }
}
