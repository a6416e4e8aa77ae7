import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { offerEvent as call, withdrawEventOffer } from '@tablee/contract/registrations/event-offers'
import type { Acting } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Language } from '@tablee/domain/language'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type EventOffer, isTooMuchForADay, OFFER_LIFE_MS } from '@tablee/domain/registrations/event-offer'
import { handOverTournament } from '@tablee/domain/tournaments/life/hand-over-tournament'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { eventOf } from '../letters-to-registered.ts'
import { deleteOffer, findOffer, replaceOffer } from '../offer-store.ts'
import { keepSetOff, lockSetOff } from '../organizer-day-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'

/** An offer to an unknown address is stored too, so that known addresses cannot be probed. */
export async function offerEvent(
  acting: Acting<RegistrationGround>,
  { tournamentId, email, language = SOURCE_LANGUAGE }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller } = acting
  if (!caller) return refuse('account_required')
  const event = await acting.seeEvent(caller, tournamentId)
  if (!event) return refuse('tournament_not_found', { code: tournamentId })
  if (!event.may('offer-event')) return refuse('not_organizer')
  const { tournament } = event
  const possible = handOverTournament(tournament, caller.accountId as string as PublicId)
  if (!possible.accepted) return possible
  return acting.database.inTransaction(async (tx) => {
    const [from, to] = [
      await acting.findCorrespondent(tx.db, caller.accountId),
      await acting.findOrganizerByEmail(tx.db, email),
    ]
    if (from?.email === email) return refuse('offer_to_oneself')
    const now = acting.now()
    const day = { accountId: caller.accountId, now }
    const before = await lockSetOff(tx, day)
    const setOff = { ...before, offers: before.offers + 1 }
    if (isTooMuchForADay(setOff)) return refuse('too_many_offers')
    const offer: EventOffer = {
      // Whichever shop member offers it, the event belongs to its organizer.
      ...{ id: acting.drawHex(10), tournamentId, from: tournament.organizer as string as AccountId },
      ...{ email, to: to?.id ?? null, state: 'open' },
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + OFFER_LIFE_MS).toISOString(),
    }
    await keepSetOff(tx.db, day, setOff)
    await replaceOffer(tx.db, offer)
    if (to) await acting.keepLetters(tx, [letterTo(acting, to, { tournament, organizer: from?.name ?? '', language })])
    return accept({ data: { tournamentId, expiresAt: wireMoment(offer.expiresAt) } })
  })
}

type Offered = { readonly tournament: Tournament; readonly organizer: string; readonly language: Language }

function letterTo(
  { pageOf }: Acting<RegistrationGround>,
  { id, email, name }: NonNullable<Awaited<ReturnType<Acting<RegistrationGround>['findOrganizerByEmail']>>>,
  { tournament, organizer, language }: Offered,
) {
  return {
    ...{ kind: 'eventOffered' as const, accountId: id, to: email, name, language },
    link: pageOf('/organized-tournaments'),
    event: eventOf(tournament, organizer),
  }
}

export async function withdrawOffer(
  { caller, database }: Acting<RegistrationGround>,
  { tournamentId }: ParsedInput<typeof withdrawEventOffer>,
): Promise<Outcome<CallReply<typeof withdrawEventOffer>>> {
  if (!caller) return refuse('account_required')
  return database.inTransaction(async (tx) => {
    const offer = await findOffer(tx.db, tournamentId)
    if (offer?.from !== caller.accountId) return refuse('offer_not_found')
    await deleteOffer(tx.db, tournamentId)
    return accept({ data: { tournamentId } })
  })
}
