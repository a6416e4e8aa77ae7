import { type MatchOutcome, outcomeFor } from '../kinds/match-outcome.ts'
import { entrantsIn } from '../kinds/seats.ts'
import { type CountedRules, wagerOf } from '../rule-packs/pod-rules.ts'
import type { Wager } from '../rule-packs/rule-pack.ts'
import type { EntrantId, Match, RoundNumber } from '../tournament.ts'
import { inOrderOfRounds } from './in-order-of-rounds.ts'

/** What one entrant put into a pot, and what the match brought them: what they took out of it, less that. */
export type Stake = { readonly stake: number; readonly pot: number; readonly gain: number }

export type Wagered = {
  /** What everybody had before the first round. */
  readonly start: number
  /** What a match was worth to somebody; null where its round is not played for a wager, or nothing is settled. */
  readonly stakeOf: (match: Match, entrant: EntrantId) => Stake | null
}

type RulesOf = (round: RoundNumber) => CountedRules

/** Replays matches round by round, as a stake follows from what was won before. Null where none is played for a wager. */
export function replayWagers(
  matches: readonly Match[],
  rules: CountedRules,
  rulesOf?: RulesOf | undefined,
): Wagered | null {
  const start = startingStack(matches, rules, rulesOf)
  if (start === null) return null
  const stacks = new Map<EntrantId, number>()
  const stakes = new Map<Match, readonly (Stake | null)[]>()
  for (const match of inOrderOfRounds(matches)) {
    const own = rulesOf ? rulesOf(match.round) : rules
    const wager = wagerOf(own)
    if (!wager) continue
    const entrants = entrantsIn(match)
    const seats = entrants.map((entrant) => {
      return { kind: outcomeFor(match, entrant, own).kind, stack: stacks.get(entrant) ?? start }
    })
    const settled = settleStakes(seats, wager)
    stakes.set(match, settled)
    for (const [side, entrant] of entrants.entries()) {
      stacks.set(entrant, (seats[side]?.stack ?? start) + (settled[side]?.gain ?? 0))
    }
  }
  return { start, stakeOf: (match, entrant) => stakes.get(match)?.[entrantsIn(match).indexOf(entrant)] ?? null }
}

/** What everybody has before the first round: of the last rules with a wager. Null without any. */
export function startingStack(
  matches: readonly Match[],
  rules: CountedRules,
  rulesOf?: RulesOf | undefined,
): number | null {
  const own = wagerOf(rules)
  if (own || !rulesOf) return own?.start ?? null
  const rounds = new Set(matches.map(({ round }) => round))
  const wagers = [...rounds].toSorted((one, other) => other - one).flatMap((round) => wagerOf(rulesOf(round)) ?? [])
  return wagers[0]?.start ?? null
}

/** Somebody's outcome, and what they had before. */
export type StakedSeat = { readonly kind: MatchOutcome['kind']; readonly stack: number }

/**
 * Hareruya: the winner takes the pot, who drew share it, the others lose their stakes; stakes and shares are rounded up. A bye costs
 * nothing, an unopposed loss the stake. By seat; null where nothing is settled.
 */
export function settleStakes(seats: readonly StakedSeat[], { share: [share, of] }: Wager): readonly (Stake | null)[] {
  const isAlone = seats.length === 1
  let [pot, takers] = [0, 0]
  for (const { kind, stack } of seats) {
    pot += Math.ceil((stack * share) / of)
    if (isTaking(kind)) takers++
  }
  return seats.map(({ kind, stack }) => {
    if (kind === 'open') return null
    const stake = Math.ceil((stack * share) / of)
    if (isAlone && isTaking(kind)) return { stake: 0, pot: 0, gain: 0 }
    return { stake, pot, gain: isTaking(kind) ? Math.ceil(pot / takers) - stake : -stake }
  })
}

function isTaking(kind: MatchOutcome['kind']): boolean {
  return kind === 'won' || kind === 'drawn'
}
