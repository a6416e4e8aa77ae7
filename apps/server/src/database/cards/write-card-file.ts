import { closeSync, openSync, rmSync } from 'node:fs'
import { betterLegality, type LegalityFrom } from '@tablee/domain/cards/card-legality'
import { cardKey, facesOf } from '@tablee/domain/cards/card-name'
import { piecesOf } from '@tablee/domain/cards/near-name'
import SqliteFile from 'better-sqlite3'
import { prepareFolder } from '../connection/open-sqlite.ts'
import { dropFile, endFile, fileTrouble } from '../whole/sqlite-file.ts'
import type { StoredCard } from './card-file.ts'
import { type About, legalities, PRINTING, type StoredLegalities, TABLES, writtenAbout } from './card-file-form.ts'

export type NewCard = StoredCard & {
  /** As printed in languages of the app. */
  readonly printedNames: readonly string[]
  /** As lists may write this very printing, with its set and number. Of itself: what it says is said of no other one. */
  readonly printing?: { readonly names: readonly string[]; readonly isOfItself: boolean }
}

export type CardFileWriter = {
  /** False if the card was known: what is new of it is added. */
  readonly add: (card: NewCard) => boolean
  /** From then on the server reads it. */
  readonly finish: (about: Omit<About, 'cards' | 'names' | 'formats'>) => About
  readonly drop: () => void
}

/** A name that two cards have belongs to the one that has it first in this order. */
const RANKS = { own: 0, firstFace: 1, printed: 2, otherFace: 3, printing: PRINTING } as const
/** In memory until they are written, however many cards there are. */
const ROWS_IN_ONE = 20_000

/** Written beside the file in use, which is replaced once this one is whole. */
export function writeCardFile(folder: string, path: string): CardFileWriter {
  prepareFolder(folder)
  const part = `${path}.${process.pid}.part`
  rmSync(part, { force: true })
  const file = openNew(part)
  const add = adding(file)
  let rows = 0
  return {
    add: (card) => {
      if (++rows % ROWS_IN_ONE === 0) file.exec('commit; begin')
      return add(card)
    },
    finish: (given) => {
      const about = { ...given, ...countsOf(file) }
      file.prepare('insert into about (content) values (?)').run(writtenAbout(about))
      file.exec('commit; analyze')
      file.close()
      endFile(part, path)
      return about
    },
    drop: () => {
      file.close()
      dropFile(part)
    },
  }
}

function openNew(part: string): SqliteFile.Database {
  try {
    closeSync(openSync(part, 'wx', 0o600))
    const file = new SqliteFile(part)
    // Nobody reads it before it is whole.
    file.pragma('journal_mode = off')
    file.pragma('synchronous = off')
    file.pragma('cache_size = -32768')
    file.exec(`${TABLES} begin`)
    return file
  } catch (error) {
    throw fileTrouble(part, error)
  }
}

type Known = { readonly id: number; readonly released_on: string | null; readonly content: string }

