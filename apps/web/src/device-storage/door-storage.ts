import { KeptByTournament } from './kept-by-tournament.ts'
import type { KeptValues } from './kept-values.ts'

const keyOf = (tournamentCode: string) => `tablee:door:${tournamentCode.toUpperCase()}`

export class DoorStorage {
  readonly #ofTab: KeptValues
  /** Where several devices check in. */
  readonly deskLetters: KeptByTournament

  constructor(ofTab: KeptValues, desks: ConstructorParameters<typeof KeptByTournament>[0]) {
    this.#ofTab = ofTab
    this.deskLetters = new KeptByTournament(desks)
  }

  /** Kept in this tab, so that a reload, sign-in or registration sends nobody back to the door. */
  keepCode(tournamentCode: string, doorCode: string): void {
    this.#ofTab.set(keyOf(tournamentCode), doorCode)
  }

  /** Null for someone who has not been there. */
  findCode(tournamentCode: string): string | null {
    return this.#ofTab.get(keyOf(tournamentCode))
  }
}
