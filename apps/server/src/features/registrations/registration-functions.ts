import { addPlayerAtDesk as deskCall } from '@tablee/contract/registrations/add-player-at-desk'
import { addPlayersAtDesk as deskListCall } from '@tablee/contract/registrations/add-players-at-desk'
import { cancelTournament as cancelEventCall } from '@tablee/contract/registrations/cancel-tournament'
import { eraseRegistration as eraseCall } from '@tablee/contract/registrations/erase-registration'
import {
  messageRegistered as messageCall,
  getEventMessages as messagesCall,
} from '@tablee/contract/registrations/event-messages'
import {
  acceptEventOffer as acceptOfferCall,
  declineEventOffer as declineOfferCall,
  offerEvent as offerCall,
  getEventOffers as offersCall,
  withdrawEventOffer as withdrawCall,
} from '@tablee/contract/registrations/event-offers'
import { getAdvancedRegistrations as listCall } from '@tablee/contract/registrations/get-advanced-registrations'
import { getDoorCode as doorCodeCall } from '@tablee/contract/registrations/get-door-code'
import { getFrozenDecks as frozenCall } from '@tablee/contract/registrations/get-frozen-decks'
import { getOwnEvening as eveningCall } from '@tablee/contract/registrations/get-own-evening'
import { getOwnRegistrations as ownCall } from '@tablee/contract/registrations/get-own-registrations'
import { registerAdvancedPlayer as registerCall } from '@tablee/contract/registrations/register-advanced-player'
import {
  sendAnotherLetter as anotherCall,
  openRegistrationLink as openLinkCall,
  useRegistrationLink as useLinkCall,
} from '@tablee/contract/registrations/registration-link'
import { submitAdvancedDecklist as decklistCall } from '@tablee/contract/registrations/submit-advanced-decklist'
import { updatePlayerAdvancedTournament as updateCall } from '@tablee/contract/registrations/update-player-advanced-tournament'
import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { cancelSeries as cancelSeriesCall } from '@tablee/contract/tournaments/series'
import { addPlayerAtDesk } from './commands/add-player-at-desk.ts'
import { addPlayersAtDesk } from './commands/add-players-at-desk.ts'
import { acceptOffer, declineOffer } from './commands/answer-event-offer.ts'
import { cancelSeries } from './commands/cancel-series.ts'
import { cancelTournament } from './commands/cancel-tournament.ts'
import { eraseRegistration } from './commands/erase-registration.ts'
import { messageRegistered } from './commands/message-registered.ts'
import { offerEvent, withdrawOffer } from './commands/offer-event.ts'
import { openRegistrationLink } from './commands/open-registration-link.ts'
import { registerPlayer } from './commands/register-player.ts'
import { sendAnotherLetter } from './commands/send-another-letter.ts'
import { submitDecklist } from './commands/submit-decklist.ts'
import { updateRegistration } from './commands/update-registration.ts'
import { useRegistrationLink } from './commands/use-registration-link.ts'
import { decidedRegistrations } from './decided-registrations.ts'
import { getAdvancedRegistrations } from './queries/get-advanced-registrations.ts'
import { getDoorCode } from './queries/get-door-code.ts'
import { getEventMessages } from './queries/get-event-messages.ts'
import { getEventOffers } from './queries/get-event-offers.ts'
import { getFrozenDecks } from './queries/get-frozen-decks.ts'
import { getOwnEvening } from './queries/get-own-evening.ts'
import { getOwnRegistrations } from './queries/get-own-registrations.ts'
import type { RegistrationGround } from './registration-ground.ts'

export function registrationFunctions(ground: RegistrationGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<RegistrationGround> => ({ ...ground, caller })
  return [
    ...decidedRegistrations(ground),
    serveCall(registerCall, (input, caller) => registerPlayer(as(caller), input)),
    serveCall(listCall, (input, caller) => getAdvancedRegistrations(as(caller), input)),
    serveCall(frozenCall, (input, caller) => getFrozenDecks(as(caller), input)),
    serveCall(ownCall, (_, caller) => getOwnRegistrations(as(caller))),
    serveCall(eveningCall, (input, caller) => getOwnEvening(as(caller), input)),
    serveCall(updateCall, (input, caller) => updateRegistration(as(caller), input)),
    serveCall(decklistCall, (input, caller) => submitDecklist(as(caller), input)),
    serveCall(deskCall, (input, caller) => addPlayerAtDesk(as(caller), input)),
    serveCall(deskListCall, (input, caller) => addPlayersAtDesk(as(caller), input)),
    serveCall(eraseCall, (input, caller) => eraseRegistration(as(caller), input)),
    serveCall(doorCodeCall, (input, caller) => getDoorCode(as(caller), input)),
    serveCall(messagesCall, (input, caller) => getEventMessages(as(caller), input)),
    serveCall(messageCall, (input, caller) => messageRegistered(as(caller), input)),
    serveCall(cancelEventCall, (input, caller) => cancelTournament(as(caller), input)),
    serveCall(cancelSeriesCall, (input, caller) => cancelSeries(as(caller), input)),
    serveCall(offerCall, (input, caller) => offerEvent(as(caller), input)),
    serveCall(withdrawCall, (input, caller) => withdrawOffer(as(caller), input)),
    serveCall(acceptOfferCall, (input, caller) => acceptOffer(as(caller), input)),
    serveCall(declineOfferCall, (input, caller) => declineOffer(as(caller), input)),
    serveCall(offersCall, (_, caller) => getEventOffers(as(caller))),
    serveCall(openLinkCall, (input, caller) => openRegistrationLink(as(caller), input)),
    serveCall(useLinkCall, (input, caller) => useRegistrationLink(as(caller), input)),
    serveCall(anotherCall, (input, caller) => sendAnotherLetter(as(caller), input)),
  ]
}
