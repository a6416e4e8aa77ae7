import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { leagueOf, withDates } from '../kinds/league.ts'
import { isOver } from '../kinds/match-result.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import { currentStage } from '../kinds/stage.ts'
import type { MatchDate } from '../league.ts'
import { hasLeft } from '../players/departure.ts'
import type { MatchId, PlayerId, Tournament } from '../tournament.ts'

export type WishedDate = {
  readonly matchId: MatchId
  readonly by: PlayerId
  /** ISO 8601, UTC; null: none. */
  readonly at: string | null
}

/**
 * Two people of a league agree on when they play: one proposes a moment, the other says the same one, or proposes another. Either takes it
 * back.
 */
export function agreeDate(tournament: Tournament, { matchId, by, at }: WishedDate): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const stage = currentStage(tournament)
  const league = leagueOf(stage)
  if (!league) return refuse('league_needed')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match) return refuse('match_not_found')
  if (!isPlayed(match) || !seatsOf(match).includes(by)) return refuse('not_your_match')
  if (isOver(match)) return refuse('league_match_over')
  if (hasLeft(tournament, by)) return refuse('player_has_left')
  const before = league.dates?.find((date) => date.match === matchId) ?? null
  const after = dateAfter(before, { matchId, by, at })
  if (before === after) return accept([])
  const open = new Set(tournament.matches.flatMap((each) => (isOver(each) ? [] : each.id)))
  const others = (league.dates ?? []).filter((date) => date.match !== matchId && open.has(date.match))
  return accept([{ kind: 'stage_chosen', stage: withDates(stage, after ? [...others, after] : others) }])
}

function dateAfter(before: MatchDate | null, { matchId: match, by, at }: WishedDate): MatchDate | null {
  if (at === null) return null
  if (before?.at !== at) return { match, at, by }
  return before.by === by || before.agreed ? before : { ...before, agreed: true }
}

/** When a match of a league is to be played; null: nobody said. */
export function dateOfMatch(tournament: Pick<Tournament, 'stages'>, match: MatchId): MatchDate | null {
  return leagueOf(currentStage(tournament))?.dates?.find((date) => date.match === match) ?? null
}
