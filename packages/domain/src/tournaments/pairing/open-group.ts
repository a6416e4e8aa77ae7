import type { SeededRandom } from '../../seeded-random.ts'
import { haveMet, type Meeting } from './meetings.ts'
import { pairWithin } from './pair-within.ts'
import type { PairingPlayer } from './pairing-field.ts'
import type { ScoreGroup } from './score-groups.ts'

/** A big group during pairing: its unpaired members, in random order. */
export class OpenGroup {
  readonly points: number
  readonly #free: PairingPlayer[]

  constructor(group: ScoreGroup) {
    this.points = group.points
    this.#free = [...group.members]
  }

  /** A member new to the outside player and not paired down again; null if none. */
  takeFor(player: PairingPlayer): PairingPlayer | null {
    const place = this.#free.findIndex((member) => !isDownAgain(member, player) && !haveMet(member, player))
    return this.#free.splice(place, place < 0 ? 0 : 1)[0] ?? null
  }

  /** The first member for whom a lower group has someone new, and who is not paired down again; null if none. */
  exchangeWith(below: OpenGroup): Meeting | null {
    for (const [place, member] of this.#free.entries()) {
      if (isDownAgain(member, below)) continue
      const partner = below.takeFor(member)
      if (partner === null) continue
      this.#free.splice(place, 1)
      return [member, partner]
    }
    return null
  }

  pairRest(random: SeededRandom): readonly Meeting[] | null {
    return pairWithin(this.#free, random)
  }
}

/** For the player from outside, the run has counted it. */
function isDownAgain(member: PairingPlayer, { points }: { readonly points: number }): boolean {
  return member.points > points && member.pairedDown === true
}
