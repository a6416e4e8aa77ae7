import { KeptByTournament } from './kept-by-tournament.ts'
import type { KeptValues } from './kept-values.ts'

const keyOf = (tournamentCode: string) => `tablee:door:${tournamentCode.toUpperCase()}`

/** What is kept of the door of an event. */
export class DoorStorage {
  readonly #ofTab: KeptValues
  /** Which letters this device checks in, where several do. */
  readonly deskLetters: KeptByTournament

  constructor(ofTab: KeptValues, desks: ConstructorParameters<typeof KeptByTournament>[0]) {
    this.#ofTab = ofTab
    this.deskLetters = new KeptByTournament(desks)
  }

  /**
   * What was read at the door, kept in this tab: a reload, a sign-in or a registration in between sends nobody back to the
   * door.
   */
  keepCode(tournamentCode: string, doorCode: string): void {
    this.#ofTab.set(keyOf(tournamentCode), doorCode)
  }

  /** Null for who has not been there. */
  findCode(tournamentCode: string): string | null {
    return this.#ofTab.get(keyOf(tournamentCode))
  }
}
