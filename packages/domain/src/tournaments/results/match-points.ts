import { countedRules, countedRulesOf, rulesByRound } from '../kinds/counted-rules.ts'
import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { countedFrom } from '../kinds/part.ts'
import { entrantAt, entrantsIn, isBye, isPlayed } from '../kinds/seats.ts'
import { lastRankedRound } from '../kinds/stage.ts'
import { annulledMatches } from '../players/left-matches.ts'
import { wagerOf } from '../rule-packs/pod-rules.ts'
import type { EntrantId, Match, RoundNumber, Tournament } from '../tournament.ts'
import { replayWagers, type Wagered } from './wagers.ts'

type Ranked = Pick<Tournament, 'players' | 'matches' | 'rules' | 'stages' | 'rounds' | 'teamKind'>

/**
 * Everyone's points as they count in that round, by default the latest: from current results, so that corrections take effect. Brackets,
 * annulled matches and parts that were not carried on give none.
 */
export function matchPoints(
  tournament: Ranked,
  inRound: RoundNumber = Number.POSITIVE_INFINITY,
): ReadonlyMap<EntrantId, number> {
  const { players, matches } = tournament
  const rulesOf = rulesByRound(tournament)
  const from = countedFrom(tournament, inRound)
  const last = lastRankedRound(tournament)
  const annulled = new Set(annulledMatches(tournament))
  const isCounted = (match: Match) => match.round >= from && match.round <= last && !annulled.has(match)
  const wagers = wagersIn(tournament, isCounted)
  const points = new Map<EntrantId, number>(players.map(({ id }) => [id, wagers?.start ?? 0]))
  for (const match of matches) {
    if (!isCounted(match)) continue
    const rules = rulesOf(match.round)
    for (let side = 0, player = entrantAt(match, 0); player !== null; player = entrantAt(match, ++side)) {
      const earned = wagers?.stakeOf(match, player)?.gain ?? pointsFor(outcomeFor(match, player, rules))
      points.set(player, (points.get(player) ?? 0) + earned)
    }
  }
  return points
}

/** Whether a match may be worth more or less by those before it. */
export function isPlayedForWager(tournament: Pick<Tournament, 'rules' | 'stages' | 'teamKind'>): boolean {
  return tournament.stages.some((_, index) => wagerOf(countedRulesOf(tournament, index)) !== null)
}

/** Null, without a look at the matches, where no part is played for a wager. */
function wagersIn(tournament: Ranked, isCounted: (match: Match) => boolean): Wagered | null {
  if (!isPlayedForWager(tournament)) return null
  return replayWagers(tournament.matches.filter(isCounted), countedRules(tournament), rulesByRound(tournament))
}

/** Opponents really met, one entry per match; byes count for none. */
export function metOpponents(matches: readonly Match[]): ReadonlyMap<EntrantId, readonly EntrantId[]> {
  return encounters(matches).met
}

export function byeCounts(matches: readonly Match[]): ReadonlyMap<EntrantId, number> {
  const counts = new Map<EntrantId, number>()
  for (const match of matches) countBye(match, counts)
  return counts
}

export type Encounters = {
  readonly met: ReadonlyMap<EntrantId, readonly EntrantId[]>
  readonly byes: ReadonlyMap<EntrantId, number>
}

/** Both in one pass: the matches of a large tournament are not in the processor's cache. */
export function encounters(matches: readonly Match[]): Encounters {
  const met = new Map<EntrantId, EntrantId[]>()
  const byes = new Map<EntrantId, number>()
  const note = (player: EntrantId, opponent: EntrantId) => {
    const list = met.get(player)
    if (list) list.push(opponent)
    else met.set(player, [opponent])
  }
  for (const match of matches) {
    if (!isPlayed(match)) {
      countBye(match, byes)
      continue
    }
    const entrants = entrantsIn(match)
    for (const entrant of entrants) for (const other of entrants) if (other !== entrant) note(entrant, other)
  }
  return { met, byes }
}

function countBye(match: Match, counts: Map<EntrantId, number>): void {
  if (!isBye(match)) return
  for (const player of entrantsIn(match)) counts.set(player, (counts.get(player) ?? 0) + 1)
}
