import type { Fraction, RulePack } from '../rule-packs/rule-pack.ts'
import { exactRatio, leastCommonMultiple, meanOfExactRatios } from './exact-ratio.ts'
import { type FigureColumn, remembered } from './figure-column.ts'
import type { PlayerFractions } from './own-figures.ts'
import { columnOf } from './own-figures.ts'
import type { PlayerRecords } from './player-records.ts'

/** Whom each player met, as the rules count them: `list[starts[p]]` up to `list[starts[p + 1] - 1]`. */
export type Opponents = { readonly starts: Int32Array; readonly list: Int32Array }

/** Opponents as the averages take them: each meeting, or each opponent once. */
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

/** The mean, over the opponents of each player, of a fraction of theirs. */
export function averageOfFractions(
  opponents: Opponents,
  fractions: PlayerFractions,
  noOpponent: Fraction,
): FigureColumn {
  let common = noOpponent[1]
  for (const denominator of fractions.denominators) {
    if (common % denominator !== 0) common = leastCommonMultiple(common, denominator)
  }
  const most = mostOpponents(opponents)
  const average = averageOfColumn(opponents, columnOf(fractions), noOpponent)
  // A mean of m fractions over the common denominator c is a multiple of 1/(c·m); two of them differ by 1/(c·m·m') or more.
  return { ...average, separation: 1 / (common * most * most) }
}

/** The mean, over the opponents of each player, of a figure of theirs. */
export function averageOfColumn(opponents: Opponents, figures: FigureColumn, noOpponent: Fraction): FigureColumn {
  const { starts, list } = opponents
  const values = new Float64Array(starts.length - 1)
  for (let player = 0; player < values.length; player++) {
    const start = starts[player] ?? 0
    const end = starts[player + 1] ?? 0
    let sum = 0
    for (let index = start; index < end; index++) sum += figures.values[list[index] ?? 0] ?? 0
    values[player] = end > start ? sum / (end - start) : noOpponent[0] / noOpponent[1]
  }
  const exact = remembered((player) => {
    const met = list.subarray(starts[player], starts[player + 1])
    return met.length === 0 ? exactRatio(noOpponent) : meanOfExactRatios(Array.from(met, figures.exact))
  })
  return { values, separation: 0, exact }
}

function mostOpponents({ starts }: Opponents): number {
  let most = 1
  for (let player = 1; player < starts.length; player++) {
    most = Math.max(most, (starts[player] ?? 0) - (starts[player - 1] ?? 0))
  }
  return most
}
