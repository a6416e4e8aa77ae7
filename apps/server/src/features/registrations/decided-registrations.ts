import { acceptRegistration as acceptCall } from '@tablee/contract/registrations/accept-registration'
import { acceptRegistrations as acceptManyCall } from '@tablee/contract/registrations/accept-registrations'
import { awardByes as byesCall } from '@tablee/contract/registrations/award-byes'
import { cancelPlayerAdvancedTournament as cancelCall } from '@tablee/contract/registrations/cancel-player-advanced-tournament'
import { cancelRegistrations as cancelManyCall } from '@tablee/contract/registrations/cancel-registrations'
import { checkInMyself as checkInMyselfCall } from '@tablee/contract/registrations/check-in-myself'
import { checkInPlayer as checkInCall } from '@tablee/contract/registrations/check-in-player'
import { checkInPlayers as checkInManyCall } from '@tablee/contract/registrations/check-in-players'
import { dropAbsentPlayers as absentCall } from '@tablee/contract/registrations/drop-absent-players'
import { dropPlayerAdvancedTournament as dropCall } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import { hideRegisteredName as hideNameCall } from '@tablee/contract/registrations/hide-registered-name'
import { notePayment as paymentCall } from '@tablee/contract/registrations/note-payment'
import { notePayments as paymentsCall } from '@tablee/contract/registrations/note-payments'
import { undoRegistrationAct as undoCall } from '@tablee/contract/registrations/undo-registration-act'
import { undoRegistrationActs as undoManyCall } from '@tablee/contract/registrations/undo-registration-acts'
import type { Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import type { Outcome } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { PlainRegistrationAct } from '@tablee/domain/registrations/acts/registration-act'
import { carryRegistrations, type Known, type RegistrationsAct } from './commands/carry-registrations.ts'
import { type Deciding, payment, plain } from './deciding-registrations.ts'
import { answerMany, type BulkAnswer, onMany, type SentOnMany } from './on-many.ts'
import { answerOne, onOne, type RegistrationAnswer, type SentOnOne } from './on-one.ts'
import { personAfter } from './person-after.ts'
import type { RegistrationGround } from './registration-ground.ts'

/**
 * Acts that the domain's table decides by event and registrations alone. Each line says which part of the call is the act; the rest is the
 * target and the sender's credentials.
 */
export function decidedRegistrations(ground: RegistrationGround): readonly ServedCall[] {
  return [...onOneFunctions(ground), ...onManyFunctions(ground)]
}

function onOneFunctions(ground: RegistrationGround): readonly ServedCall[] {
  const carry = carryOnOne(ground)
  const one = (sent: SentOnOne, caller: Caller, act: PlainRegistrationAct) =>
    carry(sent, caller, { name: act.name, decide: plain(act) })
  return [
    serveCall(acceptCall, ({ addsSeat, ...sent }, caller) =>
      one(sent, caller, { name: 'accept-registration', input: { addsSeat } }),
    ),
    serveCall(cancelCall, (sent, caller) => one(sent, caller, { name: 'cancel-registration', input: {} })),
    serveCall(dropCall, (sent, caller) => one(sent, caller, { name: 'drop-registration', input: {} })),
    serveCall(undoCall, ({ act, ...sent }, caller) =>
      one(sent, caller, { name: `undo-${act}-registration`, input: {} }),
    ),
    serveCall(checkInCall, ({ isPresent, ...sent }, caller) =>
      one(sent, caller, { name: 'check-in-player', input: { isPresent } }),
    ),
    serveCall(checkInMyselfCall, ({ isPresent, doorCode, ...sent }, caller) => {
      const isDoorCode = doorCode === undefined ? null : ground.doorCodes.isOf(sent.tournamentId, doorCode)
      const act = { name: 'check-in-myself', input: { isPresent } } as const
      return carry(sent, caller, {
        name: act.name,
        decide: ({ tournament }, _, about) =>
          decideRegistrationAct(tournament, act, { ...about, beside: { isDoorCode } }),
      })
    }),
    serveCall(byesCall, ({ byes, ...sent }, caller) => one(sent, caller, { name: 'award-byes', input: { byes } })),
    serveCall(paymentCall, ({ hasPaid, ...sent }, caller) => {
      const act = { name: 'note-payment', input: { hasPaid } } as const
      return carry(sent, caller, { name: act.name, ...payment(act) })
    }),
    // Only the organizer and the person can read the name in the registration.
    serveCall(hideNameCall, ({ isHidden, ...sent }, caller) => {
      const act = { name: 'hide-player-name', input: { isHidden } } as const
      return carry(sent, caller, {
        name: act.name,
        decide: ({ tournament }, { rows }, about) => {
          const person = personAfter(rows, about.meant)
          return decideRegistrationAct(tournament, { ...act, input: { isHidden, person } }, about)
        },
        isAmongAll: true,
      })
    }),
  ]
}

function onManyFunctions(ground: RegistrationGround): readonly ServedCall[] {
  const carry = carryOnMany(ground)
  const many = (sent: SentOnMany, caller: Caller, act: PlainRegistrationAct) =>
    carry(sent, caller, { name: act.name, decide: plain(act) })
  return [
    serveCall(acceptManyCall, (sent, caller) =>
      many({ ...sent, isNaming: true }, caller, { name: 'accept-registrations', input: {} }),
    ),
    serveCall(cancelManyCall, (sent, caller) =>
      many({ ...sent, isByItself: true }, caller, { name: 'cancel-registrations', input: {} }),
    ),
    serveCall(undoManyCall, ({ act, ...sent }, caller) =>
      many(sent, caller, { name: `undo-${act}-registration`, input: {} }),
    ),
    serveCall(checkInManyCall, ({ isPresent, ...sent }, caller) =>
      many(sent, caller, { name: 'check-in-players', input: { isPresent } }),
    ),
    serveCall(paymentsCall, ({ hasPaid, ...sent }, caller) => {
      const act = { name: 'note-payments', input: { hasPaid } } as const
      return carry(sent, caller, { name: act.name, ...payment(act) })
    }),
    serveCall(absentCall, ({ acceptsWaiting, ...sent }, caller) =>
      many(sent, caller, { name: 'drop-absent-players', input: { acceptsWaiting } }),
    ),
  ]
}

function carryOnOne(ground: RegistrationGround) {
  return async (
    sent: SentOnOne,
    caller: Caller,
    {
      isAmongAll = false,
      ...act
    }: Deciding & Pick<RegistrationsAct<Known>, 'name'> & { readonly isAmongAll?: boolean },
  ): Promise<Outcome<RegistrationAnswer>> => {
    const acting = { ...ground, caller }
    const outcome = await carryRegistrations(acting, { ...onOne(acting, sent, { isAmongAll }), ...act })
    return answerOne(acting, { ...sent, name: act.name }, outcome)
  }
}

function carryOnMany(ground: RegistrationGround) {
  return async (
    sent: SentOnMany,
    caller: Caller,
    act: Deciding & Pick<RegistrationsAct<Known>, 'name'>,
  ): Promise<Outcome<BulkAnswer>> => {
    const acting = { ...ground, caller }
    return answerMany(acting, sent, await carryRegistrations(acting, { ...onMany(acting, sent), ...act }))
  }
}
