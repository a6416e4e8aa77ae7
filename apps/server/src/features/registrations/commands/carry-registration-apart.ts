import type { Acting } from '@tablee/contract/serving/caller'
import type { CarryRegistrationApart } from '@tablee/contract/serving/event-act'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { AnyRegistrationDeskAct } from '@tablee/domain/registrations/acts/registrations-at-desk'
import { tellRegistrations } from '../announce-registration.ts'
import { type Deciding, payment, plain } from '../deciding-registrations.ts'
import { onOne } from '../on-one.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type CarriedRegistrations, carryRegistrations, type Known } from './carry-registrations.ts'
import { carryWrittenIn } from './write-in-at-desk.ts'

type Sent = Parameters<CarryRegistrationApart>[1]

/** As the call of the same act, with what the device drew. */
export function carryRegistrationApart(ground: RegistrationGround): CarryRegistrationApart {
  return async (caller, sent, act) => {
    const outcome = await carried({ ...ground, caller }, sent, act)
    if (!outcome.accepted) return outcome
    const { event, hasMore } = outcome.value
    return accept({ sequence: event.sequence, hasMore })
  }
}

async function carried(
  acting: Acting<RegistrationGround>,
  { apart, ...sent }: Sent,
  act: AnyRegistrationDeskAct,
): Promise<Outcome<CarriedRegistrations<Known>>> {
  const { name } = act
  if (name === 'add-player-at-desk') return carryWrittenIn(acting, { ...sent, name, apart, people: [act.input] })
  const { playerId } = act.input
  const outcome = await carryRegistrations(acting, {
    ...onOne(acting, { ...sent, playerId }),
    ...{ name, apart, ...decidingOf(act) },
  })
  if (!outcome.accepted) return outcome
  const { event, standing, touched } = outcome.value
  tellRegistrations(acting, { event, standing, touched: touched ?? [] }, 'update')
  return outcome
}

function decidingOf(act: Exclude<AnyRegistrationDeskAct, { readonly name: 'add-player-at-desk' }>): Deciding {
  switch (act.name) {
    case 'check-in-player':
      return { decide: plain({ name: act.name, input: { isPresent: act.input.isPresent } }) }
    case 'award-byes':
      return { decide: plain({ name: act.name, input: { byes: act.input.byes } }) }
    case 'note-payment':
      return payment({ name: act.name, input: { hasPaid: act.input.hasPaid } })
    case 'drop-registration':
    case 'undo-drop-registration':
      return { decide: plain({ name: act.name, input: {} }) }
    default:
      return act satisfies never
  }
}
