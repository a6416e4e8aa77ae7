import type { KeptValues } from './kept-values.ts'

const keyOf = (tournamentCode: string) => `tablee:door:${tournamentCode.toUpperCase()}`

/**
 * What was read at the door of an event, kept in this tab: a reload, a sign-in or a registration in between sends nobody
 * back to the door.
 */
export class DoorCodes {
  readonly #values: KeptValues

  constructor(values: KeptValues) {
    this.#values = values
  }

  keep(tournamentCode: string, doorCode: string): void {
    this.#values.set(keyOf(tournamentCode), doorCode)
  }

  /** Null for who has not been there. */
  find(tournamentCode: string): string | null {
    return this.#values.get(keyOf(tournamentCode))
  }
}
