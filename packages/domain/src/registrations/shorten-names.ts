import { nameKey } from '../tournaments/players/player-name.ts'
import { type PersonNamed, takenName } from '../tournaments/players/youth-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { publicName, type Registration } from './registration.ts'
import { amended, type RegistrationDecision } from './registration-decision.ts'

type Named = Registration & { readonly person: PersonNamed }

/** As an event is marked as one of minors: everybody who registered is shown under a shortened name, cancelled ones too. */
export function shortenNames(event: Tournament, registrations: readonly Named[]): readonly RegistrationDecision[] {
  const taken = new Set(registrations.map((one) => nameKey(publicName(one))))
  return registrations.flatMap(({ person, ...registration }) => {
    if (registration.shownAs !== null) return []
    const { name: shownAs, realName } = takenName({ isYouth: true }, registration.name, { taken, person })
    if (realName === undefined) return []
    taken.add(nameKey(shownAs))
    return [amended(event, { ...registration, shownAs })]
  })
}
