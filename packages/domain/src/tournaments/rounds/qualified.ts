import { hasSwissPairs } from '../kinds/paired-by.ts'
import { isBye, seatsOf } from '../kinds/seats.ts'
import { FIRST_STAGE, stageOfRound } from '../kinds/stage.ts'
import { swissPlanOf } from '../kinds/swiss-plan.ts'
import { hasAwardedBye, isAwardedBye } from '../players/awarded-byes.ts'
import { matchPoints } from '../results/match-points.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { activePlayers } from './round-progress.ts'

const NOBODY: ReadonlyMap<PlayerId, RoundNumber> = new Map()

/** The points at which players stop playing Swiss rounds; null if everybody plays all. */
export function advancePoints({ stages: [first = FIRST_STAGE] }: Pick<Tournament, 'stages'>): number | null {
  return swissPlanOf(first).advanceAt
}

/** Whether those who reached the points have byes in this round; a later part asks nothing of the sort. */
function stopsAtPoints(tournament: Tournament, round: RoundNumber): boolean {
  return swissPlanOf(stageOfRound(tournament, round)).advanceAt !== null
}

/**
 * Who reached the points before this round, and in which (Magic Tournament Rules 10.4). It follows from the results, so corrections take
 * effect.
 */
export function qualifiedBefore(tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, RoundNumber> {
  const needed = advancePoints(tournament)
  if (needed === null) return NOBODY
  const reached = new Map<PlayerId, RoundNumber>()
  const sums = new Map<PlayerId, number>()
  const byRound = Map.groupBy(tournament.matches, (match) => match.round)
  for (let played = 1; played < round; played++) {
    const matches = byRound.get(played)
    if (!matches) continue
    for (const [id, earned] of matchPoints({ ...tournament, matches }, played)) {
      const sum = (sums.get(id) ?? 0) + earned
      sums.set(id, sum)
      if (sum >= needed && !reached.has(id)) reached.set(id, played)
    }
  }
  return reached
}

/** Who has no opponent in this Swiss round, whatever the number: by an award, or because they reached the points. */
export function exemptIn(tournament: Tournament, round: RoundNumber): (player: PlayerId) => boolean {
  if (!hasSwissPairs(stageOfRound(tournament, round))) return () => false
  const qualified = stopsAtPoints(tournament, round) ? qualifiedBefore(tournament, round) : NOBODY
  return (player) => qualified.has(player) || hasAwardedBye(tournament, player, round)
}

/** The round in which somebody reached the points for which they have this bye; null for any other match. */
export function qualificationOf(tournament: Tournament, match: Match): RoundNumber | null {
  if (!isBye(match) || !stopsAtPoints(tournament, match.round) || isAwardedBye(tournament, match)) return null
  const qualified = qualifiedBefore(tournament, match.round)
  return seatsOf(match).flatMap((player) => qualified.get(player) ?? [])[0] ?? null
}

/** Whether this bye stays with its player: no newcomer may take the place opposite. */
export function isGivenBye(tournament: Tournament, match: Match): boolean {
  return isAwardedBye(tournament, match) || qualificationOf(tournament, match) !== null
}

/** Whether no two are left to play: the rounds are over before their number. */
export function isEverybodyQualified(tournament: Tournament, round: RoundNumber): boolean {
  if (!stopsAtPoints(tournament, round)) return false
  const qualified = qualifiedBefore(tournament, round)
  return activePlayers(tournament, round).filter(({ id }) => !qualified.has(id)).length < MIN_PLAYERS_TO_START
}
