import { basename } from 'node:path'
import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import { cardFileOf } from '../../database/cards/card-file-form.ts'
import { type CardFileWriter, writeCardFile } from '../../database/cards/write-card-file.ts'
import { UnusableDatabase } from '../../database/connection/unusable-database.ts'
import { fileTrouble } from '../../database/whole/sqlite-file.ts'
import { type ReadFile, readFile } from './read-files.ts'
import type { LeftOut } from './shapes/read-item.ts'
import { createCardReader } from './shapes/read-shape.ts'
import { NoList } from './split-items.ts'

export type Importing = {
  /** Read in this order. */
  readonly files: readonly string[]
  readonly game: GameType
  readonly dataFolder: string
  readonly now: Date
  /** Items read so far, every now and then, and how much of their file. */
  readonly tell: (items: number, share: number) => void
}

export type Imported = {
  readonly items: number
  readonly cards: number
  readonly names: number
  readonly formats: readonly string[]
  readonly dataFrom: string
  /** How many, and the first of them. */
  readonly leftOut: ReadonlyMap<LeftOut, { readonly count: number; readonly first: Place }>
}

type Place = { readonly file: string; readonly item: number; readonly line: number }

const ITEMS_IN_ONE = 20_000

/** The file in use is replaced once the whole new one stands; whatever fails changes nothing. */
export async function importCards(importing: Importing): Promise<Imported> {
  const { files, game, dataFolder, now } = importing
  const opened = files.map((file) => ({ file, read: readFile(file) }))
  const writer = writeCardFile(dataFolder, cardFileOf(dataFolder, game))
  const all: Reading = { writer, card: createCardReader(game), leftOut: new Map(), items: 0, found: 0 }
  let dataFrom = ''
  for (const { file, read } of opened) {
    try {
      await readAll(all, { file, read, tell: importing.tell })
    } catch (error) {
      writer.drop()
      throw troubleWith(file, error)
    }
    const day = dayOf({ file, head: read.head(), mtime: read.writtenAt })
    if (day > dataFrom) dataFrom = day
  }
  if (all.found === 0) {
    writer.drop()
    throw sentence(nothingIn(all, game))
  }
  const source =
    files.length === 1 ? basename(files[0] ?? '') : `${basename(files[0] ?? '')} and ${files.length - 1} more`
  const { cards, names, formats } = writer.finish({ dataFrom, importedAt: now.toISOString(), source })
  return { items: all.items, cards, names, formats, dataFrom, leftOut: all.leftOut }
}

function troubleWith(file: string, error: unknown): Error {
  if (isOfPacking(error)) return sentence(`${file} cannot be unpacked. Nothing was changed.`)
  if (error instanceof NoList) return sentence(`${file} cannot be read: ${error.message}. Nothing was changed.`)
  return fileTrouble(file, error)
}

function isOfPacking(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/** Where no item was a card, somebody wants to know what one looks like. */
function nothingIn({ leftOut, items }: Reading, game: GameType): string {
  const first = leftOut.get('not readable')?.first ?? leftOut.get('no name')?.first
  const where = first
    ? `; the first, item ${first.item} on line ${first.line}, has no shape that is known for ${game}`
    : ''
  return `The file names no card: ${items} items${where}. Expected: see docs/operations.md, cards known. Nothing was changed.`
}

type Reading = {
  readonly writer: CardFileWriter
  readonly card: ReturnType<typeof createCardReader>
  readonly leftOut: Map<LeftOut, { count: number; first: Place }>
  items: number
  found: number
}

type OneFile = { readonly file: string; readonly read: ReadFile; readonly tell: Importing['tell'] }

async function readAll(all: Reading, { file, read, tell }: OneFile): Promise<void> {
  for await (const { number, line, value } of read.items) {
    all.items++
    const card = all.card(value)
    if ('card' in card) {
      all.writer.add(card.card)
      all.found++
    } else {
      const before = all.leftOut.get(card.leftOut)
      if (before) before.count++
      else all.leftOut.set(card.leftOut, { count: 1, first: { file: basename(file), item: number, line } })
    }
    if (all.items % ITEMS_IN_ONE === 0) tell(all.items, read.share())
  }
}

type Dated = { readonly file: string; readonly head: string; readonly mtime: Date }

/** What the file says, else the day in its name, as Scryfall writes it, else when it was written. */
function dayOf({ file, head, mtime }: Dated): string {
  const said = /"(?:date|generatedOn)"\s*:\s*"(\d{4}-\d{2}-\d{2})/.exec(head.split('[', 1)[0] ?? '')?.[1]
  const [, year, month, dayOfMonth] = /(20\d\d)-?([01]\d)-?([0-3]\d)/.exec(basename(file)) ?? []
  return said ?? (year ? `${year}-${month}-${dayOfMonth}` : mtime.toISOString().slice(0, 10))
}

function sentence(text: string): UnusableDatabase {
  return new UnusableDatabase(text, undefined)
}
