import { readEmail } from '../accounts/email.ts'
import { isWebAddress } from '../decklists/deck-address.ts'
import { DECK_NAME_MAX_LENGTH, DECKLIST_TEXT_MAX_LENGTH, tidyDecklistText } from '../decklists/decklist.ts'
import { LOCATION_MAX_LENGTH } from '../tournaments/life/announcement.ts'
import { BYE_NAME, nameKey, PLAYER_NAME_MAX_LENGTH, typedName } from '../tournaments/players/player-name.ts'
import type { ImportColumn, ImportMapping } from './import-columns.ts'
import type { ImportRow, ImportTable } from './read-import-table.ts'
import { MOST_DESK_ENTRIES, NOTES_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from './registration.ts'

/** A person made from the list. */
export type ImportedPerson = {
  readonly line: number
  readonly playerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly notes: string
  /** Only if no list of the deck is given. */
  readonly deckName: string
  readonly decklistText: string
  readonly deckAddress: string
  readonly hasPaid: boolean
  /** Null if no column says so. */
  readonly isPresent: boolean | null
}

/** Why a line makes nobody. */
export type LeftOutWhy = 'no_name' | 'too_long' | 'reserved' | 'taken' | 'double' | 'gone' | 'too_many'

/** What was not understood; the person is made without it. */
export type UnreadColumn = Exclude<ImportColumn, 'playerName' | 'status'>

export type ImportFault = { readonly line: number; readonly name: string } & (
  | { readonly kind: 'left-out'; readonly why: LeftOutWhy }
  | { readonly kind: 'unread'; readonly column: UnreadColumn; readonly text: string }
)

export type ImportedList = {
  readonly people: readonly ImportedPerson[]
  readonly faults: readonly ImportFault[]
}

type Taken = {
  readonly takenKeys: ReadonlySet<string>
}

const TOLD_LENGTH = 40

/** The people in a list, and what could not be read, with line and reason. Nothing is guessed but yes and no. */
export function readImport(table: ImportTable, mapping: ImportMapping, { takenKeys }: Taken): ImportedList {
  const people: ImportedPerson[] = []
  const faults: ImportFault[] = []
  const seen = new Set<string>()
  for (const row of table.rows) {
    const { person, isGone, unread } = readRow(row, mapping)
    const name = person.playerName
    const key = nameKey(name)
    const why = isGone ? 'gone' : nameFault(name, { takenKeys, seen })
    if (why !== null || people.length >= MOST_DESK_ENTRIES) {
      faults.push({ line: row.number, name: told(name), kind: 'left-out', why: why ?? 'too_many' })
      continue
    }
    seen.add(key)
    people.push(person)
    faults.push(...unread.map((one) => ({ line: row.number, name, kind: 'unread' as const, ...one })))
  }
  return { people, faults }
}

function nameFault(
  name: string,
  { takenKeys, seen }: Taken & { readonly seen: ReadonlySet<string> },
): LeftOutWhy | null {
  const key = nameKey(name)
  if (key === '') return 'no_name'
  if (name.length > PLAYER_NAME_MAX_LENGTH) return 'too_long'
  if (key === nameKey(BYE_NAME)) return 'reserved'
  if (takenKeys.has(key)) return 'taken'
  return seen.has(key) ? 'double' : null
}

type Unread = { readonly column: UnreadColumn; readonly text: string }
type ReadRow = { readonly person: ImportedPerson; readonly isGone: boolean; readonly unread: readonly Unread[] }

function readRow({ number, cells }: ImportRow, mapping: ImportMapping): ReadRow {
  const unread: Unread[] = []
  const textsOf = (column: ImportColumn) =>
    mapping.flatMap((one, at) => (one === column ? [(cells[at] ?? '').trim()] : [])).filter((text) => text !== '')
  const take = <Value>(column: UnreadColumn, read: (text: string) => Value | null, missing: Value): Value => {
    const [text] = textsOf(column)
    if (text === undefined) return missing
    const value = read(text)
    if (value === null) unread.push({ column, text: told(text) })
    return value ?? missing
  }
  const line = (longest: number) => (text: string) => fitting(typedName(withoutApostrophe(text)), longest)
  const firstName = take('firstName', line(PERSON_NAME_MAX_LENGTH), '')
  const lastName = take('lastName', line(PERSON_NAME_MAX_LENGTH), '')
  const [pseudo = ''] = textsOf('playerName')
  const called = typedName(withoutApostrophe(pseudo))
  const deck = deckIn([...textsOf('deck'), ...textsOf('decklist')])
  const notes = textsOf('notes').map(withoutApostrophe).join('\n')
  const person: ImportedPerson = {
    line: number,
    playerName: called === '' ? typedName(`${firstName} ${lastName}`) : called,
    firstName,
    lastName,
    email: take('email', (text) => (readEmail(text) === null ? null : text), ''),
    phone: take('phone', line(PHONE_MAX_LENGTH), ''),
    location: take('location', line(LOCATION_MAX_LENGTH), ''),
    notes: notes.slice(0, NOTES_MAX_LENGTH),
    ...deck.read,
    hasPaid: take('paid', isYes, false),
    isPresent: take('present', isYes, null as boolean | null),
  }
  if (notes.length > NOTES_MAX_LENGTH) unread.push({ column: 'notes', text: told(notes) })
  unread.push(...deck.unread.map((text) => ({ column: 'decklist' as const, text: told(text) })))
  return { person, isGone: textsOf('status').some(saysGone), unread }
}

function fitting(text: string, longest: number): string | null {
  return text.length <= longest ? text : null
}

function told(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > TOLD_LENGTH ? `${line.slice(0, TOLD_LENGTH)}…` : line
}

/** Our own export puts it before cells that a spreadsheet would take for a formula. */
function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@＝＋－＠])/u, '')
}

