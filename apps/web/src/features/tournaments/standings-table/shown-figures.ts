import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import type { CountedRules } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { PodTiebreaker, Tiebreaker } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { isByMeetings } from '@tablee/domain/tournaments/standings/round-robin-order'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Formats } from '../../../language/use-formats.ts'

export type FigureId = 'winRate' | 'omw' | 'gw' | 'ogw' | 'oomw' | PodFigureId
/** What a ranking tells of somebody. */
export type MeantFigure = 'rank' | 'points' | 'record' | 'reach' | FigureId
type PodFigureId = 'mw' | 'beaten' | 'seat'

export type Figure = {
  readonly id: FigureId
  readonly of: (row: Standing) => number
  /** A number of its own; otherwise a share from 0 to 1. */
  readonly isNumber?: true
}

type Numbers = Pick<Formats, 'percent' | 'number'>

/** A row's figure as people read it: "41,7 %", "2,5". */
export function figureText({ of, isNumber }: Figure, row: Standing, { percent, number }: Numbers): string {
  return isNumber ? number(Math.round(of(row) * 100) / 100) : percent(of(row))
}

const WIN_RATE: Figure = { id: 'winRate', of: (row) => row.winRate }

/** Tiebreakers of tables of three to five. */
const POD_FIGURES: Readonly<Record<PodTiebreaker, Figure>> = {
  'opponent-match-win': { id: 'omw', of: (row) => row.opponentMatchWin },
  'match-win': { id: 'mw', of: (row) => row.matchWin ?? 0 },
  'opponents-beaten': { id: 'beaten', of: (row) => row.opponentsBeaten ?? 0, isNumber: true },
  'mean-seat': { id: 'seat', of: (row) => row.meanSeat ?? 0, isNumber: true },
}

function isOfPods(tiebreaker: Tiebreaker): tiebreaker is PodTiebreaker {
  return tiebreaker in POD_FIGURES
}

/** In reading order. */
export function figuresOf(rules: CountedRules): readonly Figure[] {
  const { gameWin, tiebreakers } = rules
  if (rules.byeWorth) return [WIN_RATE, ...tiebreakers.flatMap((each) => (isOfPods(each) ? POD_FIGURES[each] : []))]
  return [
    WIN_RATE,
    { id: 'omw', of: (row) => row.opponentMatchWin },
    ...(gameWin.counts ? [{ id: 'gw', of: (row: Standing) => row.gameWin } as const] : []),
    ...(gameWin.counts || tiebreakers.includes('opponents-opponent-match-win')
      ? [{ id: gameWin.counts ? 'ogw' : 'oomw', of: (row: Standing) => row.opponentGameWin } as const]
      : []),
  ]
}

const SPECIFIED: readonly FigureId[] = ['winRate', 'gw', 'ogw', 'oomw', 'omw', 'mw', 'beaten', 'seat']

/** In the specification's order, known to event staff. */
export function inSpecifiedOrder(figures: readonly Figure[]): readonly Figure[] {
  return figures.toSorted((one, other) => SPECIFIED.indexOf(one.id) - SPECIFIED.indexOf(other.id))
}

const TIEBREAKERS: Readonly<Record<Exclude<FigureId, 'winRate'>, Tiebreaker>> = {
  mw: 'match-win',
  beaten: 'opponents-beaten',
  seat: 'mean-seat',
  omw: 'opponent-match-win',
  gw: 'game-win',
  ogw: 'opponent-game-win',
  oomw: 'opponents-opponent-match-win',
}

type Ranked = Pick<Tournament, 'rules' | 'stages' | 'teamKind'>

const BY_MEETINGS: readonly Tiebreaker[] = []

/** None where meetings decide. */
export function tiebreakersOf(tournament: Ranked): readonly Tiebreaker[] {
  return isByMeetings(tournament) ? BY_MEETINGS : countedRules(tournament).tiebreakers
}

/** Its number among them, from 1; null if it is none. */
export function tiebreakerPlace(tiebreakers: readonly Tiebreaker[], id: FigureId): number | null {
  const place = id === 'winRate' ? -1 : tiebreakers.indexOf(TIEBREAKERS[id])
  return place < 0 ? null : place + 1
}

const shown = new WeakMap<CountedRules, { readonly all: readonly Figure[]; readonly own: readonly Figure[] }>()

/** In a round robin the opponents' averages mean nothing. */
export function shownFigures(tournament: Ranked): readonly Figure[] {
  const rules = countedRules(tournament)
  const all = shown.get(rules)?.all ?? figuresOf(rules)
  const own = shown.get(rules)?.own ?? all.filter(({ id }) => id === 'winRate' || id === 'gw')
  shown.set(rules, { all, own })
  return isByMeetings(tournament) ? own : all
}
