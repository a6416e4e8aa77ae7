import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { leagueOf } from '../kinds/league.ts'
import { isOver, isUntouched } from '../kinds/match-result.ts'
import { games } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import { currentStage } from '../kinds/stage.ts'
import type { Unplayed } from '../league.ts'
import { DOUBLE_LOSS, type Score } from '../results/score.ts'
import type { PlayedMatch, Tournament } from '../tournament.ts'
import { isRoundComplete } from './round-progress.ts'

const NO_GAMES: Score = { wins1: 0, wins2: 0, draws: 0 }

/** Matches of a league that nobody played, those of earlier weeks too; none elsewhere. */
export function unplayedInLeague(tournament: Tournament): readonly PlayedMatch[] {
  return leagueOf(currentStage(tournament)) ? openMatches(tournament) : []
}

function openMatches({ matches }: Tournament): readonly PlayedMatch[] {
  return matches.filter((match): match is PlayedMatch => isPlayed(match) && !isOver(match))
}

/**
 * What ends a round before another follows. In a league its unplayed matches end as it says; one about which two disagree is decided
 * first. Elsewhere every match has to be over.
 */
export function closeRound(tournament: Tournament): Outcome<readonly Change[]> {
  const unplayed = unplayedInLeague(tournament)
  if (unplayed.length === 0) return isRoundComplete(tournament) ? accept([]) : refuse('round_not_complete')
  if (unplayed.some((match) => !isUntouched(match))) return refuse('round_not_complete')
  return accept(ended(unplayed, leagueOf(currentStage(tournament))?.unplayed ?? 'open'))
}

/** Likewise before the finish, which leaves nothing open, also where the first place was played off. */
export function closeLastRound(tournament: Tournament): Outcome<readonly Change[]> {
  const closed = closeRound(tournament)
  const open = tournament.stages.some((stage) => leagueOf(stage)) ? openMatches(tournament) : []
  if (!closed.accepted || closed.value.length === open.length) return closed
  return refuse('league_matches_open', { count: open.length })
}

function ended(matches: readonly PlayedMatch[], as: Unplayed): readonly Change[] {
  if (as === 'open') return []
  const result = games(as === 'lost' ? DOUBLE_LOSS : NO_GAMES)
  return matches.map(({ id: matchId }) => ({
    kind: 'match_scored',
    ...{ matchId, result, decidedBy: 'organizer', reports: [] },
  }))
}
