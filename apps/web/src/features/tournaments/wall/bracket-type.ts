import type { Room } from './wall-grid.ts'

/** How much of a column a name needs, in ems. */
export type BracketName = {
  /** As much of it as is never cut. */
  readonly width: number
  readonly longestWord: number
}

export type BracketTypeWish = {
  /** Matches above each other in the first column, and how many columns. */
  readonly nodes: number
  readonly columns: number
  readonly names: readonly BracketName[]
  /** Of the widest table, in ems. */
  readonly table: number
  /** Where the columns stand, below their titles. */
  readonly room: Room
  readonly gap: number
  /** In pixels; fewer matches are written no larger than this. */
  readonly most: number
}

export type BracketType = {
  /** In pixels: one size for every name of the tree. */
  readonly type: number
  /** The height of a name's row, in ems. */
  readonly row: number
}

/** The column of the round that is played has so many times the width of another. */
const PLAYED_SHARE = 1.3
/** Seed, mark and games won stand on the line of a name, with the room around them. */
const BESIDE_NAME = 5.2
/** One line of a name, or two where they are long: the larger letters win. */
const ONE_LINE = 1.95
const TWO_LINES = 2.45
/** Names break between words: of two lines the longer one holds so much. */
const OF_TWO_LINES = 0.62
/** A match keeps so much of its share of the height. */
const FILLED = 0.92

export function bracketType({ nodes, columns, names, table, room, gap, most }: BracketTypeWish): BracketType {
  const share = (room.width - gap * (columns - 1)) / (columns - 1 + PLAYED_SHARE)
  const height = (FILLED * room.height) / Math.max(1, nodes) / 2
  const typeOf = (row: number, needed: number) =>
    Math.min(
      most,
      height / row,
      share / (needed + BESIDE_NAME),
      (PLAYED_SHARE * share) / (needed + BESIDE_NAME + table),
    )
  const widest = Math.max(1, ...names.map((name) => name.width))
  const broken = Math.max(1, ...names.map((name) => Math.max(OF_TWO_LINES * name.width, name.longestWord)))
  const [one, two] = [typeOf(ONE_LINE, widest), typeOf(TWO_LINES, broken)]
  return one >= two ? { type: Math.floor(one), row: ONE_LINE } : { type: Math.floor(two), row: TWO_LINES }
}
