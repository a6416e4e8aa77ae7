import type { Outcome } from '@tablee/domain/outcome'
import { acceptRegistration } from '@tablee/domain/registrations/accept-registration'
import { awardByes } from '@tablee/domain/registrations/award-byes'
import { checkIn } from '@tablee/domain/registrations/check-in'
import { checkInMyself } from '@tablee/domain/registrations/check-in-myself'
import { hideRegisteredName } from '@tablee/domain/registrations/hide-registered-name'
import { cancelRegistration, dropRegistration } from '@tablee/domain/registrations/leave-registration'
import { notePayment } from '@tablee/domain/registrations/note-payment'
import type { Registration } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import { type UndoableAct, undoRegistrationAct } from '@tablee/domain/registrations/undo-registration-act'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Input } from './registration-input.ts'
import type { Kept } from './registration-view.ts'

export const DOOR_CODE = 'code-of-the-door'

type Meant = Kept & { readonly registrations: readonly Registration[]; readonly input: Input }
type Decide = (tournament: Tournament, meant: Meant) => Outcome<RegistrationDecision>

export const ACTS_ON_ONE: Readonly<Record<string, Decide>> = {
  'cancel-player-advanced-tournament': (tournament, { registration }) => cancelRegistration(tournament, registration),
  'drop-player-advanced-tournament': (tournament, { registration }) => dropRegistration(tournament, registration),
  'accept-registration': (tournament, { input, ...kept }) =>
    acceptRegistration(tournament, { ...kept, addsSeat: input.addsSeat === true }),
  'undo-registration-act': (tournament, { input, ...kept }) =>
    undoRegistrationAct(tournament, { ...kept, act: input.act as UndoableAct }),
  'check-in-player': (tournament, { registration, input: { isPresent } }) =>
    checkIn(tournament, { registration, isPresent: isPresent === true }),
  'check-in-myself': (tournament, { registration, input: { isPresent, doorCode } }) =>
    checkInMyself(tournament, {
      ...{ registration, isPresent: isPresent === true, now: new Date().toISOString() },
      isDoorCode: doorCode === undefined ? null : doorCode === DOOR_CODE,
    }),
  'award-byes': (tournament, { registration, input: { byes } }) =>
    awardByes(tournament, { registration, byes: Number(byes) }),
  'note-payment': (tournament, { registration, hasPaid: before, input: { hasPaid } }) =>
    notePayment(tournament, { registration, before, hasPaid: hasPaid === true }),
  'hide-registered-name': (tournament, { registration, registrations, input: { isHidden } }) =>
    hideRegisteredName(tournament, { registration, registrations, isHidden: isHidden === true }),
}
