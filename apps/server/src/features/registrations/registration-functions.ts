import { acceptRegistration as acceptCall } from '@tablee/contract/registrations/accept-registration'
import { acceptRegistrations as acceptManyCall } from '@tablee/contract/registrations/accept-registrations'
import { addPlayerAtDesk as deskCall } from '@tablee/contract/registrations/add-player-at-desk'
import { addPlayersAtDesk as deskListCall } from '@tablee/contract/registrations/add-players-at-desk'
import { cancelPlayerAdvancedTournament as cancelCall } from '@tablee/contract/registrations/cancel-player-advanced-tournament'
import { checkInPlayer as checkInCall } from '@tablee/contract/registrations/check-in-player'
import { dropAbsentPlayers as absentCall } from '@tablee/contract/registrations/drop-absent-players'
import { dropPlayerAdvancedTournament as dropCall } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import { getAdvancedRegistrations as listCall } from '@tablee/contract/registrations/get-advanced-registrations'
import { getOwnRegistrations as ownCall } from '@tablee/contract/registrations/get-own-registrations'
import { registerAdvancedPlayer as registerCall } from '@tablee/contract/registrations/register-advanced-player'
import { submitAdvancedDecklist as decklistCall } from '@tablee/contract/registrations/submit-advanced-decklist'
import { undoRegistrationAct as undoCall } from '@tablee/contract/registrations/undo-registration-act'
import { updatePlayerAdvancedTournament as updateCall } from '@tablee/contract/registrations/update-player-advanced-tournament'
import type { Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import type { Acting, Ground } from './acting.ts'
import { acceptRegistration } from './commands/accept-registration.ts'
import { acceptRegistrations } from './commands/accept-registrations.ts'
import { addPlayerAtDesk } from './commands/add-player-at-desk.ts'
import { addPlayersAtDesk } from './commands/add-players-at-desk.ts'
import { cancelRegistration } from './commands/cancel-registration.ts'
import { checkInPlayer } from './commands/check-in-player.ts'
import { dropAbsentPlayers } from './commands/drop-absent-players.ts'
import { dropRegistration } from './commands/drop-registration.ts'
import { registerPlayer } from './commands/register-player.ts'
import { submitDecklist } from './commands/submit-decklist.ts'
import { undoRegistrationAct } from './commands/undo-registration-act.ts'
import { updateRegistration } from './commands/update-registration.ts'
import { getAdvancedRegistrations } from './queries/get-advanced-registrations.ts'
import { getOwnRegistrations } from './queries/get-own-registrations.ts'

/** Which outside call reaches which command. */
export function registrationFunctions(ground: Ground): readonly ServedCall[] {
  const as = (caller: Caller): Acting => ({ ...ground, caller })
  return [
    serveCall(registerCall, (input, caller) => registerPlayer(as(caller), input)),
    serveCall(listCall, (input, caller) => getAdvancedRegistrations(as(caller), input)),
    serveCall(ownCall, (_, caller) => getOwnRegistrations(as(caller))),
    serveCall(acceptCall, (input, caller) => acceptRegistration(as(caller), input)),
    serveCall(acceptManyCall, (input, caller) => acceptRegistrations(as(caller), input)),
    serveCall(cancelCall, (input, caller) => cancelRegistration(as(caller), input)),
    serveCall(dropCall, (input, caller) => dropRegistration(as(caller), input)),
    serveCall(undoCall, (input, caller) => undoRegistrationAct(as(caller), input)),
    serveCall(updateCall, (input, caller) => updateRegistration(as(caller), input)),
    serveCall(decklistCall, (input, caller) => submitDecklist(as(caller), input)),
    serveCall(deskCall, (input, caller) => addPlayerAtDesk(as(caller), input)),
    serveCall(deskListCall, (input, caller) => addPlayersAtDesk(as(caller), input)),
    serveCall(checkInCall, (input, caller) => checkInPlayer(as(caller), input)),
    serveCall(absentCall, (input, caller) => dropAbsentPlayers(as(caller), input)),
  ]
}
