import { fractionValue } from '../rule-packs/fraction.ts'
import type { CountedRules } from '../rule-packs/pod-rules.ts'
import type { Fraction, RulePack } from '../rule-packs/rule-pack.ts'
import { type ExactRatio, exactRatio, leastCommonMultiple, meanOfExactRatios } from './exact-ratio.ts'
import { type FigureColumn, remembered } from './figure-column.ts'
import type { PlayerRecords } from './player-records.ts'

/** Each player's opponents as counted: `list[starts[p]]` to `list[starts[p + 1] - 1]`. */
export type Opponents = { readonly starts: Int32Array; readonly list: Int32Array }

/** Opponents for averages: per meeting, or each once. */
export function countedOpponents(records: PlayerRecords, counted: RulePack['opponents']): Opponents {
  if (counted === 'each-round') return { starts: records.starts, list: records.opponents }
  const count = records.starts.length - 1
  const starts = new Int32Array(count + 1)
  const list = new Int32Array(records.opponents.length)
  let length = 0
  for (let player = 0; player < count; player++) {
    const met = records.opponents.subarray(records.starts[player], records.starts[player + 1])
    for (const opponent of new Set(met)) list[length++] = opponent
    starts[player + 1] = length
  }
  return { starts, list }
}

/** Opponents that byes add to a mean, all with one share. */
export type AddedOpponents = { readonly counts: Int32Array; readonly share: Fraction }

/** Null where byes add none. */
export function opponentsByByes({ byeOpponents }: PlayerRecords, { byeWorth }: CountedRules): AddedOpponents | null {
  if (byeWorth === undefined || byeWorth.opponents === 0) return null
  return { counts: byeOpponents, share: byeWorth.share }
}

type Means = { readonly noOpponent: Fraction; readonly added?: AddedOpponents | null }

/** Each player's mean of their opponents' figures. */
export function averageOfOpponents(
  opponents: Opponents,
  figures: FigureColumn,
  { noOpponent, added = null }: Means,
): FigureColumn {
  const { starts, list } = opponents
  const values = new Float64Array(starts.length - 1)
  let most = 1
  let commonCount = 1
  for (let player = 0; player < values.length; player++) {
    const start = starts[player] ?? 0
    const end = starts[player + 1] ?? 0
    let sum = 0
    for (let index = start; index < end; index++) sum += figures.values[list[index] ?? 0] ?? 0
    const extra = added?.counts[player] ?? 0
    if (added) sum += extra * fractionValue(added.share)
    const count = end - start + extra
    values[player] = count > 0 ? sum / count : fractionValue(noOpponent)
    if (count > most) most = count
    if (count > 0 && commonCount % count !== 0) commonCount = leastCommonMultiple(commonCount, count)
  }
  const exact = remembered((player) => {
    const met = list.subarray(starts[player], starts[player + 1])
    const ofByes = added ? new Array<ExactRatio>(added.counts[player] ?? 0).fill(exactRatio(added.share)) : []
    const ratios = [...Array.from(met, figures.exact), ...ofByes]
    return ratios.length === 0 ? exactRatio(noOpponent) : meanOfExactRatios(ratios)
  })
  // A mean of m multiples of 1/c is one of 1/(c·m), and two that differ do so by at least 1/(c·m·m').
  const common = leastCommonMultiple(leastCommonMultiple(figures.common, noOpponent[1]), added?.share[1] ?? 1)
  return { values, common: common * commonCount, separation: 1 / (common * most * most), exact }
}
