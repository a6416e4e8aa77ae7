import { pairRound } from '../pairing/pair-round.ts'
import type { PairField } from '../pairing/pairing-field.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import { recomputedBy } from './recompute-round.ts'

export type PartedTables = {
  /** Tables that followed from the seed before the correction, and no longer do with it. */
  readonly tables: number
  /** All that the seed gives otherwise with the correction, those too that an earlier one parted; null where no seed holds. */
  readonly others: number | null
}

type PairedSince = {
  readonly round: RoundNumber
  /** Left out: `pairRound`. */
  readonly pair?: PairField | undefined
}

/** What a correction of an earlier result does to a round paired since. */
export function partedTables(
  before: Tournament,
  corrected: Tournament,
  { round, pair = pairRound }: PairedSince,
): PartedTables {
  const now = recomputedBy(pair, corrected, { round })
  if (now === null) return { tables: 0, others: null }
  const earlier = recomputedBy(pair, before, { round })?.tables ?? []
  const wasSame = new Set(earlier.flatMap(({ match, isSame }) => (isSame ? [match.id] : [])))
  const tables = now.tables.filter(({ match, isSame }) => !isSame && wasSame.has(match.id)).length
  return { tables, others: now.others }
}
