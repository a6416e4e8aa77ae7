/** The words in which journals, documents and phones tell what became of a registration, whether its person left or not. */
export const REGISTRATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

export type Cancelled = {
  readonly kind: 'cancelled'
  /** What cancelling can be undone to. */
  readonly from: 'pending' | 'confirmed'
}

/** How a registration stands with the organizer. Where it waits in the queue follows from the order of arrival alone. */
export type RegistrationState =
  /** Present: stands at the desk before the start, and comes in first when seats become free there. */
  | { readonly kind: 'pending'; readonly isPresent?: boolean }
  /** Present: came to the desk before the start. */
  | { readonly kind: 'confirmed'; readonly isPresent: boolean }
  | Cancelled
  /** Left the event, and would come back to what was there before. */
  | { readonly kind: 'dropped'; readonly from: { readonly kind: 'pending' | 'confirmed' } | Cancelled }

export const PENDING = { kind: 'pending' } as const satisfies RegistrationState

/** The status that a registration has, or had when its person left. */
export function statusOf(state: RegistrationState): RegistrationStatus {
  return state.kind === 'dropped' ? state.from.kind : state.kind
}

/** A name is free again once its registration is cancelled; who left keeps it. */
export function holdsName(state: RegistrationState): boolean {
  return statusOf(state) !== 'cancelled'
}

/** A state as everybody may know it: told outside as a status beside two flags. */
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

/** Whether the person was noted as being there; who left or was turned away is not. */
export function isAtDesk(state: RegistrationState): boolean {
  return (state.kind === 'confirmed' || state.kind === 'pending') && state.isPresent === true
}

/** Somebody leaves, whatever was decided. */
export function droppedFrom(state: Exclude<RegistrationState, { kind: 'dropped' }>): RegistrationState {
  return { kind: 'dropped', from: state.kind === 'cancelled' ? state : { kind: state.kind } }
}

/** What was before: nobody who comes back has been at the desk since. */
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
