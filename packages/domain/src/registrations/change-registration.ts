import { accept, type Outcome } from '../outcome.ts'
import type { Change } from '../tournaments/change.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import { acceptRegistration } from './accept-registration.ts'
import { type Amendment, amendRegistration } from './amend-registration.ts'
import { cancelRegistration, dropRegistration } from './leave-registration.ts'
import type { Registration } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'
import type { RegistrationStatus } from './registration-state.ts'
import { undoRegistrationAct } from './undo-registration-act.ts'

/** The wished state; undefined: unchanged. */
export type WishedStanding = {
  readonly status: RegistrationStatus | undefined
  readonly dropped: boolean | undefined
}

export type RegistrationWish = {
  readonly registration: Registration
  readonly registrations: readonly Registration[]
  readonly publicId: PublicId | null
  readonly by: 'player' | 'staff'
  readonly standing: WishedStanding
  /** The new public name along with other new details; null when nothing is amended. */
  readonly amended: Pick<Amendment, 'name' | 'takesDeckAway'> | null
} & Pick<Amendment, 'deck' | 'person'>

type Step = (tournament: Tournament, registration: Registration) => Outcome<RegistrationDecision>

/** Takes each act that leads to the wished state, then amends: all of it, or nothing with the first refusal. */
export function changeRegistration(tournament: Tournament, wish: RegistrationWish): Outcome<RegistrationDecision> {
  let state = tournament
  let { registration } = wish
  const changes: Change[] = []
  for (const step of [...stepsTo(wish), ...amendments(wish)]) {
    const outcome = step(state, registration)
    if (!outcome.accepted) return outcome
    registration = outcome.value.registration
    changes.push(...outcome.value.changes)
    state = evolveAll(state, outcome.value.changes)
  }
  return accept({ registration, changes })
}

function stepsTo({ registration, standing, publicId, by }: RegistrationWish): readonly Step[] {
  const { state } = registration
  const isDropped = state.kind === 'dropped'
  const answered = isDropped ? state.from : state
  const { status: to = answered.kind, dropped = isDropped } = standing
  const undo =
    (act: 'accept' | 'cancel' | 'drop'): Step =>
    (tournament, current) =>
      undoRegistrationAct(tournament, { act, registration: current, publicId })
  const comesBack = answered.kind === 'cancelled' && to !== 'cancelled'
  const droppedBy = by === 'player' ? 'player' : 'staff'
  const leave =
    (act: typeof dropRegistration): Step =>
    (tournament, current) =>
      act(tournament, current, droppedBy)
  const steps: Step[] = []
  if (comesBack) steps.push(undo('cancel'))
  if (isDropped && !dropped) steps.push(undo('drop'))
  const standsAs = answered.kind === 'cancelled' && comesBack ? answered.from : answered.kind
  if (standsAs !== to) {
    if (to === 'cancelled') steps.push(leave(cancelRegistration))
    else if (to === 'pending') steps.push(undo('accept'))
    else steps.push((state, current) => acceptRegistration(state, { registration: current, publicId }))
  }
  if (!isDropped && dropped) steps.push(leave(dropRegistration))
  return steps
}

function amendments({ registrations, by, amended, deck, person }: RegistrationWish): readonly Step[] {
  if (!amended) return []
  const rest = { ...amended, by, deck, person }
  return [(tournament, registration) => amendRegistration(tournament, { registration, registrations, ...rest })]
}
