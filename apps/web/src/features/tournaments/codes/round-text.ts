import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { AllowedScore } from '@tablee/domain/tournaments/results/score'
import { isTableNumber, isTablePrefix, TABLE_PREFIX_MAX_LENGTH } from '@tablee/domain/tournaments/tables/table-plan'

/** Who sits at a table by name; nobody against anybody without a table. */
export type SeatedTable = { readonly table: number | null; readonly names: readonly string[] }

/** What a code says of a round: all its tables, or as many as one code has room for. */
export type RoundPart = {
  readonly round: number
  /** Tells one drawing of a round from another. */
  readonly stamp: string
  /** Counted from 1. */
  readonly part: number
  readonly parts: number
  readonly prefix: string
  /** Of the tournament. */
  readonly name: string
  /** Those that a match of this round may end in. */
  readonly scores: readonly AllowedScore[]
  readonly tables: readonly SeatedTable[]
}

export const MOST_PARTS = 24
const MOST_TABLES = 300
const MOST_NAMES = 5
const LONGEST_NAME = 80
const LONGEST_TITLE = 40
const VERSION = '1'
const BETWEEN = '\t'
const NO_TABLE = '-'
/** Left out of a code, and meant by the codes that had no scores. */
const USUAL_SCORES: readonly AllowedScore[] = [
  [2, 0],
  [2, 1],
  [1, 0],
  [1, 1],
  [0, 0],
]
const USUAL = digitsOf(USUAL_SCORES)

export function roundText({ round, stamp, part, parts, prefix, name, scores, tables }: RoundPart): string {
  const digits = digitsOf(scores)
  const said = digits === USUAL ? [] : [digits]
  const head = [VERSION, round, stamp, part, parts, prefix, shortened(name), ...said].join(BETWEEN)
  let next = 1
  const lines = tables.map(({ table, names }) => {
    const mark = table === null ? NO_TABLE : table === next ? '' : String(table)
    if (table !== null) next = table + 1
    return [mark, ...names.map(tidyName)].join(BETWEEN)
  })
  return [head, ...lines].join('\n')
}

/** Null for a text that is none. Whoever made a code may have written anything. */
export function readRoundText(text: string): RoundPart | null {
  const [head = '', ...lines] = text.split('\n')
  const [version, round, stamp = '', part, parts, prefix = '', name = '', digits] = head.split(BETWEEN)
  const numbers = { round: Number(round), part: Number(part), parts: Number(parts) }
  if (version !== VERSION || !/^[0-9A-Z]{1,8}$/.test(stamp) || lines.length === 0 || lines.length > MOST_TABLES)
    return null
  if (!Object.values(numbers).every((each) => isTableNumber(each))) return null
  if (numbers.parts > MOST_PARTS || numbers.part > numbers.parts) return null
  if (prefix.length > TABLE_PREFIX_MAX_LENGTH || !isTablePrefix(prefix)) return null
  const tables = readLines(lines)
  return tables && { ...numbers, stamp, prefix, name: shortened(name), scores: scoresIn(digits), tables }
}

/** Two digits each: games won, games lost. */
function digitsOf(scores: readonly AllowedScore[]): string {
  return scores.map((score) => score.join('')).join('')
}

/** Tables are read whatever stands here; the desk refuses what its rules do not allow. */
function scoresIn(digits: string | undefined): readonly AllowedScore[] {
  if (digits === undefined || !/^(\d\d){1,24}$/.test(digits)) return USUAL_SCORES
  const scores = Array.from(digits.matchAll(/(\d)(\d)/g), ([, won, lost]) => [Number(won), Number(lost)] as const)
  const isPossible = scores.every(([won, lost]) => won >= lost) && new Set(scores.map(String)).size === scores.length
  return isPossible ? scores : USUAL_SCORES
}

function readLines(lines: readonly string[]): readonly SeatedTable[] | null {
  let next = 1
  const tables: SeatedTable[] = []
  for (const line of lines) {
    const [mark = '', ...names] = line.split(BETWEEN)
    const table = mark === NO_TABLE ? null : mark === '' ? next : Number(mark)
    if (table !== null && !isTableNumber(table)) return null
    const areNames = names.every((name) => name !== '' && name.length <= LONGEST_NAME && tidyName(name) === name)
    if (!areNames || names.length === 0 || names.length > MOST_NAMES) return null
    if (table !== null) next = table + 1
    tables.push({ table, names })
  }
  return tables
}

/** Never half a sign. */
function shortened(name: string): string {
  return tidyName(
    tidyName(name)
      .slice(0, LONGEST_TITLE)
      .toWellFormed()
      .replace(/\uFFFD$/, ''),
  )
}
