import {
  type Bringer,
  bringersOf,
  compareWeights,
  type Difference,
  type Measure,
  newFilesOf,
} from './compare-weights.ts'
import { type Contents, contentsOf, type Kept, type Measured } from './weights.ts'

/** Named causes of a number's growth; the rest is counted. */
const MOST_NAMED = 8

export const LOWER = 'npm run weight -- --record'
export const HIGHER = 'npm run weight -- --record --higher'

/** The check's report, line by line; nothing when no number moved by over a hundredth. */
export function reportOf(kept: Kept, measured: Measured): readonly string[] {
  const after = contentsOf(measured)
  const differences = compareWeights(kept.weights, measured.weights)
  const lines = differences.flatMap((each) => linesOf(each, kept.contents, after))
  const hasGrown = differences.some(({ verdict }) => verdict === 'grew')
  if (hasGrown) return [...lines, `Make it lighter. Where the weight is wanted, write it down: ${HIGHER}`]
  return lines.length === 0 ? [] : [...lines, `Write it down, so that it does not come back: ${LOWER}`]
}

function linesOf(difference: Difference, before: Contents, after: Contents): readonly string[] {
  switch (difference.verdict) {
    case 'unknown':
      return [`${difference.route}: what it loads was never written down`]
    case 'gone':
      return [`${difference.route}: is written down and no longer weighed`]
    case 'shrank':
      return [headOf(difference)]
    case 'grew':
      return [headOf(difference), ...reasonsOf(difference, before, after)]
    default:
      return difference satisfies never
  }
}

type Moved = Extract<Difference, { readonly verdict: 'grew' | 'shrank' }>

function headOf({ verdict, route, kind, measure, before, after }: Moved): string {
  const percent =
    before === 0 ? '' : ` (${after > before ? '+' : ''}${((100 * (after - before)) / before).toFixed(1)} %)`
  return `${route}: ${kind} ${verdict} from ${amount(before, measure)} to ${amount(after, measure)}${percent}`
}

function amount(value: number, measure: Measure): string {
  return measure === 'files' ? `${value} files` : `${bytes(value)} bytes`
}

function reasonsOf(moved: Moved, before: Contents, after: Contents): readonly string[] {
  if (moved.measure === 'files') return newFilesOf(before, after, moved).map((file) => `    new: ${file}`)
  const bringers = bringersOf(before, after, moved)
  if (bringers.length === 0) return ['    by no part that grew since the parts were written down']
  const others = bringers.slice(MOST_NAMED)
  const rest = others.reduce((sum, each) => sum + each.after - each.before, 0)
  return [
    '    before compression, it was brought by',
    ...bringers.slice(0, MOST_NAMED).map(bringerLine),
    ...(others.length === 0 ? [] : [`    ${signed(rest)}  ${others.length} others`]),
  ]
}

function bringerLine({ part, file, before, after }: Bringer): string {
  const since = before === 0 ? 'was not loaded here' : `${bytes(before)} to ${bytes(after)}`
  return `    ${signed(after - before)}  ${part} (${since}; in ${file})`
}

function signed(value: number): string {
  return `+${bytes(value)}`.padStart(9)
}

function bytes(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
