import { isDisqualified } from '../conduct/standing-penalties.ts'
import { bracketOf } from '../kinds/bracket.ts'
import { podBracketOf } from '../kinds/pod-bracket.ts'
import { computeStandings, type StandingsInput } from './compute-standings.ts'
import type { Standing } from './standing.ts'

export type UnrankedRow = {
  readonly row: Standing
  readonly above: number
}

/** Bracket players without a place, since the rules do not rank the disqualified: where each would be. */
export function unrankedInBracket(tournament: StandingsInput): readonly UnrankedRow[] {
  const { rules, penalties = [] } = tournament
  if (rules.disqualified === 'ranked' || penalties.every(({ kind }) => kind !== 'disqualification')) return []
  const seeds = new Set((bracketOf(tournament) ?? podBracketOf(tournament))?.seeds)
  const everybody = computeStandings({ ...tournament, rules: { ...rules, disqualified: 'ranked' } })
  const unranked: UnrankedRow[] = []
  let above = 0
  for (const row of everybody) {
    if (!isDisqualified({ penalties }, row.playerId)) above += 1
    else if (seeds.has(row.playerId)) unranked.push({ row, above })
  }
  return unranked
}
