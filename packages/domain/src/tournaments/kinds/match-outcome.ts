import type { Score } from '../results/score.ts'
import { type CountedRules, pointsByPlace } from '../rule-packs/pod-rules.ts'
import { PLACING_RULES, type PlacingRules, type RulePack } from '../rule-packs/rule-pack.ts'
import type { EntrantId, Match, PlacingsResult, PlayedMatch, Result } from '../tournament.ts'
import { placeOf, placingOf, seatWins } from './result.ts'
import { sideOf } from './seats.ts'

/** A match's worth to one entrant; games from their side. Where tables are played for a wager, points as averages count them. */
export type MatchOutcome =
  | { readonly kind: 'open'; readonly isContested: boolean }
  | {
      /** `bothLost`, a double loss, applies to each of the two. */
      readonly kind: 'won' | 'drawn' | 'lost' | 'bothLost'
      /** Match points earned, and the most that such a match can earn. */
      readonly points: number
      readonly mostPoints: number
      readonly gamesWon: number
      readonly gamesLost: number
      readonly gamesDrawn: number
      /** There was an opponent, whose figures enter the averages. */
      readonly countsForAverages: boolean
    }

type OutcomeRules = Pick<
  CountedRules,
  | 'points'
  | 'scoresAllowed'
  | 'placings'
  | 'byeWorth'
  | 'byeGames'
  | 'lossGames'
  | 'tableLossGames'
  | 'unplayedDrawGames'
>

/**
 * The only place that knows what each match and result is worth: a bye is won and an unopposed loss lost, with the games the rules give.
 * The entrant has a side in the match.
 */
export function outcomeFor(match: Match, entrant: EntrantId, rules: OutcomeRules): MatchOutcome {
  switch (match.kind) {
    case 'bye':
      return unopposed('won', rules.byeGames, rules)
    case 'loss':
      return unopposed('lost', rules.lossGames, rules)
    case 'played': {
      const { state } = match
      if (state.kind !== 'terminated') return { kind: 'open', isContested: state.kind === 'contested' }
      return outcomeOf(state.result, { match, entrant, rules })
    }
    default:
      return match satisfies never
  }
}

type Met = { readonly match: PlayedMatch; readonly entrant: EntrantId; readonly rules: OutcomeRules }

function outcomeOf(result: Result, { match, entrant, rules }: Met): MatchOutcome {
  switch (result.kind) {
    case 'games':
      return met(result.score, rules, isFirst(match, entrant))
    case 'seats':
      return met(seatWins(result), rules, isFirst(match, entrant))
    case 'placings':
      return placed(result, rules, sideOf(match, entrant))
    default:
      return result satisfies never
  }
}

function isFirst({ sides: [side] }: PlayedMatch, entrant: EntrantId): boolean {
  return side !== undefined && (side[0] === entrant || side.includes(entrant))
}

/** Match points of an outcome; none while open. */
export function pointsFor(outcome: MatchOutcome): number {
  return outcome.kind === 'open' ? 0 : outcome.points
}

function unopposed(
  kind: 'won' | 'lost',
  [gamesWon, gamesLost, gamesDrawn]: RulePack['byeGames'],
  { points: { win, loss }, byeWorth }: OutcomeRules,
): MatchOutcome {
  const points = kind === 'won' ? (byeWorth?.points ?? win) : loss
  return { kind, points, mostPoints: win, gamesWon, gamesLost, gamesDrawn, countsForAverages: false }
}

/** Called for every match of huge events: creates only one object. */
function met(score: Score, rules: OutcomeRules, isOfFirst: boolean): MatchOutcome {
  if (score.isDoubleLoss) return lostByBoth(rules)
  const { wins1, wins2, draws } = score
  const { win, draw, loss } = rules.points
  const gamesWon = isOfFirst ? wins1 : wins2
  const gamesLost = isOfFirst ? wins2 : wins1
  // An agreed draw without a game (0-0) counts as many drawn games as the rules say.
  const gamesDrawn = wins1 + wins2 + draws === 0 ? rules.unplayedDrawGames : draws
  const kind = gamesWon > gamesLost ? 'won' : gamesWon < gamesLost ? 'lost' : levelScore(rules)
  const points = kind === 'won' ? win : kind === 'drawn' ? draw : loss
  return { kind, points, mostPoints: win, gamesWon, gamesLost, gamesDrawn, countsForAverages: true }
}

/** Called as often. One game is the match: won by the winner, drawn by those left or, if the rules say so, by the whole table; lost by the rest. */
function placed(result: PlacingsResult, rules: OutcomeRules, side: number): MatchOutcome {
  const placings: PlacingRules = rules.placings ?? PLACING_RULES
  const worth = placings.points
  const places = pointsByPlace(placings.places)
  const kind = placings.drawCounts === 'pod' && isDrawn(result) ? 'drawn' : placingOf(result, side)
  const place = places === null ? null : placeOf(result, side)
  const byKind = kind === 'won' ? worth.win : kind === 'drawn' ? worth.draw : worth.loss
  const points = places === null || place === null ? byKind : (places[place - 1] ?? worth.loss)
  const [gamesWon, gamesLost, gamesDrawn] = PLACED_GAMES[kind]
  return {
    kind,
    points,
    mostPoints: places?.[0] ?? worth.win,
    gamesWon,
    gamesLost,
    gamesDrawn,
    countsForAverages: true,
  }
}

/** Somebody was still in the game when it ended. */
function isDrawn({ outcome }: PlacingsResult): boolean {
  return 'drawn' in outcome && outcome.drawn.length > 0
}

const PLACED_GAMES = { won: [1, 0, 0], lost: [0, 1, 0], drawn: [0, 0, 1] } as const

/** Both lose the match with the games the rules give. */
function lostByBoth({
  points: { win, loss },
  tableLossGames: [gamesWon, gamesLost, gamesDrawn],
}: OutcomeRules): MatchOutcome {
  return { kind: 'bothLost', points: loss, mostPoints: win, gamesWon, gamesLost, gamesDrawn, countsForAverages: true }
}

/** Where a draw earns no more than a loss and is no score to report (Yu-Gi-Oh!), a level score is a loss for both. */
function levelScore({ points, scoresAllowed }: Pick<RulePack, 'points' | 'scoresAllowed'>): 'drawn' | 'bothLost' {
  const isDrawn = points.draw > points.loss || scoresAllowed.some(([won, lost]) => won === lost)
  return isDrawn ? 'drawn' : 'bothLost'
}
