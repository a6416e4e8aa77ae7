import type { RoundNumber, Tournament } from '../tournament.ts'
import type { EarlierRounds } from './earlier-rounds.ts'
import type { WhoDraws } from './pair-next-round.ts'
import { recomputedBy } from './recompute-round.ts'

export type PartedTables = {
  /** Tables that followed from the seed only before the correction. */
  readonly tables: number
  /** All tables that now differ from the seed's, including by earlier corrections; null if no seed holds. */
  readonly others: number | null
}

type PairedSince = WhoDraws & {
  readonly round: RoundNumber
  /** Of the corrected tournament, where it was worked out already. */
  readonly earlier?: EarlierRounds | undefined
}

/** How correcting an earlier result affects a round paired since. */
export function partedTables(
  before: Tournament,
  corrected: Tournament,
  { round, earlier: known, pair, pods }: PairedSince,
): PartedTables {
  const by = { pair, pods }
  const now = recomputedBy(by, corrected, { round, earlier: known })
  if (now === null) return { tables: 0, others: null }
  const earlier = recomputedBy(by, before, { round })?.tables ?? []
  const wasSame = new Set(earlier.flatMap(({ match, isSame }) => (isSame ? [match.id] : [])))
  const tables = now.tables.filter(({ match, isSame }) => !isSame && wasSame.has(match.id)).length
  return { tables, others: now.others }
}
