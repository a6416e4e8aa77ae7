import type { Fraction, RulePack } from '../rule-packs/rule-pack.ts'
import type { Player, RoundNumber } from '../tournament.ts'
import { leastCommonMultiple } from './exact-ratio.ts'
import type { FigureColumn } from './figure-column.ts'
import type { PlayerRecords } from './player-records.ts'

/** An exact fraction per player index; denominators are positive. */
export type PlayerFractions = { readonly numerators: Float64Array; readonly denominators: Float64Array }

export type Standpoint = {
  readonly rules: RulePack
  readonly players: readonly Player[]
  readonly throughRound: RoundNumber
}

/** Match-win percentages with floor and cap, as used in opponents' averages. */
export function matchWinFractions(
  records: PlayerRecords,
  { rules, players, throughRound }: Standpoint,
): PlayerFractions {
  const { matchWin } = rules
  if (matchWin.kind === 'match-points') {
    return fractionsOf(players.length, (player) =>
      atLeast(matchWin.floor, [records.earned[player] ?? 0, records.mostPoints[player] ?? 0]),
    )
  }
  const [tieNumerator, tieDenominator] = matchWin.tieWeight
  return fractionsOf(players.length, (player) => {
    // Byes count in neither wins nor rounds.
    const byes = records.byes[player] ?? 0
    const wins = (records.won[player] ?? 0) - byes
    const ties = records.drawn[player] ?? 0
    const rounds = (records.rounds[player] ?? 0) - byes
    const share = [wins * tieDenominator + ties * tieNumerator, rounds * tieDenominator] as const
    // Leaving after the last round is no drop.
    const hasDropped = (players[player]?.droppedAfter ?? throughRound) < throughRound
    return atMost(hasDropped ? matchWin.droppedCap : matchWin.cap, atLeast(matchWin.floor, share))
  })
}

/** Game-win percentages: three points per game won, one per drawn, out of three. */
export function gameWinFractions(records: PlayerRecords, floor: Fraction): PlayerFractions {
  return fractionsOf(records.games.length, (player) =>
    atLeast(floor, [
      3 * (records.gamesWon[player] ?? 0) + (records.gamesDrawn[player] ?? 0),
      3 * (records.games[player] ?? 0),
    ]),
  )
}

export function columnOf({ numerators, denominators }: PlayerFractions): FigureColumn {
  let largest = 1
  let common = 1
  for (const denominator of denominators) {
    if (denominator > largest) largest = denominator
    if (common % denominator !== 0) common = leastCommonMultiple(common, denominator)
  }
  return {
    values: numerators.map((numerator, player) => numerator / (denominators[player] ?? 1)),
    common,
    separation: 1 / (largest * largest),
    exact: (player) => ({
      numerator: BigInt(numerators[player] ?? 0),
      denominator: BigInt(denominators[player] ?? 1),
    }),
  }
}

function fractionsOf(count: number, fractionOf: (player: number) => Fraction): PlayerFractions {
  const numerators = new Float64Array(count)
  const denominators = new Float64Array(count)
  for (let player = 0; player < count; player++) {
    const [numerator, denominator] = fractionOf(player)
    numerators[player] = numerator
    denominators[player] = denominator
  }
  return { numerators, denominators }
}

function atLeast(floor: Fraction, fraction: Fraction): Fraction {
  if (fraction[1] === 0) return floor
  return fraction[0] * floor[1] < floor[0] * fraction[1] ? floor : fraction
}

function atMost(cap: Fraction, fraction: Fraction): Fraction {
  return fraction[0] * cap[1] > cap[0] * fraction[1] ? cap : fraction
}
