import type { Change } from '../tournaments/change.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import { publicName, type Registration } from './registration.ts'
import type { RegistrationNews } from './registration-news.ts'
import { toldStanding } from './registration-state.ts'

const MOVED: RegistrationNews = { kind: 'moved' }

/** What an act means to the person, beyond the new state; used to notify them. */
type RegistrationHappening =
  /** Received; waits for the organizer, or for a seat in a full event. */
  | 'registered'
  /** Seated, at once or by the organizer's decision. */
  | 'accepted'
  /** The event was full; a freed seat is theirs. */
  | 'promoted'

/** The registration's new state, and the changes in the tournament. */
export type RegistrationDecision = {
  readonly registration: Registration
  readonly changes: readonly Change[]
  readonly happening?: RegistrationHappening
  /** Deleted; nobody acts as its player any more. */
  readonly isErased?: true
}

type Moved = { readonly changes?: readonly Change[]; readonly news?: RegistrationNews }

/** The registration's new state; the tournament's own changes come first. */
export function moved(registration: Registration, { changes = [], news = MOVED }: Moved = {}): RegistrationDecision {
  const { id, state } = registration
  return { registration, changes: [...changes, { kind: 'registration_moved', id, ...toldStanding(state), news }] }
}

/** Like `moved`, for a registration that arrives or comes back. */
export function arrived(
  registration: Registration,
  { publicId, changes = [] }: Pick<Moved, 'changes'> & { readonly publicId: PublicId | null },
): RegistrationDecision {
  const { playerId, teamName = null } = registration
  const team = teamName === null ? {} : { teamName }
  const news: RegistrationNews = { kind: 'arrived', playerId, name: publicName(registration), publicId, ...team }
  return moved(registration, { changes, news })
}

/** Something was amended, possibly the name: a seated player takes the new public name. */
export function amended({ players }: Tournament, registration: Registration): RegistrationDecision {
  const { playerId } = registration
  const name = publicName(registration)
  const player = players.find(({ id }) => id === playerId)
  const changes: readonly Change[] = player && player.name !== name ? [{ kind: 'player_renamed', playerId, name }] : []
  return moved(registration, { changes, news: { kind: 'amended', name } })
}

export function unmoved(registration: Registration): RegistrationDecision {
  return { registration, changes: [] }
}
