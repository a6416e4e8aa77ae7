import { isDisqualified } from '../conduct/standing-penalties.ts'
import { bracketOf } from '../kinds/bracket.ts'
import { computeStandings, type StandingsInput } from './compute-standings.ts'
import type { Standing } from './standing.ts'

export type UnrankedRow = {
  /** Its rank is the one it would have. */
  readonly row: Standing
  /** How many rows of the ranking stand above. */
  readonly above: number
}

/** Who played the bracket and has no place, because the rules leave a disqualified player out: where each would stand. */
export function unrankedInBracket(tournament: StandingsInput): readonly UnrankedRow[] {
  const { rules, penalties = [] } = tournament
  if (rules.disqualified === 'ranked' || penalties.every(({ kind }) => kind !== 'disqualification')) return []
  const seeds = new Set(bracketOf(tournament)?.seeds)
  const everybody = computeStandings({ ...tournament, rules: { ...rules, disqualified: 'ranked' } })
  const unranked: UnrankedRow[] = []
  let above = 0
  for (const row of everybody) {
    if (!isDisqualified({ penalties }, row.playerId)) above += 1
    else if (seeds.has(row.playerId)) unranked.push({ row, above })
  }
  return unranked
}
