import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { deckLabel } from '@tablee/domain/decklists/deck-label'
import { delimitedText } from '../../../ui/delimited-text.ts'
import { decklistOf } from '../api/decklist-of.ts'

/** In file order. */
const COLUMNS = [
  'playerName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'status',
  'dropped',
  'present',
  'paid',
  'registeredAt',
  'deck',
  'deckAddress',
  'decklist',
  'notes',
  'team',
  'guardian',
  'guardianContact',
  'guardianAgreed',
  'wishesSeat',
] as const
export type ExportColumn = (typeof COLUMNS)[number]

/** In the page's language. */
export type ExportWords = {
  readonly column: (column: ExportColumn) => string
  readonly status: (status: WholeRegistration['status']) => string
  readonly yes: string
  readonly no: string
  readonly moment: (instant: Date) => string
}

/** As delimited text with headings. */
export function exportRegistrations(registrations: readonly WholeRegistration[], words: ExportWords): string {
  return delimitedText(registrationCells(registrations, words))
}

export function registrationCells(
  registrations: readonly WholeRegistration[],
  words: ExportWords,
): readonly (readonly string[])[] {
  const isOfTeams = registrations.some(({ teamName = null }) => teamName !== null)
  const hasGuardians = registrations.some(({ guardian }) => guardian !== null)
  const hasWishes = registrations.some(({ wishesFixedSeat }) => wishesFixedSeat)
  const columns = COLUMNS.filter((column) => {
    if (column === 'team') return isOfTeams
    if (column === 'wishesSeat') return hasWishes
    return !column.startsWith('guardian') || hasGuardians
  })
  const headings = columns.map((column) => words.column(column))
  return [headings, ...registrations.map((registration) => cellsOf(registration, columns, words))]
}

function cellsOf(
  registration: WholeRegistration,
  columns: readonly ExportColumn[],
  words: ExportWords,
): readonly string[] {
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no)
  const decklist = decklistOf(registration)
  const { playerName, firstName, lastName, email, phone, location, notes, guardian } = registration
  const agreed = guardian?.agreed ?? null
  const cells: Readonly<Record<ExportColumn, string>> = {
    playerName,
    firstName,
    lastName,
    email,
    phone,
    location,
    notes,
    team: registration.teamName ?? '',
    guardian: guardian?.name ?? '',
    guardianContact: guardian?.contact ?? '',
    guardianAgreed: guardian === null ? '' : agreed === null ? words.no : words.moment(new Date(agreed.at)),
    wishesSeat: yesOrNo(registration.wishesFixedSeat),
    status: words.status(registration.status),
    dropped: yesOrNo(registration.dropped),
    present: yesOrNo(registration.checkedIn),
    paid: yesOrNo(registration.hasPaid),
    registeredAt: words.moment(new Date(registration.registrationDate)),
    deck: (decklist && deckLabel(decklist)) ?? '',
    deckAddress: decklist?.urlOfDecklist ?? decklist?.otherUrlSource ?? '',
    decklist: decklist?.decklistText ?? '',
  }
  return columns.map((column) => cells[column])
}
