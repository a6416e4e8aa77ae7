import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import { cardFileOf } from '../../database/cards/card-file-form.ts'
import { type CardFileWriter, writeCardFile } from '../../database/cards/write-card-file.ts'
import { UnusableDatabase } from '../../database/connection/unusable-database.ts'
import { fileTrouble } from '../../database/whole/sqlite-file.ts'
import { type LeftOut, readCard } from './read-card.ts'
import { type Item, NoList, type Splitting, splitItems } from './split-items.ts'

export type Importing = {
  readonly file: string
  readonly game: GameType
  readonly dataFolder: string
  readonly now: Date
  /** Items read so far, every now and then. */
  readonly tell: (items: number, share: number) => void
}

export type Imported = {
  readonly items: number
  readonly cards: number
  readonly names: number
  readonly formats: readonly string[]
  readonly dataFrom: string
  /** How many, and the first of them. */
  readonly leftOut: ReadonlyMap<LeftOut, { readonly count: number; readonly first: number }>
}

const CHUNK = 262_144
const ITEMS_IN_ONE = 20_000

/** The file in use is replaced once the whole new one stands; whatever fails changes nothing. */
export async function importCards(importing: Importing): Promise<Imported> {
  const { file, game, dataFolder, now } = importing
  const { size, mtime } = lookAt(file)
  const writer = writeCardFile(dataFolder, cardFileOf(dataFolder, game))
  try {
    const read = createReadStream(file, { highWaterMark: CHUNK })
    const unpacked = file.endsWith('.gz') ? read.pipe(createGunzip()) : read
    read.on('error', (error) => unpacked.destroy(error))
    const split = splitItems(unpacked)
    const told = (items: number) => importing.tell(items, read.bytesRead / size)
    const { items, leftOut, found } = await readAll(split, { writer, tell: told })
    if (found === 0) throw sentence(`${file} names no card: nothing was changed.`)
    const dataFrom = dayOf({ file, head: split.head(), mtime })
    const { cards, names, formats } = writer.finish({ dataFrom, importedAt: now.toISOString(), source: basename(file) })
    return { items, cards, names, formats, dataFrom, leftOut }
  } catch (error) {
    writer.drop()
    if (isOfPacking(error)) throw sentence(`${file} cannot be unpacked. Nothing was changed.`)
    if (error instanceof NoList) throw sentence(`${file} cannot be read: ${error.message}. Nothing was changed.`)
    throw fileTrouble(file, error)
  }
}

function isOfPacking(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

function lookAt(file: string) {
  try {
    return statSync(file)
  } catch (error) {
    throw fileTrouble(file, error)
  }
}

type Reading = { readonly writer: CardFileWriter; readonly tell: (items: number) => void }

async function readAll({ items }: Splitting, { writer, tell }: Reading) {
  const leftOut = new Map<LeftOut, { count: number; first: number }>()
  let [read, found] = [0, 0]
  for await (const item of items) {
    read = item.number
    const card = readCard(parsed(item))
    if ('card' in card) {
      writer.add(card.card)
      found++
    } else {
      const before = leftOut.get(card.leftOut)
      if (before) before.count++
      else leftOut.set(card.leftOut, { count: 1, first: item.number })
    }
    if (read % ITEMS_IN_ONE === 0) tell(read)
  }
  return { items: read, leftOut, found }
}

function parsed({ number, at, text }: Item): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NoList(
      `item ${number}, at byte ${at}, is no JSON (${error instanceof Error ? error.message : 'unknown'})`,
    )
  }
}

type Dated = { readonly file: string; readonly head: string; readonly mtime: Date }

/** What the file says, else the day in its name, as Scryfall writes it, else when it was written. */
function dayOf({ file, head, mtime }: Dated): string {
  const said = /"date"\s*:\s*"(\d{4}-\d{2}-\d{2})"/.exec(head.split('[', 1)[0] ?? '')?.[1]
  const [, year, month, dayOfMonth] = /(20\d\d)-?([01]\d)-?([0-3]\d)/.exec(basename(file)) ?? []
  return said ?? (year ? `${year}-${month}-${dayOfMonth}` : mtime.toISOString().slice(0, 10))
}

function sentence(text: string): UnusableDatabase {
  return new UnusableDatabase(text, undefined)
}