type Deck = Pick<ImportedPerson, 'deckName' | 'decklistText' | 'deckAddress'>

/** An address, a list of cards, or else a deck name; the first of each. */
function deckIn(texts: readonly string[]): { readonly read: Deck; readonly unread: readonly string[] } {
  const read = { deckName: '', decklistText: '', deckAddress: '' }
  const unread: string[] = []
  for (const typed of texts.map(withoutApostrophe)) {
    const text = tidyDecklistText(typed)
    const isAddress = /^https?:\/\//i.test(text)
    const kind = isAddress ? 'deckAddress' : /\n|^\d+x?\s/i.test(text) ? 'decklistText' : 'deckName'
    const isFit = isAddress
      ? isWebAddress(text)
      : text.length <= (kind === 'decklistText' ? DECKLIST_TEXT_MAX_LENGTH : DECK_NAME_MAX_LENGTH)
    if (!isFit) unread.push(typed)
    else if (read[kind] === '') read[kind] = text
  }
  return { read, unread }
}

const YES = ['oui', 'o', 'yes', 'y', 'x', '1', 'true', 'vrai', 'ok', 'v', '✓', '✔', '☑', '✅']
const NO = ['non', 'n', 'no', '0', 'false', 'faux', '-', '–', '—', '☐', '✗', '✘', '❌']
const YES_WORDS =
  /^(?:regle|reglee|paye|payee|paid|settled|present|presente|here|arrive|arrivee|checked in|especes|carte|cb|virement|cash|card)$/
const NO_WORDS = /^(?:absent|absente|impaye|impayee|unpaid|non regle|non reglee|non paye|non payee|a regler|not paid)$/
const SUM = /^(\d+)(?:[.,](\d{1,2}))?\s*(?:€|eur|euros?|\$|£|chf)?$/

/** Null for neither: a sum alone does not say that it was paid. */
function isYes(text: string): boolean | null {
  const key = nameKey(withoutApostrophe(text)).replaceAll(/\s+/g, ' ')
  if (YES.includes(key) || YES_WORDS.test(key)) return true
  if (NO.includes(key) || NO_WORDS.test(key)) return false
  const [sum, whole = '', cents = ''] = SUM.exec(key) ?? []
  return sum === undefined ? null : Number(`${whole}${cents}`) > 0
}

function saysGone(text: string): boolean {
  const key = nameKey(text)
  return (
    /^(?:annule|abandon|cancel|drop|withdr|forfait|desist)/.test(key) ||
    ['oui', 'yes', 'x', 'true', 'vrai'].includes(key)
  )
}
