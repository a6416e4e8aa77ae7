import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { type DeskLetters, indexLetter, inIndexOrder, isOfDesk } from '@tablee/domain/registrations/desk-letters'
import { expected } from '../organizer/registration-list.ts'

/** As tapped last. */
export type Noted = { readonly isPresent: boolean; readonly hasPaid: boolean }
export type NotedOf = (registration: RegistrationView) => Noted

type Rows = readonly RegistrationView[]

/** Everyone expected, in index order. */
export function atTheDoor(registrations: Rows): Rows {
  return inIndexOrder(expected(registrations), ({ playerName }) => playerName)
}

/** Present, with the fee settled if there is one to settle here. */
export function isDone({ isPresent, hasPaid }: Noted, takesFee: boolean): boolean {
  return isPresent && (hasPaid || !takesFee)
}

/** All of them if this desk has no letters. */
export function ofDesk(rows: Rows, letters: DeskLetters | null): Rows {
  return letters === null ? rows : rows.filter(({ playerName }) => isOfDesk(playerName, letters))
}

/** Those not here yet first, the rest in their order. */
export function absentFirst(rows: Rows, notedOf: NotedOf): Rows {
  return rows.toSorted((one, other) => Number(notedOf(one).isPresent) - Number(notedOf(other).isPresent))
}

export type DoorCounts = { readonly expected: number; readonly present: number; readonly paid: number }

/** Counts seats: those on the waiting list are not expected. */
export function countAtDoor(rows: Rows, notedOf: NotedOf): DoorCounts {
  const seated = rows.filter(({ status }) => status === 'confirmed')
  return {
    expected: seated.length,
    present: seated.filter((one) => notedOf(one).isPresent).length,
    // Those waiting may have paid too, and their money is in the box.
    paid: rows.filter((one) => notedOf(one).hasPaid).length,
  }
}

export function lettersOf(rows: Rows): readonly string[] {
  return [
    ...new Set(inIndexOrder(rows, ({ playerName }) => playerName).map(({ playerName }) => indexLetter(playerName))),
  ]
}
