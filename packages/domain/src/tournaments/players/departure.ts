import { agreesWithGameLosses, decidedScore } from '../conduct/standing-penalties.ts'
import { isOver, isUntouched } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import { DOUBLE_LOSS, type Score, scoreChoices } from '../results/score.ts'
import { rulesIn } from '../rounds/knockout-fault.ts'
import type { Match, PlayedMatch, PlayerId, Tournament } from '../tournament.ts'

type InPlay = Pick<Tournament, 'phase' | 'players' | 'penalties' | 'rules' | 'stages' | 'rounds'>

/** What becomes of a table of the round being played when somebody who sits at it has left the tournament. */
export type Departure = {
  /** Who left: one of the two, or both. */
  readonly gone: readonly PlayerId[]
  /**
   * What the staff is offered to book: a win without the opponent, or that both have lost. Null while the two disagree, for then
   * it is their reports that are decided on.
   */
  readonly proposed: Score | null
}

/** Null where both are there, where a result stands, and in rounds that are over. */
export function departureIn(tournament: InPlay, match: Match): Departure | null {
  if (!isRunning(tournament) || match.round !== currentRound(tournament)) return null
  if (!isMeeting(match) || isOver(match)) return null
  const gone = goneFrom(tournament, match)
  if (gone.length === 0) return null
  return { gone, proposed: isUntouched(match) ? scoreWithout(tournament, match, gone) : null }
}

/** Who of a match has left the tournament, whatever became of the match. */
export function goneFrom({ players }: Pick<Tournament, 'players'>, match: Match): readonly PlayerId[] {
  return seatsOf(match).filter((seat) => hasLeft({ players }, seat))
}

/** Whether a player has left, on their own or by the staff. */
export function hasLeft({ players }: Pick<Tournament, 'players'>, player: PlayerId): boolean {
  return players.some(({ id, droppedAfter }) => id === player && droppedAfter !== null)
}

/**
 * The games that the rules count for a match that was not played. Where a lost game binds the score, the clearest win
 * that has it.
 */
function scoreWithout(tournament: InPlay, match: PlayedMatch, gone: readonly PlayerId[]): Score | null {
  if (gone.length > 1) return DOUBLE_LOSS
  const usual = decidedScore(tournament.rules, match, new Set(gone))
  const isWon = ({ wins1, wins2 }: Score) => (gone[0] === pairOf(match)[0] ? wins2 > wins1 : wins1 > wins2)
  const wins = scoreChoices(rulesIn(tournament, match.round).scoresAllowed).filter(isWon)
  return [usual, ...wins].find((score) => agreesWithGameLosses(tournament, match, score)) ?? null
}
