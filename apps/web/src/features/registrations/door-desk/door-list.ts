import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { type DeskLetters, indexLetter, inIndexOrder, isOfDesk } from '@tablee/domain/registrations/desk-letters'
import { expected } from '../organizer/registration-list.ts'

/** What is noted of somebody at the door, as it was tapped last. */
export type Noted = { readonly isPresent: boolean; readonly hasPaid: boolean }
export type NotedOf = (registration: RegistrationView) => Noted

type Rows = readonly RegistrationView[]

/** Everybody whom the door expects, in the order of the index. */
export function atTheDoor(registrations: Rows): Rows {
  return inIndexOrder(expected(registrations), ({ playerName }) => playerName)
}

/** Who came, and has settled the fee where there is one to settle here. */
export function isDone({ isPresent, hasPaid }: Noted, takesFee: boolean): boolean {
  return isPresent && (hasPaid || !takesFee)
}

/** Those of a desk; all of them where it has no letters of its own. */
export function ofDesk(rows: Rows, letters: DeskLetters | null): Rows {
  return letters === null ? rows : rows.filter(({ playerName }) => isOfDesk(playerName, letters))
}

/** Who has not come yet first, the rest as they stand. */
export function absentFirst(rows: Rows, notedOf: NotedOf): Rows {
  return rows.toSorted((one, other) => Number(notedOf(one).isPresent) - Number(notedOf(other).isPresent))
}

export type DoorCounts = { readonly expected: number; readonly present: number; readonly paid: number }

/** Seats are counted: who waits for one is at the door, and not expected there. */
export function countAtDoor(rows: Rows, notedOf: NotedOf): DoorCounts {
  const seated = rows.filter(({ status }) => status === 'confirmed')
  return {
    expected: seated.length,
    present: seated.filter((one) => notedOf(one).isPresent).length,
    // Who waits may have paid too, and what was paid lies in the box.
    paid: rows.filter((one) => notedOf(one).hasPaid).length,
  }
}

/** The letters that somebody of these is found under. */
export function lettersOf(rows: Rows): readonly string[] {
  return [
    ...new Set(inIndexOrder(rows, ({ playerName }) => playerName).map(({ playerName }) => indexLetter(playerName))),
  ]
}
