import { outcomeFor } from '../kinds/match-outcome.ts'
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
  rulesOf: RulesOf = () => rules,
): Wagered | null {
  const start = startOf(matches, rules, rulesOf)
  if (start === null) return null
  const stacks = new Map<EntrantId, number>()
  const stakes = new Map<Match, ReadonlyMap<EntrantId, Stake>>()
  for (const match of inOrderOfRounds(matches)) {
    const own = rulesOf(match.round)
    const wager = wagerOf(own)
    if (!wager) continue
    const settled = settle(match, { wager, rules: own, stackOf: (entrant) => stacks.get(entrant) ?? start })
    stakes.set(match, settled)
    for (const [entrant, { gain }] of settled) stacks.set(entrant, (stacks.get(entrant) ?? start) + gain)
  }
  return { start, stakeOf: (match, entrant) => stakes.get(match)?.get(entrant) ?? null }
}

/** Of the last rules with a wager. */
function startOf(matches: readonly Match[], rules: CountedRules, rulesOf: RulesOf): number | null {
  const own = wagerOf(rules)
  if (own) return own.start
  const rounds = new Set(matches.map(({ round }) => round))
  const wagers = [...rounds].toSorted((one, other) => other - one).flatMap((round) => wagerOf(rulesOf(round)) ?? [])
  return wagers[0]?.start ?? null
}

type Played = {
  readonly wager: Wager
  readonly rules: CountedRules
  readonly stackOf: (entrant: EntrantId) => number
}

/**
 * Hareruya: the winner takes the pot, who drew share it, the others lose their stakes; stakes and shares are rounded up. A bye costs
 * nothing, an unopposed loss the stake.
 */
function settle(match: Match, { wager, rules, stackOf }: Played): ReadonlyMap<EntrantId, Stake> {
  const [share, of] = wager.share
  const seats = entrantsIn(match).map((entrant) => {
    const { kind } = outcomeFor(match, entrant, rules)
    return { entrant, kind, stake: Math.ceil((stackOf(entrant) * share) / of) }
  })
  const isAlone = seats.length === 1
  const takers = seats.filter(({ kind }) => kind === 'won' || kind === 'drawn').length
  const pot = seats.reduce((sum, { stake }) => sum + stake, 0)
  return new Map(
    seats.flatMap(({ entrant, kind, stake }) => {
      if (kind === 'open') return []
      const takes = kind === 'won' || kind === 'drawn'
      if (isAlone && takes) return [[entrant, { stake: 0, pot: 0, gain: 0 }] as const]
      return [[entrant, { stake, pot, gain: takes ? Math.ceil(pot / takers) - stake : -stake }] as const]
    }),
  )
}
