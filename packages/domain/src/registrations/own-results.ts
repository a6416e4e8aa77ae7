import type { Standing } from '../tournaments/standings/standing.ts'

/** One person's result in a finished event. */
export type OwnResult = {
  readonly rank: number
  readonly players: number
  readonly matchesWon: number
  readonly matchesDrawn: number
  readonly matchesLost: number
}

type Ranked = Pick<Standing, 'rank' | 'matchesWon' | 'matchesDrawn' | 'matchesPlayed'> & { readonly playerId: string }

/** From the final standings; null if not in them. */
export function ownResult(standings: readonly Ranked[], playerId: string): OwnResult | null {
  const own = standings.find((row) => row.playerId === playerId)
  if (!own) return null
  const { rank, matchesWon, matchesDrawn, matchesPlayed } = own
  return {
    ...{ rank, matchesWon, matchesDrawn },
    players: standings.length,
    matchesLost: matchesPlayed - matchesWon - matchesDrawn,
  }
}

export type ResultTotals = Pick<OwnResult, 'matchesWon' | 'matchesDrawn' | 'matchesLost'> & {
  readonly events: number
  readonly firstPlaces: number
}

/** Totals over all events played. */
export function totalsOf(results: readonly OwnResult[]): ResultTotals {
  const sum = (of: (result: OwnResult) => number) => results.reduce((total, result) => total + of(result), 0)
  return {
    events: results.length,
    firstPlaces: results.filter(({ rank }) => rank === 1).length,
    matchesWon: sum(({ matchesWon }) => matchesWon),
    matchesDrawn: sum(({ matchesDrawn }) => matchesDrawn),
    matchesLost: sum(({ matchesLost }) => matchesLost),
  }
}
