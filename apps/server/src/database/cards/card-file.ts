import { cardKey } from '@tablee/domain/cards/card-name'
import { MOST_SLIPS, piecesNear, slipsBetween } from '@tablee/domain/cards/near-name'
import SqliteFile from 'better-sqlite3'
import { type About, about, colours, legalities, PRINTING, type StoredLegalities } from './card-file-form.ts'

export type StoredCard = {
  readonly name: string
  readonly colours: readonly string[]
  readonly cost: number | null
  readonly isLand: boolean
  readonly releasedOn: string | null
  readonly legalities: StoredLegalities
}

/** The cards of one game. Each question takes well under a millisecond but `near`, which takes one or two. */
export type CardFile = {
  readonly about: About
  readonly find: (name: string) => StoredCard | null
  readonly beginning: (text: string, most: number) => readonly string[]
  readonly near: (name: string, most: number) => readonly string[]
  readonly close: () => void
}

/** Of keys that share a piece with a misspelled one; a common ending of names has some thousand. */
const MOST_CANDIDATES = 2000

type CardRow = {
  readonly name: string
  readonly colours: string
  readonly cost: number | null
  readonly is_land: number
  readonly released_on: string | null
  readonly legalities: string
}

/** Throws where it is no such file. */
export function openCardFile(path: string): CardFile {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true })
  try {
    return readingFrom(file)
  } catch (error) {
    file.close()
    throw error
  }
}

function readingFrom(file: SqliteFile.Database): CardFile {
  const kept = file.prepare<[], { content: string }>('select content from about').get()
  const content = about.parse(JSON.parse(kept?.content ?? 'null'))
  const byKey = file.prepare<[string], CardRow>(
    `select cards.name, colours, cost, is_land, released_on, legalities.content as legalities
     from names join cards on cards.id = names.card join legalities on legalities.id = cards.legalities
     where names.key = ?`,
  )
  const beginningOf = (ranks: string) =>
    file.prepare<[string, string, number], { name: string }>(
      `select name from names where key >= ? and key < ? and rank ${ranks} order by key limit ?`,
    )
  const [beginning, printings] = [beginningOf(`<> ${PRINTING}`), beginningOf(`= ${PRINTING}`)]
  return {
    about: content,
    find: (name) => {
      const row = byKey.get(cardKey(name))
      return row ? storedCard(row) : null
    },
    beginning: (text, most) => {
      const key = cardKey(text)
      if (key === '') return []
      const end = `${key}\u{10ffff}`
      const names = beginning.all(key, end, most)
      const more = names.length < most ? printings.all(key, end, most - names.length) : []
      return [...names, ...more].map(({ name }) => name)
    },
    near: nearIn(file),
    close: () => file.close(),
  }
}

function nearIn(file: SqliteFile.Database): CardFile['near'] {
  const sharing = file.prepare<[string, number], { key: string }>('select key from pieces where piece = ? limit ?')
  const named = file.prepare<[string], { name: string }>('select name from names where key = ?')
  return (name, most) => {
    const typed = cardKey(name)
    const looked = new Set<string>()
    const found: { readonly key: string; readonly slips: number }[] = []
    for (const piece of piecesNear(typed)) {
      for (const { key } of sharing.all(piece, MOST_CANDIDATES - looked.size)) {
        if (looked.has(key)) continue
        looked.add(key)
        const slips = slipsBetween(typed, key)
        if (slips !== null && slips <= mostSlipsIn(typed)) found.push({ key, slips })
      }
      if (looked.size >= MOST_CANDIDATES) break
    }
    const nearest = found.sort((one, other) => one.slips - other.slips || (one.key < other.key ? -1 : 1))
    const names = nearest.slice(0, 2 * most).flatMap(({ key }) => named.get(key)?.name ?? [])
    return [...new Set(names)].slice(0, most)
  }
}

/** Two slips in five letters would be any card. */
function mostSlipsIn(typed: string): number {
  return typed.length <= 5 ? 1 : MOST_SLIPS
}

function storedCard(row: CardRow): StoredCard {
  return {
    ...{ name: row.name, cost: row.cost, isLand: row.is_land === 1, releasedOn: row.released_on },
    colours: colours.parse(JSON.parse(row.colours)),
    legalities: legalities.parse(JSON.parse(row.legalities)),
  }
}
