import type { Tiebreaker } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { isByMeetings } from '@tablee/domain/tournaments/standings/round-robin-order'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type FigureId = 'winRate' | 'omw' | 'gw' | 'ogw' | 'oomw'

type Figure = {
  readonly id: FigureId
  readonly of: (row: Standing) => number
}

/** Ratios in reading order. */
export function figuresOf({ gameWin }: Tournament['rules']): readonly Figure[] {
  return [
    { id: 'winRate', of: (row) => row.winRate },
    { id: 'omw', of: (row) => row.opponentMatchWin },
    ...(gameWin.counts ? [{ id: 'gw', of: (row: Standing) => row.gameWin } as const] : []),
    { id: gameWin.counts ? 'ogw' : 'oomw', of: (row) => row.opponentGameWin },
  ]
}

const SPECIFIED: readonly FigureId[] = ['winRate', 'gw', 'ogw', 'oomw', 'omw']

/** In the specification's order, known to event staff. */
export function inSpecifiedOrder(figures: readonly Figure[]): readonly Figure[] {
  return figures.toSorted((one, other) => SPECIFIED.indexOf(one.id) - SPECIFIED.indexOf(other.id))
}

const TIEBREAKERS: Readonly<Partial<Record<FigureId, Tiebreaker>>> = {
  omw: 'opponent-match-win',
  gw: 'game-win',
  ogw: 'opponent-game-win',
  oomw: 'opponents-opponent-match-win',
}

/** Its number among the rules' tiebreakers, from 1; null if it is none. */
export function tiebreakerPlace({ tiebreakers }: Tournament['rules'], id: FigureId): number | null {
  const tiebreaker = TIEBREAKERS[id]
  const place = tiebreaker === undefined ? -1 : tiebreakers.indexOf(tiebreaker)
  return place < 0 ? null : place + 1
}

const shown = new WeakMap<Tournament['rules'], { readonly all: readonly Figure[]; readonly own: readonly Figure[] }>()

/** In a round robin the opponents' averages mean nothing. */
export function shownFigures(tournament: Pick<Tournament, 'rules' | 'stages'>): readonly Figure[] {
  const { rules } = tournament
  const all = shown.get(rules)?.all ?? figuresOf(rules)
  const own = shown.get(rules)?.own ?? all.filter(({ id }) => id === 'winRate' || id === 'gw')
  shown.set(rules, { all, own })
  return isByMeetings(tournament) ? own : all
}
