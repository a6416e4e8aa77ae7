import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { acceptEventOffer, declineEventOffer } from '@tablee/contract/registrations/event-offers'
import type { Acting } from '@tablee/contract/serving/caller'
import type { EventLetter, EventLetterKind } from '@tablee/contract/serving/letter'
import { type AccountId, ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import type { Language } from '@tablee/domain/language'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { answerOffer } from '@tablee/domain/registrations/event-offer'
import { handOverTournament } from '@tablee/domain/tournaments/life/hand-over-tournament'
import type { PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import {
  eventOf,
  keepLettersOfDay,
  lettersToRegistered,
  loadRegistered,
  pageOfEvent,
} from '../letters-to-registered.ts'
import { deleteOffer, findOffer, markDeclined } from '../offer-store.ts'
import type { Correspondent, RegistrationGround } from '../registration-ground.ts'

type Input = ParsedInput<typeof acceptEventOffer>
type Answered = Outcome<CallReply<typeof acceptEventOffer>>

/** The named account can now see the registrations; all registered players are notified. */
export async function acceptOffer(acting: Acting<RegistrationGround>, input: Input): Promise<Answered> {
  const { caller } = acting
  const { tournamentId, actId, language = SOURCE_LANGUAGE } = input
  if (!caller) return refuse('account_required')
  const by = caller.accountId
  const now = acting.now()
  const outcome = await acting.carryAct(caller, {
    name: 'accept-event-offer',
    target: { id: tournamentId },
    actId,
    claim: { as: 'everybody', secret: by, caller },
    load: (tx) => loadOffered(acting, tx, { tournamentId, by }),
    decide: ({ tournament }, offered) => {
      const { organizer } = tournament
      if (!offered) return refuse('offer_not_found')
      const offer = answerOffer(offered.offer, { by, organizer, now })
      if (!offer.accepted) return offer
      if (!caller.labels.includes(ORGANIZER_LABEL)) return refuse('organizer_account_required')
      const decision = handOverTournament(tournament, by as string as PublicId)
      if (!decision.accepted) return decision
      const { name, giver, registered } = offered
      const link = pageOfEvent(acting, tournament)
      const telling = { kind: 'eventHandedOver', tournament, link, organizer: name, language } as const
      const letters = lettersToRegistered(registered, telling)
      if (!letters.accepted) return letters
      const answer = { kind: 'offerAccepted', giver, tournament, link, organizer: name, language } as const
      return accept({
        changes: decision.value,
        grants: [{ to: 'organizer', account: by }],
        result: { toRegistered: letters.value, toGiver: lettersToGiver(answer) },
      })
    },
    beside: async (tx, { result: { toRegistered, toGiver } }) => {
      await keepLettersOfDay(acting, tx, toRegistered)
      await acting.keepLetters(tx, toGiver)
      await deleteOffer(tx.db, tournamentId)
    },
  })
  return outcome.accepted ? accept({ data: { tournamentId } }) : outcome
}

type Accepting = { readonly tournamentId: TournamentId; readonly by: AccountId }

/** Null unless the event was offered to the caller. */
async function loadOffered(acting: Acting<RegistrationGround>, tx: Transaction, { tournamentId, by }: Accepting) {
  const offer = await findOffer(tx.db, tournamentId)
  if (offer?.to !== by) return null
  return {
    offer,
    name: (await acting.findCorrespondent(tx.db, by))?.name ?? '',
    giver: await acting.findCorrespondent(tx.db, offer.from),
    registered: await loadRegistered(acting, tx, { tournamentId, by: offer.from }),
  }
}

/** A declined offer stays until its sender has seen it and decides again. */
export async function declineOffer(
  acting: Acting<RegistrationGround>,
  { tournamentId, language = SOURCE_LANGUAGE }: ParsedInput<typeof declineEventOffer>,
): Promise<Answered> {
  const { caller } = acting
  if (!caller) return refuse('account_required')
  const event = await acting.seeEvent(caller, tournamentId)
  if (!event) return refuse('offer_not_found')
  const { tournament } = event
  const { organizer } = tournament
  return acting.database.inTransaction(async (tx) => {
    const kept = await findOffer(tx.db, tournamentId)
    const offer = answerOffer(kept, { by: caller.accountId, organizer, now: acting.now() })
    if (!offer.accepted) return offer
    await markDeclined(tx.db, offer.value.id)
    const [giver, heir] = [
      await acting.findCorrespondent(tx.db, offer.value.from),
      await acting.findCorrespondent(tx.db, caller.accountId),
    ]
    const link = acting.pageOf('/profile')
    const answer = { kind: 'offerDeclined', giver, tournament, link, organizer: heir?.name ?? '', language } as const
    await acting.keepLetters(tx, lettersToGiver(answer))
    return accept({ data: { tournamentId } })
  })
}

type Answer = {
  readonly kind: Extract<EventLetterKind, 'offerAccepted' | 'offerDeclined'>
  /** Null when the account is gone. */
  readonly giver: Correspondent | null
  readonly tournament: Tournament
  readonly link: string
  readonly organizer: string
  readonly language: Language
}

function lettersToGiver({ kind, giver, tournament, link, organizer, language }: Answer): readonly EventLetter[] {
  if (!giver) return []
  const { id: accountId, email: to, name } = giver
  return [{ kind, accountId, to, name, language, link, event: eventOf(tournament, organizer) }]
}
