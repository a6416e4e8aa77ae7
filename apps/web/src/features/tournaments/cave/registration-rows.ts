import type { PublicRegistration, RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { KnownRegistration } from '@tablee/domain/registrations/acts/registrations-at-desk'
import { guardianAfter } from '@tablee/domain/registrations/guardian'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { stateTold, toldStanding } from '@tablee/domain/registrations/registration-state'
import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'

/** What decisions need of the rows that screens show. */
export function knownFrom(rows: readonly RegistrationView[]): readonly KnownRegistration[] {
  return rows.map(({ id, playerKey, playerName, shownAs = null, status, dropped, ...flags }) => ({
    ...{ id: id as RegistrationId, playerId: playerKey as PlayerId, name: playerName, shownAs },
    state: stateTold({ status, dropped, checkedIn: flags.checkedIn ?? false }),
    hasPaid: flags.hasPaid ?? false,
  }))
}

/** Without personal details: those stay in memory. */
export function keptRow(row: RegistrationView): PublicRegistration {
  const { id, playerId, playerName, status, dropped, playerKey, waitingPosition, checkedIn, hasPaid, shownAs } = row
  const shown = { id, playerId, playerName, status, dropped, playerKey, waitingPosition, decklist: null }
  return { ...shown, checkedIn, hasPaid, shownAs }
}

type RowsHere = {
  /** As last told by the server. */
  readonly rows: readonly RegistrationView[]
  readonly registered: readonly KnownRegistration[]
  readonly acts: readonly ApartAct[]
  readonly tournamentId: TournamentId
  /** Below which the event asks for a guardian. */
  readonly age: number | null
}

/** The rows after what was decided on this device. */
export function rowsHere({ rows, registered, ...here }: RowsHere): readonly RegistrationView[] {
  const told = new Map(rows.map((row) => [row.id, row]))
  return registered.flatMap((one): RegistrationView | [] => {
    const { status, dropped, checkedIn } = toldStanding(one.state)
    const row = told.get(one.id) ?? walkInRow(one, here)
    return row ? { ...row, status, dropped, checkedIn, hasPaid: one.hasPaid } : []
  })
}

/** With all that was typed; the server knows nothing of it yet. */
function walkInRow(
  { id, playerId, name }: KnownRegistration,
  { acts, tournamentId, age }: Pick<RowsHere, 'acts' | 'tournamentId' | 'age'>,
): RegistrationView | null {
  for (const { name: act, input, given } of acts) {
    if (act !== 'add-player-at-desk' || given.ids[0] !== id) continue
    const { firstName = '', lastName = '', email = '', phone = '', location = '', notes = '' } = input
    const guardian = guardianAfter(age, { given: input.guardian, before: null, at: given.at, isByStaff: true })
    return {
      ...{ id, playerId: null, playerName: name, playerKey: playerId, tournamentId },
      ...{ status: 'confirmed', dropped: false, checkedIn: false, hasPaid: false },
      ...{ firstName, lastName, email, phone, location, notes, guardian, registrationDate: given.at },
      wishesFixedSeat: input.wishesFixedSeat ?? false,
      ...{ waitingPosition: null, decklist: null, isDeckByOrganizer: false, shownAs: null, isAnonymous: true },
    }
  }
  return null
}
