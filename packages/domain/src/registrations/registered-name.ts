import { isNumberName } from '../tournaments/players/hide-name.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import { type PersonNamed, takenName, youthName } from '../tournaments/players/youth-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { publicName, type Registration, type RegistrationId } from './registration.ts'

type Naming = {
  readonly id: RegistrationId
  readonly name: string
  readonly registrations: readonly Pick<Registration, 'id' | 'name' | 'shownAs'>[]
  /** As the registration gives it; left out where it is not known. */
  readonly person?: PersonNamed | undefined
  /** Shown so far; stays where only a number is another. */
  readonly before?: string | null | undefined
}

/** A name and what everybody reads instead of it: at a youth event a shortened one, else none. */
export function registeredName(
  event: Pick<Tournament, 'isYouth'>,
  { id, name, registrations, person, before = null }: Naming,
): Pick<Registration, 'name' | 'shownAs'> {
  if (!event.isYouth) return { name, shownAs: null }
  const shortest = youthName(name, person)
  if (before !== null && shortest !== name && (before === shortest || before.startsWith(`${shortest} `))) {
    return { name, shownAs: before }
  }
  // Whoever cancelled may come back under theirs.
  const others = registrations.filter((one) => one.id !== id)
  const taken = new Set(others.map((one) => nameKey(publicName(one))))
  const { name: shown, realName } = takenName(event, name, { taken, person })
  return { name, shownAs: realName === undefined ? null : shown }
}

/** Whether the organizer hides the name behind a number. */
export function isHiddenName(
  { isYouth }: Pick<Tournament, 'isYouth'>,
  { shownAs }: Pick<Registration, 'shownAs'>,
): boolean {
  return shownAs !== null && (!isYouth || isNumberName(shownAs))
}
