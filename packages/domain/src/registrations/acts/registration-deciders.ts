import { accept, type Outcome, refuse } from '../../outcome.ts'
import { isOfStaff } from '../../tournaments/authority/role.ts'
import type { Tournament } from '../../tournaments/tournament.ts'
import { acceptInOrder, acceptRegistration, type Candidate } from '../accept-registration.ts'
import { addAtDesk } from '../add-at-desk.ts'
import { type Amendment, amendRegistration } from '../amend-registration.ts'
import { awardByes } from '../award-byes.ts'
import { changeRegistration } from '../change-registration.ts'
import { checkIn, checkInAll, dropAbsent, settleField } from '../check-in.ts'
import { checkInMyself } from '../check-in-myself.ts'
import { forgetRegistration } from '../forget-registration.ts'
import { hideRegisteredName } from '../hide-registered-name.ts'
import { cancelRegistration, cancelRegistrations, dropRegistration } from '../leave-registration.ts'
import { notePayments } from '../note-payment.ts'
import { register } from '../register.ts'
import type { RegistrationDecision } from '../registration-decision.ts'
import { removeRegistration } from '../remove-registration.ts'
import { takeRegistration } from '../take-registration.ts'
import { type UndoableAct, undoRegistrationActs } from '../undo-registration-act.ts'
import type { RegistrationActName, RegistrationDecider, RegistrationDeciding } from './registration-act.ts'
import type { RegistrationActInputs } from './registration-act-inputs.ts'

/** How each act is decided, one line each. */
export const REGISTRATION_DECIDERS: { readonly [Name in RegistrationActName]: RegistrationDecider<Name> } = {
  register: (event, { newcomer }, { at: now, registrations, beside }) =>
    one(register(event, { newcomer, registrations, now, ...beside })),
  'take-registration': (event, _, { meant, beside }) =>
    ofOne(meant, ({ registration }) => takeRegistration(event, { registration, ...beside })),
  'update-registration': (event, { playerName, ...input }, deciding) =>
    amend(event, { name: playerName, ...input }, deciding),
  'submit-decklist': (event, _, deciding) => amend(event, { name: undefined }, deciding),
  'change-registration': (event, wish, { meant, registrations, author, at: now, beside: { deck } }) =>
    ofOne(meant, (candidate) =>
      changeRegistration(event, {
        ...candidate,
        ...wish,
        registrations,
        by: by(author),
        deck: deck && { ...deck, now },
      }),
    ),
  'check-in-myself': (event, { isPresent }, { meant, at: now, beside }) =>
    ofOne(meant, ({ registration }) => checkInMyself(event, { registration, isPresent, now, ...beside })),

  'accept-registration': (event, { addsSeat = false }, { meant }) =>
    ofOne(meant, (candidate) => acceptRegistration(event, { ...candidate, addsSeat })),
  'accept-registrations': (event, _, { meant }) => acceptInOrder(event, meant),
  'cancel-registration': (event, _, { meant, author }) =>
    ofOne(meant, ({ registration }) => cancelRegistration(event, registration, droppedBy(author))),
  'cancel-registrations': (event, _, { meant }) => cancelRegistrations(event, registrationsOf(meant)),
  'drop-registration': (event, _, { meant, author }) =>
    ofOne(meant, ({ registration }) => dropRegistration(event, registration, droppedBy(author))),
  'undo-accept-registration': undo('accept'),
  'undo-cancel-registration': undo('cancel'),
  'undo-drop-registration': undo('drop'),

  'add-player-at-desk': writeIn,
  'add-players-at-desk': writeIn,
  'award-byes': (event, { byes }, { meant }) =>
    ofOne(meant, ({ registration }) => awardByes(event, { registration, byes })),
  'check-in-player': (event, { isPresent }, { meant }) =>
    ofOne(meant, ({ registration }) => checkIn(event, { registration, isPresent })),
  'check-in-players': (event, { isPresent }, { meant }) =>
    checkInAll(event, { registrations: registrationsOf(meant), isPresent }),
  'drop-absent-players': (event, { acceptsWaiting = false }, { meant }) =>
    acceptsWaiting ? settleField(event, meant) : dropAbsent(event, registrationsOf(meant)),
  'note-payment': notePaid,
  'note-payments': notePaid,
  'hide-player-name': (event, wish, { meant, registrations }) =>
    ofOne(meant, ({ registration }) => hideRegisteredName(event, { registration, registrations, ...wish })),
  'delete-registration': (event, _, { meant }) =>
    ofOne(meant, ({ registration }) => removeRegistration(event, registration)),
  'erase-registration': (event, _, { meant }) =>
    ofOne(meant, ({ registration }) => forgetRegistration(event, registration)),
  'forget-registration': (event, _, { meant }) =>
    ofOne(meant, ({ registration }) => forgetRegistration(event, registration)),
}

type Deciding = Pick<RegistrationDeciding<'submit-decklist'>, 'author' | 'meant' | 'registrations' | 'at' | 'beside'>

function amend(
  event: Tournament,
  wish: Pick<Amendment, 'name' | 'isNameAlone' | 'takesDeckAway' | 'person'>,
  { author, meant, registrations, at: now, beside: { deck } }: Deciding,
): Outcome<readonly RegistrationDecision[]> {
  return ofOne(meant, ({ registration }) =>
    amendRegistration(event, { registration, registrations, by: by(author), deck: deck && { ...deck, now }, ...wish }),
  )
}

function undo(act: UndoableAct): RegistrationDecider<`undo-${UndoableAct}-registration`> {
  return (event, _, { meant: candidates }) => undoRegistrationActs(event, { act, candidates })
}

function writeIn(
  event: Tournament,
  { newcomers }: RegistrationActInputs['add-players-at-desk'],
  { registrations, at: now }: RegistrationDeciding<'add-players-at-desk'>,
): Outcome<readonly RegistrationDecision[]> {
  return addAtDesk(event, { newcomers, registrations, now })
}

function notePaid(
  event: Tournament,
  { hasPaid }: RegistrationActInputs['note-payments'],
  { meant, beside: { paid } }: RegistrationDeciding<'note-payments'>,
): Outcome<readonly RegistrationDecision[]> {
  const payments = meant.map(({ registration }) => ({ registration, before: paid.has(registration.id), hasPaid }))
  return notePayments(event, payments)
}

function ofOne(
  [candidate]: readonly Candidate[],
  decide: (candidate: Candidate) => Outcome<RegistrationDecision>,
): Outcome<readonly RegistrationDecision[]> {
  return candidate ? one(decide(candidate)) : refuse('registration_not_found')
}

function one(decision: Outcome<RegistrationDecision>): Outcome<readonly RegistrationDecision[]> {
  return decision.accepted ? accept([decision.value]) : decision
}

function registrationsOf(meant: readonly Candidate[]) {
  return meant.map(({ registration }) => registration)
}

function by({ role }: Deciding['author']): 'player' | 'staff' {
  return isOfStaff(role) ? 'staff' : 'player'
}

function droppedBy({ role }: Deciding['author']): 'player' | 'staff' {
  return isOfStaff(role) ? 'staff' : 'player'
}
