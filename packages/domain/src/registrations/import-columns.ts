import { FIRST_NAMES, LAST_NAMES, WHOLE_NAMES } from '../tournaments/files/read-player-list.ts'
import { nameKey } from '../tournaments/players/player-name.ts'

/** Meanings of an imported column, in the order offered. */
export const IMPORT_COLUMNS = [
  'playerName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'deck',
  'decklist',
  'paid',
  'present',
  'notes',
  'status',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** Null: the column is ignored. */
export type ImportMapping = readonly (ImportColumn | null)[]

/** Several columns may have the same meaning: cancelled and dropped, a deck's text and its address. */
const REPEATED: readonly ImportColumn[] = ['deck', 'decklist', 'notes', 'status']

function mayRepeat(column: ImportColumn): boolean {
  return REPEATED.includes(column)
}

/** Headings in French and English, normalized by `headKey`; includes those of our own export. */
const HEADS: Readonly<Record<ImportColumn, readonly string[]>> = {
  playerName: [
    ...WHOLE_NAMES,
    ...['surnom', 'gamertag', 'username', 'user name', 'handle', 'display name', 'nom affiche', 'nom de joueur'],
    ...['pseudo du joueur', 'identifiant', 'participant', 'participante', 'alias'],
  ],
  firstName: [...FIRST_NAMES, 'prenom du joueur', 'forename'],
  lastName: [...LAST_NAMES, 'nom complet', 'nom du participant', 'family'],
  email: [
    ...['e mail', 'email', 'mail', 'courriel', 'mel', 'adresse mail', 'adresse e mail', 'adresse email'],
    ...['adresse electronique', 'email address', 'e mail address', 'mail address', 'adresse courriel'],
  ],
  phone: [
    ...['telephone', 'tel', 'portable', 'mobile', 'gsm', 'phone', 'phone number', 'numero de telephone'],
    ...['n de telephone', 'tel portable', 'telephone portable', 'cell', 'cell phone', 'numero'],
  ],
  location: ['lieu', 'ville', 'city', 'town', 'location', 'commune', 'code postal', 'postal code'],
  deck: ['deck', 'nom du deck', 'deck name', 'archetype', 'deck joue', 'commandant', 'commander', 'general'],
  decklist: [
    ...['decklist', 'deck list', 'liste', 'liste du deck', 'liste de deck', 'lien du deck', 'lien de la decklist'],
    ...['adresse de la decklist', 'adresse du deck', 'decklist address', 'deck link', 'deck url', 'decklist url'],
    ...['url du deck', 'moxfield', 'lien moxfield'],
  ],
  paid: [
    ...['regle', 'reglee', 'paye', 'payee', 'a paye', 'paiement', 'reglement', 'solde', 'inscription payee'],
    ...['paid', 'has paid', 'settled', 'payment', 'fee paid'],
  ],
  present: [
    ...['present', 'presente', 'presence', 'pointe', 'pointage', 'arrive', 'arrivee', 'sur place'],
    ...['here', 'checked in', 'check in', 'attended', 'attendance'],
  ],
  notes: ['note', 'notes', 'remarque', 'remarques', 'commentaire', 'commentaires', 'comment', 'comments', 'message'],
  status: ['statut', 'status', 'etat', 'abandon', 'dropped', 'drop', 'annulee', 'annule', 'cancelled', 'canceled'],
}

const COLUMN_OF_HEAD: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) => HEADS[column].map((head) => [headKey(head), column] as const)).toReversed(),
)

function headKey(head: string): string {
  return nameKey(head)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Headings that may also be names: alone they do not make a line a heading. */
const WEAK: ReadonlySet<ImportColumn> = new Set(['location', 'deck', 'paid', 'present', 'notes', 'status'])

/** Whether a line names the columns below it. */
export function isHeading(cells: readonly string[]): boolean {
  const known = cells.flatMap((cell) => COLUMN_OF_HEAD.get(headKey(cell)) ?? [])
  return known.some((column) => !WEAK.has(column)) || known.length > 1
}

/** Reads columns from headings. The first of a kind wins, unless repeats are allowed. */
export function columnsByHead(heads: readonly string[]): ImportMapping {
  return withoutRepetition(heads.map((head) => COLUMN_OF_HEAD.get(headKey(head)) ?? null))
}

/** The column chosen last takes a meaning that only one may have. */
export function withColumn(mapping: ImportMapping, place: number, column: ImportColumn | null): ImportMapping {
  return mapping.map((before, at) => {
    if (at === place) return column
    return column !== null && before === column && !mayRepeat(column) ? null : before
  })
}

function withoutRepetition(columns: ImportMapping): ImportMapping {
  return columns.map((column, at) =>
    column === null || mayRepeat(column) || columns.indexOf(column) === at ? column : null,
  )
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NUMBER = /^\+?[\d\s.()/-]{6,}$/

/** Guesses columns by content: the first with words is the name. */
export function columnsByContent(rows: readonly (readonly string[])[], width: number): ImportMapping {
  const kinds = Array.from({ length: width }, (_, at): ImportColumn | null => {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '')
    if (cells.length === 0) return null
    const most = (is: (cell: string) => boolean) => cells.filter(is).length * 2 > cells.length
    if (most((cell) => ADDRESS.test(cell))) return 'email'
    if (most((cell) => NUMBER.test(cell))) return 'phone'
    if (most((cell) => /^https?:\/\//i.test(cell))) return 'decklist'
    return most((cell) => /\p{L}/u.test(cell)) ? 'playerName' : null
  })
  return withoutRepetition(kinds)
}
