import { BYE_NAME, nameKey, PLAYER_NAME_MAX_LENGTH, typedName } from '../players/player-name.ts'
import { readDelimited } from './read-delimited.ts'

/** Why a listed name is left out: too long, reserved for the bye, already in the tournament, or beyond the list's limit. */
export type ListedNameFault = 'too_long' | 'reserved' | 'taken' | 'too_many'

export type ListedName = { readonly name: string; readonly fault: ListedNameFault | null }

export type PlayerList = {
  readonly names: readonly ListedName[]
  /** Repeated names, once each, as first written. */
  readonly doubles: readonly string[]
  /** In a table without headings, the first column was used and the others ignored. */
  readonly isFirstColumn: boolean
}

/** Names per act. */
export const MOST_LISTED_PLAYERS = 500
/** Characters read; anything longer is no list of players. */
export const PLAYER_LIST_MAX_LENGTH = 1_000_000

/** Known headings, in `nameKey` form. */
export const WHOLE_NAMES = [
  'pseudo',
  'pseudonyme',
  'joueur',
  'joueuse',
  'player',
  'player name',
  'nickname',
  'nom du joueur',
]
export const FIRST_NAMES = ['prenom', 'first name', 'firstname', 'given name']
export const LAST_NAMES = [
  'nom',
  'nom de famille',
  'name',
  'full name',
  'last name',
  'lastname',
  'surname',
  'family name',
]

/**
 * Reads player names from lines, or from a table with French or English headings. `takenKeys`: `nameKey`s already in the tournament.
 * Without a heading, each line is a name; in a table (every line has columns) the first column; a single line may list names with
 * separators.
 */
export function readPlayerList(text: string, takenKeys: ReadonlySet<string>): PlayerList {
  const names = new Map<string, ListedName>()
  const doubles = new Map<string, string>()
  let accepted = 0
  const written = typedNames(text)
  for (const typed of written.names) {
    const name = typedName(typed)
    const key = nameKey(name)
    const before = names.get(key)
    if (key === '') continue
    if (before) {
      doubles.set(key, before.name)
      continue
    }
    const fault = faultOf(name, takenKeys) ?? (accepted < MOST_LISTED_PLAYERS ? null : 'too_many')
    if (fault === null) accepted++
    names.set(key, { name, fault })
  }
  return { names: [...names.values()], doubles: [...doubles.values()], isFirstColumn: written.isFirstColumn }
}

function faultOf(name: string, takenKeys: ReadonlySet<string>): ListedNameFault | null {
  if (name.length > PLAYER_NAME_MAX_LENGTH) return 'too_long'
  if (nameKey(name) === nameKey(BYE_NAME)) return 'reserved'
  return takenKeys.has(nameKey(name)) ? 'taken' : null
}

type Written = Pick<PlayerList, 'isFirstColumn'> & { readonly names: readonly string[] }

function typedNames(text: string): Written {
  const table = readDelimited(text)
  const [heading, ...rows] = table.rows
  if (heading === undefined) return { names: [], isFirstColumn: false }
  const nameOf = readerOf(heading)
  if (nameOf) return { names: rows.map(nameOf), isFirstColumn: false }
  if (rows.length === 0) return { names: heading, isFirstColumn: false }
  // Without a heading, a comma may belong to the name, as in "Durand, Zoé".
  if (table.separator === ',') return asLines(table.rows, ', ')
  // If only some lines have columns, it is no table: both parts are the name.
  const isTable = table.rows.every((row) => row.length > 1)
  if (!isTable) return asLines(table.rows, ' ')
  return { names: withoutNumbering(table.rows.map(([first = '']) => first)), isFirstColumn: true }
}

function asLines(rows: readonly (readonly string[])[], between: string): Written {
  const lines = rows.map((row) => row.filter((cell) => cell.trim() !== '').join(between))
  return { names: withoutNumbering(lines), isFirstColumn: false }
}

function readerOf(heading: readonly string[]): ((row: readonly string[]) => string) | null {
  const titles = heading.map(nameKey)
  const columnOf = (known: readonly string[]) => titles.findIndex((title) => known.includes(title))
  const whole = columnOf(WHOLE_NAMES)
  const first = columnOf(FIRST_NAMES)
  const last = columnOf(LAST_NAMES)
  if (whole === -1 && first === -1 && last === -1) return null
  const asWritten = (row: readonly string[]) => `${row[first] ?? ''} ${row[last] ?? ''}`
  return (row) => (nameKey(row[whole] ?? '') === '' ? asWritten(row) : (row[whole] ?? ''))
}

const NUMBERING = /^\s*(?:\d{1,4}\s*[.)]|[-–—•*])\s+/u

/** "1. Zoé" or "- Zoé" is Zoé, if every line is written so. */
export function withoutNumbering(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => nameKey(line) !== '')
  return written.every((line) => NUMBERING.test(line)) ? written.map((line) => line.replace(NUMBERING, '')) : written
}
