import { BYE_NAME, nameKey, PLAYER_NAME_MAX_LENGTH, typedName } from '../players/player-name.ts'
import { readDelimited } from './read-delimited.ts'

/** Why a name of a list is left out: longer than names are, reserved for the exempt, in the tournament already, one more than a list takes. */
export type ListedNameFault = 'too_long' | 'reserved' | 'taken' | 'too_many'

export type ListedName = { readonly name: string; readonly fault: ListedNameFault | null }

export type PlayerList = {
  /** In the order of the list, each name once. */
  readonly names: readonly ListedName[]
  /** Names that came again; each once, as it was first written. */
  readonly doubles: readonly string[]
  /** Of a table without a heading the first column was taken for the names, and the others were left out. */
  readonly isFirstColumn: boolean
}

/** Most names that one act adds. */
export const MOST_LISTED_PLAYERS = 500
/** Characters of a list that is read; more is not a list of players. */
export const PLAYER_LIST_MAX_LENGTH = 1_000_000

/** The headings that are understood, as `nameKey` writes them. */
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
 * Reads pasted lines, or a table with a heading in French or English, as names of players. `takenKeys` are the `nameKey`
 * of those who are in the tournament. Without a heading a line is a name, with all that stands in it; of a table, where every line
 * has columns, its first column is; a single line may list names with separators.
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
  // A comma without a heading may belong to the name, as in "Durand, Zoé".
  if (table.separator === ',') return asLines(table.rows, ', ')
  // One line that has columns among lines that have none is no table: both parts of it are the name.
  const isTable = table.rows.every((row) => row.length > 1)
  if (!isTable) return asLines(table.rows, ' ')
  return { names: withoutNumbering(table.rows.map(([first = '']) => first)), isFirstColumn: true }
}

function asLines(rows: readonly (readonly string[])[], between: string): Written {
  const lines = rows.map((row) => row.filter((cell) => cell.trim() !== '').join(between))
  return { names: withoutNumbering(lines), isFirstColumn: false }
}

/** Finds the columns of the name; null where the row is no heading. */
function readerOf(heading: readonly string[]): ((row: readonly string[]) => string) | null {
  const titles = heading.map(nameKey)
  const columnOf = (known: readonly string[]) => titles.findIndex((title) => known.includes(title))
  const whole = columnOf(WHOLE_NAMES)
  const first = columnOf(FIRST_NAMES)
  const last = columnOf(LAST_NAMES)
  if (whole === -1 && first === -1 && last === -1) return null
  const asWritten = (row: readonly string[]) => `${row[first] ?? ''} ${row[last] ?? ''}`
  // Whoever has no pseudonym is called by the name.
  return (row) => (nameKey(row[whole] ?? '') === '' ? asWritten(row) : (row[whole] ?? ''))
}

const NUMBERING = /^\s*(?:\d{1,4}\s*[.)]|[-–—•*])\s+/u

/** "1. Zoé" or "- Zoé" is Zoé, where every line is written so. */
export function withoutNumbering(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => nameKey(line) !== '')
  return written.every((line) => NUMBERING.test(line)) ? written.map((line) => line.replace(NUMBERING, '')) : written
}
