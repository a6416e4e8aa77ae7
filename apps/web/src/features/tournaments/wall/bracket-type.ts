import type { Room } from './wall-grid.ts'

/** In ems of the column. */
export type BracketName = {
  /** Never cut. */
  readonly width: number
  readonly longestWord: number
}

export type BracketTypeWish = {
  /** Matches in the first column, and number of columns. */
  readonly nodes: number
  readonly columns: number
  readonly names: readonly BracketName[]
  /** The widest, in ems. */
  readonly table: number
  /** For the columns, below their titles. */
  readonly room: Room
  readonly gap: number
  /** Upper limit in pixels, for few matches. */
  readonly most: number
}

export type BracketType = {
  /** In pixels, the same for all names. */
  readonly type: number
  /** In ems. */
  readonly row: number
}

/** The current round's column is wider by this factor. */
const PLAYED_SHARE = 1.3
/** For seed, mark and games on the name's line. */
const BESIDE_NAME = 5.2
/** One or two lines per name: whichever allows larger type. */
const ONE_LINE = 1.95
const TWO_LINES = 2.45
/** Names break between words: the longer line's share. */
const OF_TWO_LINES = 0.62
/** A match's share of its slot's height. */
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