function adding(file: SqliteFile.Database): (card: NewCard) => boolean {
  const known = file.prepare<[string], Known>(
    `select cards.id, released_on, legalities.content from names join cards on cards.id = names.card
     join legalities on legalities.id = cards.legalities where names.key = ? and names.rank = ${RANKS.own}`,
  )
  const insert = file.prepare<[string, string, number | null, number, string | null, number]>(
    'insert into cards (name, colours, cost, is_land, released_on, legalities) values (?, ?, ?, ?, ?, ?)',
  )
  const update = file.prepare<[string | null, number, number]>(
    'update cards set released_on = ?, legalities = ? where id = ?',
  )
  const printingNamed = file
    .prepare<[string], number>(`select card from names where key = ? and rank = ${RANKS.printing}`)
    .pluck()
  const forgetCost = file.prepare<[number, number | null]>(
    'update cards set cost = null where id = ? and cost is not ?',
  )
  const legalitiesId = keepingLegalities(file)
  const name = naming(file)
  return (card) => {
    const before = known.get(cardKey(card.name))
    const id = before ? before.id : addCard()
    if (card.printing) {
      const { names, isOfItself } = card.printing
      const keys = names.map(cardKey)
      // Another picture of it, or its name in another language.
      const printed = keys.reduce<number | undefined>((found, key) => found ?? printingNamed.get(key), undefined)
      const of = isOfItself ? (printed ?? addCard()) : id
      for (const each of names) name(of, each, RANKS.printing)
      // Of two cards of one name the name alone says no cost.
      if (isOfItself && before && printed === undefined) forgetCost.run(id, card.cost)
    }
    function addCard(): number {
      const { colours, cost, isLand, releasedOn } = card
      const row = [JSON.stringify(colours), cost, isLand ? 1 : 0, releasedOn, legalitiesId(card.legalities)] as const
      return Number(insert.run(card.name, ...row).lastInsertRowid)
    }
    if (before) {
      const content = JSON.stringify(card.legalities)
      const isSame = content === before.content && !isEarlier(card.releasedOn, before.released_on)
      if (!isSame) update.run(earlierOf(card.releasedOn, before.released_on), legalitiesId(mergedWith(before)), id)
    }
    function mergedWith({ content }: Known): StoredLegalities {
      return merge(legalities.parse(JSON.parse(content)), card.legalities)
    }
    if (!before) name(id, card.name, RANKS.own)
    for (const printed of card.printedNames) name(id, printed, RANKS.printed)
    for (const whole of before ? card.printedNames : [card.name, ...card.printedNames]) {
      const faces = facesOf(whole)
      if (faces.length > 1)
        for (const [at, face] of faces.entries()) name(id, face, at === 0 ? RANKS.firstFace : RANKS.otherFace)
    }
    return !before
  }
}

function keepingLegalities(file: SqliteFile.Database): (content: StoredLegalities) => number {
  const find = file.prepare<[string], { id: number }>('select id from legalities where content = ?')
  const insert = file.prepare<[string]>('insert into legalities (content) values (?)')
  return (content) => {
    const text = JSON.stringify(content)
    return find.get(text)?.id ?? Number(insert.run(text).lastInsertRowid)
  }
}

function naming(file: SqliteFile.Database): (card: number, name: string, rank: number) => void {
  const insert = file.prepare<[string, number, number, string]>(
    `insert into names (key, card, rank, name) values (?, ?, ?, ?)
     on conflict (key) do update set card = excluded.card, rank = excluded.rank, name = excluded.name
     where excluded.rank < names.rank`,
  )
  const insertPiece = file.prepare<[string, string]>('insert or ignore into pieces (piece, key) values (?, ?)')
  return (card, name, rank) => {
    const key = cardKey(name)
    if (key === '') return
    const isNew = insert.run(key, card, rank, name).changes > 0
    if (isNew && rank !== RANKS.printing) for (const piece of piecesOf(key)) insertPiece.run(piece, key)
  }
}

function isEarlier(one: string | null, other: string | null): boolean {
  return one !== null && (other === null || one < other)
}

function earlierOf(one: string | null, other: string | null): string | null {
  return isEarlier(one, other) ? one : other
}

/** Of two printings the better counts; where one has days of its own, what was said first stands. */
function merge(one: StoredLegalities, other: StoredLegalities): StoredLegalities {
  const merged: Record<string, LegalityFrom[]> = { ...one }
  for (const [format, said] of Object.entries(other)) {
    const [before, after] = [one[format], said]
    const [first, second] = [before?.[0], after[0]]
    if (!before || !first) merged[format] = after
    else if (before.length === 1 && after.length === 1 && second && first.from === null && second.from === null)
      merged[format] = [{ legality: betterLegality(first.legality, second.legality), from: null }]
  }
  return merged
}

function countsOf(file: SqliteFile.Database): Pick<About, 'cards' | 'names' | 'formats'> {
  const count = (rows: string) =>
    file.prepare<[], { number: number }>(`select count(*) as number from ${rows}`).get()?.number ?? 0
  const formats = new Set<string>()
  for (const { content } of file.prepare<[], { content: string }>('select content from legalities').all())
    for (const format of Object.keys(legalities.parse(JSON.parse(content)))) formats.add(format)
  return { cards: count(`names where rank = ${RANKS.own}`), names: count('names'), formats: [...formats].sort() }
}
