import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { FIRST_LEAGUE, isDay, type LeaguePlan, leagueOf, leaguePlanOf, withLeague } from '../kinds/league.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { currentStage, structureOf } from '../kinds/stage.ts'
import type { Tournament } from '../tournament.ts'

/** What is left out stays; null: everybody meets in a day. */
export type LeagueWish = { readonly [Name in keyof LeaguePlan]?: LeaguePlan[Name] | undefined } | null

/** How a league is played: said before the start; what becomes of matches and when its weeks end, until its finish. */
export function planLeague(tournament: Tournament, wish: LeagueWish | undefined): Outcome<readonly Change[]> {
  if (wish === undefined) return accept([])
  if (structureOf(tournament) !== 'round-robin') return wish === null ? accept([]) : refuse('league_needs_round_robin')
  const stage = currentStage(tournament)
  const before = leaguePlanOf(stage)
  const after = wish && { ...FIRST_LEAGUE, ...before, ...said(wish) }
  if (JSON.stringify(before) === JSON.stringify(after)) return accept([])
  const isOther = before?.meetings !== after?.meetings
  if (isFinished(tournament) || (isOther && !isWaiting(tournament))) return refuse('structure_locked')
  if (after?.firstEnds != null && !isDay(after.firstEnds)) return refuse('league_plan_invalid')
  const dates = leagueOf(stage)?.dates
  return accept([{ kind: 'stage_chosen', stage: withLeague(stage, after && { ...after, ...(dates && { dates }) }) }])
}

/** For another league like it, whose weeks are others. */
export function withoutDay(plan: LeaguePlan | null): LeagueWish | undefined {
  return plan ? { ...plan, firstEnds: null } : undefined
}

function said(wish: NonNullable<LeagueWish>): Partial<LeaguePlan> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
}
