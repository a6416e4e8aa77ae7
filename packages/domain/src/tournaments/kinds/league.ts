import type { League, MatchDate } from '../league.ts'
import type { Stage } from '../tournament.ts'

export type LeaguePlan = Omit<League, 'dates'>

/** The usual: once, both lose what they did not play. */
export const FIRST_LEAGUE: LeaguePlan = { meetings: 1, unplayed: 'lost', leavers: 'usual', firstEnds: null }

/** Null where rounds are no weeks. */
export function leagueOf(stage: Stage): League | null {
  return stage.kind === 'round-robin' ? (stage.league ?? null) : null
}

/** As planned; null where rounds are no weeks. */
export function leaguePlanOf(stage: Stage): LeaguePlan | null {
  const league = leagueOf(stage)
  if (!league) return null
  const { dates: _, ...plan } = league
  return plan
}

/** Null: its rounds are no weeks. Unchanged for other kinds. */
export function withLeague(stage: Stage, league: League | null): Stage {
  if (stage.kind !== 'round-robin') return stage
  const { league: _, ...others } = stage
  return league ? { ...others, league } : others
}

/** How often each pair meets. */
export function meetingsIn(stage: Stage): 1 | 2 {
  return leagueOf(stage)?.meetings ?? 1
}

export function withDates(stage: Stage, dates: readonly MatchDate[]): Stage {
  const league = leagueOf(stage)
  if (!league) return stage
  const { dates: _, ...plan } = league
  return withLeague(stage, dates.length === 0 ? plan : { ...plan, dates })
}

/** Whether a calendar has that day (YYYY-MM-DD): some engines read 30 February as 2 March. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, text.length) === text
}

const WEEK_DAYS = 7

/** Day on which that week of a league ends, from 1 (YYYY-MM-DD); null where nobody said. */
export function weekEnds(stage: Stage, week: number): string | null {
  const first = leagueOf(stage)?.firstEnds ?? null
  if (first === null) return null
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + (week - 1) * WEEK_DAYS)).toISOString().slice(0, first.length)
}
