import type { Change } from '../tournaments/change.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import { publicName, type Registration } from './registration.ts'
import type { RegistrationNews } from './registration-news.ts'
import { toldStanding } from './registration-state.ts'

const MOVED: RegistrationNews = { kind: 'moved' }

/**
 * What an act means to the person whose registration it is, where it means more than how the registration stands: for whoever
 * tells people.
 */
type RegistrationHappening =
  /** It has arrived, and the organizer has not decided: it waits, for a seat where the event is full. */
  | 'registered'
  /** A seat is theirs, at once or by the organizer's decision. */
  | 'accepted'
  /** The event was full, and a seat that was freed is theirs. */
  | 'promoted'

/** What an act on a registration comes to: how it stands afterwards, and what that changes in the tournament. */
export type RegistrationDecision = {
  readonly registration: Registration
  /** Empty when nothing changes. */
  readonly changes: readonly Change[]
  /** What it means to the person; left out where it means nothing new. */
  readonly happening?: RegistrationHappening
  /** It is kept no longer, and nobody acts as its player any more. */
  readonly isErased?: true
}

type Moved = { readonly changes?: readonly Change[]; readonly news?: RegistrationNews }

/** The registration stands so from now on; whatever the tournament takes comes before. */
export function moved(registration: Registration, { changes = [], news = MOVED }: Moved = {}): RegistrationDecision {
  const { id, state } = registration
  return { registration, changes: [...changes, { kind: 'registration_moved', id, ...toldStanding(state), news }] }
}

/** As `moved`, for a registration that comes, or comes back. */
export function arrived(
  registration: Registration,
  { publicId, changes = [] }: Pick<Moved, 'changes'> & { readonly publicId: PublicId | null },
): RegistrationDecision {
  const { playerId } = registration
  return moved(registration, { changes, news: { kind: 'arrived', playerId, name: publicName(registration), publicId } })
}

/** Something of it was amended, the name maybe: a player who is seated is called as everybody may call them now. */
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
