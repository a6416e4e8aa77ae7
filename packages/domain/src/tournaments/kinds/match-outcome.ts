import type { Score } from '../results/score.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match, PlayerId } from '../tournament.ts'
import { pairOf } from './seats.ts'

/** What a match is worth to one of its players; games are counted from their chair. */
export type MatchOutcome =
  | { readonly kind: 'open'; readonly isContested: boolean }
  | {
      /** A double loss is one for each of the two players. */
      readonly kind: 'won' | 'drawn' | 'lost' | 'bothLost'
      readonly gamesWon: number
      readonly gamesLost: number
      readonly gamesDrawn: number
      /** Somebody sat on the other side, whose figures enter the averages of opponents. */
      readonly countsForAverages: boolean
    }

type OutcomeRules = Pick<RulePack, 'points' | 'byeGames' | 'lossGames' | 'tableLossGames' | 'unplayedDrawGames'>

/**
 * The one place that knows what each kind of match is worth: a bye is won and a loss without an opponent lost, with the
 * games that the rules count for them. The player has a seat in the match.
 */
export function outcomeFor(match: Match, player: PlayerId, rules: OutcomeRules): MatchOutcome {
  switch (match.kind) {
    case 'bye':
      return unopposed('won', rules.byeGames)
    case 'loss':
      return unopposed('lost', rules.lossGames)
    case 'played': {
      const { state } = match
      if (state.kind !== 'terminated') return { kind: 'open', isContested: state.kind === 'contested' }
      return met(state.score, rules, pairOf(match)[0] === player)
    }
    default:
      return match satisfies never
  }
}

/** Match points that an outcome earns; none while it is open. */
export function pointsFor(outcome: MatchOutcome, { points }: Pick<RulePack, 'points'>): number {
  switch (outcome.kind) {
    case 'open':
      return 0
    case 'won':
      return points.win
    case 'drawn':
      return points.draw
    case 'lost':
    case 'bothLost':
      return points.loss
    default:
      return outcome satisfies never
  }
}

function unopposed(kind: 'won' | 'lost', [gamesWon, gamesLost, gamesDrawn]: RulePack['byeGames']): MatchOutcome {
  return { kind, gamesWon, gamesLost, gamesDrawn, countsForAverages: false }
}

/** Standings ask this of every match of an event of thousands: one object is made, and no other. */
function met(score: Score, rules: OutcomeRules, isFirst: boolean): MatchOutcome {
  if (score.isDoubleLoss) return lostByBoth(rules)
  const { wins1, wins2, draws } = score
  const gamesWon = isFirst ? wins1 : wins2
  const gamesLost = isFirst ? wins2 : wins1
  // An agreed draw without a game (0-0) counts for as many drawn games as the rules say.
  const gamesDrawn = wins1 + wins2 + draws === 0 ? rules.unplayedDrawGames : draws
  const kind = gamesWon > gamesLost ? 'won' : gamesWon < gamesLost ? 'lost' : levelScore(rules)
  return { kind, gamesWon, gamesLost, gamesDrawn, countsForAverages: true }
}

/** Each of them has lost a match with the games that the rules count for one. */
function lostByBoth({ tableLossGames: [gamesWon, gamesLost, gamesDrawn] }: OutcomeRules): MatchOutcome {
  return { kind: 'bothLost', gamesWon, gamesLost, gamesDrawn, countsForAverages: true }
}

/** Where a draw earns no more than a loss (Yu-Gi-Oh!), a level score is a loss for both. */
function levelScore({ points }: Pick<RulePack, 'points'>): 'drawn' | 'bothLost' {
  return points.draw > points.loss ? 'drawn' : 'bothLost'
}
