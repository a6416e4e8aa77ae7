import { seededRandom } from '../../seeded-random.ts'
import { isPlayed } from '../kinds/seats.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { MatchId, PlayedMatch, Tournament } from '../tournament.ts'
import type { DeckCheckDraw, PassedTable, PassedWhy } from './deck-check.ts'

type Wish = {
  readonly round: number
  readonly seed: string
  readonly count: number
  /** Null: it may be drawn. */
  readonly passes: (match: PlayedMatch) => PassedWhy | null
}

/**
 * Draws tables of a round. Each table has a number of its own from the seed and the id of its match (docs/wire.md, deck checks), and the
 * lowest are drawn: a table that comes or goes changes the order of no other. Byes have no table.
 */
export function drawTables(
  tournament: Pick<Tournament, 'matches'>,
  { round, seed, count, passes }: Wish,
): Pick<DeckCheckDraw, 'matches' | 'passed'> {
  const matches: MatchId[] = []
  const passed: PassedTable[] = []
  for (const match of inDrawnOrder(tournament, { round, seed })) {
    if (matches.length === count) break
    const why = passes(match)
    if (why === null) matches.push(match.id)
    else passed.push({ matchId: match.id, why })
  }
  return { matches, passed }
}

/** Whether the tables of the round, without those passed over, give the same draw; not where the round was paired again since. */
export function isDrawnAgain(tournament: Pick<Tournament, 'matches'>, draw: Omit<DeckCheckDraw, 'number'>): boolean {
  const others = new Set(draw.passed.map(({ matchId }) => matchId))
  const { matches } = drawTables(tournament, {
    ...draw,
    passes: ({ id }) => (others.has(id) ? 'checked' : null),
  })
  const { length: found } = matches
  return found === draw.matches.length && matches.every((id, place) => id === draw.matches[place])
}

function inDrawnOrder(tournament: Pick<Tournament, 'matches'>, { round, seed }: Pick<Wish, 'round' | 'seed'>) {
  return matchesOfRound(tournament, round)
    .filter((match) => isPlayed(match))
    .map((match) => ({ match, lot: seededRandom(`deck check ${seed} ${match.id}`)() }))
    .toSorted((one, other) => one.lot - other.lot || (one.match.id < other.match.id ? -1 : 1))
    .map(({ match }) => match)
}
