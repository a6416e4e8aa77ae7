/** Statuses for journals, documents and phones, regardless of whether the person left. */
export const REGISTRATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

export type Cancelled = {
  readonly kind: 'cancelled'
  /** The state that undoing the cancellation restores. */
  readonly from: 'pending' | 'confirmed'
}

/** How a registration stands. Its place in the queue follows from the order of arrival alone. */
export type RegistrationState =
  /** Present: at the desk before the start, and first to get a free seat there. */
  | { readonly kind: 'pending'; readonly isPresent?: boolean }
  | { readonly kind: 'confirmed'; readonly isPresent: boolean }
  | Cancelled
  /** Left the event; coming back restores what was there before. */
  | { readonly kind: 'dropped'; readonly from: { readonly kind: 'pending' | 'confirmed' } | Cancelled }

export const PENDING = { kind: 'pending' } as const satisfies RegistrationState

/** The status it has, or had when its person left. */
export function statusOf(state: RegistrationState): RegistrationStatus {
  return state.kind === 'dropped' ? state.from.kind : state.kind
}

/** Cancelling frees the name; leaving does not. */
export function holdsName(state: RegistrationState): boolean {
  return statusOf(state) !== 'cancelled'
}

/** A state as published: a status and two flags. */
export type ToldStanding = {
  readonly status: RegistrationStatus
  readonly dropped: boolean
  readonly checkedIn: boolean
}

export function toldStanding(state: RegistrationState): ToldStanding {
  return {
    status: statusOf(state),
    dropped: state.kind === 'dropped',
    checkedIn: isAtDesk(state),
  }
}

/** The state behind it; what a cancelled one was before is not told. */
export function stateTold({ status, dropped, checkedIn: isPresent }: ToldStanding): RegistrationState {
  const answered = answeredTold(status, isPresent)
  return dropped ? droppedFrom(answered) : answered
}

function answeredTold(status: RegistrationStatus, isPresent: boolean) {
  switch (status) {
    case 'pending':
      return isPresent ? ({ ...PENDING, isPresent } as const) : PENDING
    case 'confirmed':
      return { kind: status, isPresent } as const
    case 'cancelled':
      return { kind: status, from: 'pending' } as const
    default:
      return status satisfies never
  }
}

/** Whether the person was noted as present; not for those who left or were turned away. */
export function isAtDesk(state: RegistrationState): boolean {
  return (state.kind === 'confirmed' || state.kind === 'pending') && state.isPresent === true
}

/** The person leaves, in any state. */
export function droppedFrom(state: Exclude<RegistrationState, { kind: 'dropped' }>): RegistrationState {
  return { kind: 'dropped', from: state.kind === 'cancelled' ? state : { kind: state.kind } }
}

/** The earlier state, but not present at the desk. */
export function cameBack({ kind }: { readonly kind: 'pending' | 'confirmed' }): RegistrationState {
  switch (kind) {
    case 'pending':
      return PENDING
    case 'confirmed':
      return { kind, isPresent: false }
    default:
      return kind satisfies never
  }
}
