import { sql } from 'kysely'
import { foundPlaces, type SearchTerm } from '../../../database/search/search-index.ts'
import { editDistance, oneSlipFrom, slipsAllowed } from '../search/edit-distance.ts'
import { type Meant, placesMeant, placeWordsMeant } from '../search/places-meant.ts'
import { any, searchTerm, tokenTerm } from '../search/search-term.ts'
import { wordsOf } from '../search/words.ts'
import type { IndexReader } from './list-from-index.ts'

/** Longer texts are no typing mistake. */
const MOST_WORDS = 8
const MOST_UNKNOWN = 2
const LONGEST_WORD = 16
const MOST_TRIED = 4
/** Names read, newest first; and letters shared with a word two mistakes away. */
const MOST_NAMES = 200
const FEWEST_IN_COMMON = 2
/** About 200,000 tournaments. */
const MOST_BUCKETS = 12

type Asked = { readonly text: string; readonly within: 'everything' | 'location' }

/**
 * Replaces each word that begins nothing by a French place or tournament word one or two mistakes away. Null when nothing is near; every
 * suggestion finds a tournament. The limits above hold however many tournaments there are.
 */
export async function suggestSearch(reader: IndexReader, asked: Asked): Promise<string | null> {
  const words = wordsOf(asked.text)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const whole = await firstFound(reader, asked, placesMeant(asked.text, MOST_TRIED).filter(isNear(words.length)))
  if (whole !== null) return whole
  const unknown = await wordsThatFindNothing(reader, asked, words)
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return null
  const corrected = new Map<string, string>()
  for (const word of unknown) {
    const meant = await firstFound(reader, asked, await wordsMeant(reader, asked, word))
    if (meant === null) return null
    corrected.set(word, meant)
  }
  const text = piecesOf(asked.text).map(({ piece, word }) => corrected.get(word) ?? piece)
  const meant = text.join(' ')
  return (await finds(reader, asked, meant)) ? meant : null
}

/** A single word may also be from a tournament's name, which is nearer than two mistakes. */
function isNear(words: number): (meant: Meant) => boolean {
  return ({ slips }) => slips === 1 || words > 1
}

async function firstFound(reader: IndexReader, asked: Asked, meant: readonly Meant[]): Promise<string | null> {
  for (const { text } of meant) if (await finds(reader, asked, text)) return text
  return null
}

async function finds(reader: IndexReader, { within }: Asked, text: string): Promise<boolean> {
  return (await placesOf(reader, searchTerm(within, text), 1)).length > 0
}

async function wordsThatFindNothing(
  reader: IndexReader,
  asked: Asked,
  words: readonly string[],
): Promise<readonly string[]> {
  const unknown: string[] = []
  for (const word of new Set(words)) if (!(await finds(reader, asked, word))) unknown.push(word)
  return unknown
}

async function wordsMeant(reader: IndexReader, { within }: Asked, word: string): Promise<readonly Meant[]> {
  const places = placeWordsMeant(word, MOST_TRIED)
  const named = within === 'everything' ? await nameWordsMeant(reader, word) : []
  return [...named, ...places].toSorted((one, other) => one.slips - other.slips).slice(0, MOST_TRIED)
}

/**
 * Mistakes are most often where the word stops being a prefix, or in its first letters: each word one mistake away there is looked up.
 * Others, and double ones, are sought among names with the longest prefix in common.
 */
async function nameWordsMeant(reader: IndexReader, word: string): Promise<readonly Meant[]> {
  const allowed = slipsAllowed(word.length)
  if (allowed === 0 || word.length > LONGEST_WORD || !/^[a-z0-9]+$/.test(word)) return []
  const known = await lengthThatBegins(reader, word)
  const places = [0, 1, known - 1, known]
  const oneAway = any(oneSlipFrom(word, places).map((text) => tokenTerm('name', text)))
  const near = nearestIn(await namesFound(reader, oneAway), word, 1)
  if (near.length > 0) return near
  for (let length = known; length >= Math.max(FEWEST_IN_COMMON, known - 2); length--) {
    const names = await namesFound(reader, tokenTerm('name', word.slice(0, length)))
    const meant = nearestIn(names, word, allowed)
    if (meant.length > 0) return meant
  }
  return []
}

/** A longer prefix implies all shorter ones. */
async function lengthThatBegins(reader: IndexReader, word: string): Promise<number> {
  let [least, most] = [0, word.length - 1]
  while (least < most) {
    const length = Math.ceil((least + most) / 2)
    const found = await newestOf(reader, tokenTerm('name', word.slice(0, length)), 1)
    if (found.length > 0) least = length
    else most = length - 1
  }
  return least
}

/** Most frequent first. */
function nearestIn(names: readonly string[], word: string, allowed: number): readonly Meant[] {
  const found = new Map<string, Meant & { readonly count: number }>()
  for (const { piece, word: key } of names.flatMap(piecesOf)) {
    const slips = slipsBetween(key, word, allowed)
    if (slips > allowed || slips === 0) continue
    found.set(key, { text: piece, slips, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((one, other) => one.slips - other.slips || other.count - one.count)
}

/** The word may still be incomplete. */
function slipsBetween(key: string, word: string, allowed: number): number {
  const begun = [0, -1, 1].map((more) => key.slice(0, word.length + more))
  return Math.min(...[key, ...begun].map((text) => editDistance(text, word, allowed)))
}

function piecesOf(text: string): readonly { readonly piece: string; readonly word: string }[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((piece) => ({ piece, word: wordsOf(piece).join('') }))
}

/** Among the newest, however many there are. */
function newestOf(reader: IndexReader, term: SearchTerm, most: number): Promise<readonly number[]> {
  return placesOf(reader, term, most, MOST_BUCKETS)
}

async function placesOf(
  { db, dialect }: IndexReader,
  term: SearchTerm,
  ...[most, mostBuckets]: readonly [most: number, mostBuckets?: number]
): Promise<readonly number[]> {
  const bounded = mostBuckets === undefined ? {} : { mostBuckets }
  const found = foundPlaces(dialect, { term, isNewestFirst: true, isRough: true, most, startsFrom: null, ...bounded })
  const { rows } = await sql<{ place: number | string }>`${found}`.execute(db)
  return rows.map(({ place }) => Number(place))
}

async function namesFound(reader: IndexReader, term: SearchTerm): Promise<readonly string[]> {
  const places = await newestOf(reader, term, MOST_NAMES)
  if (places.length === 0) return []
  const rows = await reader.db
    .selectFrom('searched_tournaments')
    .innerJoin('tournaments', 'tournaments.id', 'searched_tournaments.tournament_id')
    .select('tournaments.name')
    .where('searched_tournaments.place', 'in', places)
    .execute()
  return rows.map(({ name }) => name)
}
