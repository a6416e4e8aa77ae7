import { agreesWithGameLosses, decidedScore } from '../conduct/standing-penalties.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { isOver, isUntouched } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { DOUBLE_LOSS, type Score, scoreChoices } from '../results/score.ts'
import { rulesIn } from '../rounds/knockout-fault.ts'
import type { Match, Meeting, PlayerId, Tournament } from '../tournament.ts'

type InPlay = Pick<Tournament, 'phase' | 'players' | 'penalties' | 'rules' | 'stages' | 'rounds' | 'teamKind'>

/** A table of the current round after a player at it left the tournament. */
export type Departure = {
  readonly gone: readonly PlayerId[]
  /**
   * The result offered to the staff: a win without the opponent, or a double loss. Null while the two disagree, since the reports must be
   * ruled on.
   */
  readonly proposed: Score | null
}

/** Null if both are there, a result exists, or the round is over. */
export function departureIn(tournament: InPlay, match: Match): Departure | null {
  if (!isRunning(tournament) || match.round !== currentRound(tournament)) return null
  if (!isMeeting(match) || isOver(match)) return null
  const gone = goneFrom(tournament, match)
  if (gone.length === 0) return null
  return { gone, proposed: isUntouched(match) ? scoreWithout(tournament, match, gone) : null }
}

/** Who of a match left the tournament, whatever its result. */
export function goneFrom({ players }: Pick<Tournament, 'players'>, match: Match): readonly PlayerId[] {
  return seatsOf(match).filter((seat) => hasLeft({ players }, seat))
}

/** Whether a player has left, by themselves or by the staff. */
export function hasLeft({ players }: Pick<Tournament, 'players'>, player: PlayerId): boolean {
  return players.some(({ id, droppedAfter }) => id === player && droppedAfter !== null)
}

/** The games the rules count for an unplayed match. If lost games constrain the score, the clearest win allowed. */
function scoreWithout(tournament: InPlay, match: Meeting, gone: readonly PlayerId[]): Score | null {
  if (gone.length > 1) return DOUBLE_LOSS
  const usual = decidedScore(countedRules(tournament), match, new Set(gone))
  const isWon = ({ wins1, wins2 }: Score) => (gone[0] === pairOf(match)[0] ? wins2 > wins1 : wins1 > wins2)
  const wins = scoreChoices(rulesIn(tournament, match.round).scoresAllowed).filter(isWon)
  return [usual, ...wins].find((score) => agreesWithGameLosses(tournament, match, score)) ?? null
}
