import { pairRound } from '../pairing/pair-round.ts'
import type { PairField } from '../pairing/pairing-field.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import type { EarlierRounds } from './pair-next-round.ts'
import { recomputedBy } from './recompute-round.ts'

export type PartedTables = {
  /** Tables that followed from the seed only before the correction. */
  readonly tables: number
  /** All tables that now differ from the seed's, including by earlier corrections; null if no seed holds. */
  readonly others: number | null
}

type PairedSince = {
  readonly round: RoundNumber
  readonly pair?: PairField | undefined
  /** Of the corrected tournament, where it was worked out already. */
  readonly earlier?: EarlierRounds | undefined
}

/** How correcting an earlier result affects a round paired since. */
export function partedTables(
  before: Tournament,
  corrected: Tournament,
  { round, pair = pairRound, earlier: known }: PairedSince,
): PartedTables {
  const now = recomputedBy(pair, corrected, { round, earlier: known })
  if (now === null) return { tables: 0, others: null }
  const earlier = recomputedBy(pair, before, { round })?.tables ?? []
  const wasSame = new Set(earlier.flatMap(({ match, isSame }) => (isSame ? [match.id] : [])))
  const tables = now.tables.filter(({ match, isSame }) => !isSame && wasSame.has(match.id)).length
  return { tables, others: now.others }
}
