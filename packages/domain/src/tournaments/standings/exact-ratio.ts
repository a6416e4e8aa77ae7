import type { Fraction } from '../rule-packs/rule-pack.ts'

/** A fraction of any size; the denominator is positive. */
export type ExactRatio = { readonly numerator: bigint; readonly denominator: bigint }

export function exactRatio([numerator, denominator]: Fraction): ExactRatio {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/** Negative if the first is smaller, zero if equal. */
export function compareExactRatios(one: ExactRatio, other: ExactRatio): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  if (difference === 0n) return 0
  return difference > 0n ? 1 : -1
}

/** The mean of at least one ratio. */
export function meanOfExactRatios(ratios: readonly ExactRatio[]): ExactRatio {
  let numerator = 0n
  let denominator = 1n
  for (const ratio of ratios) {
    if (ratio.denominator === denominator) {
      numerator += ratio.numerator
      continue
    }
    numerator = numerator * ratio.denominator + ratio.numerator * denominator
    denominator *= ratio.denominator
  }
  return { numerator, denominator: denominator * BigInt(ratios.length) }
}

/** The least common multiple; Infinity beyond a double's exact integers. */
export function leastCommonMultiple(one: number, other: number): number {
  let divisor = one
  let rest = other
  while (rest !== 0 && divisor !== Number.POSITIVE_INFINITY) [divisor, rest] = [rest, divisor % rest]
  const multiple = (one / divisor) * other
  return multiple <= Number.MAX_SAFE_INTEGER ? multiple : Number.POSITIVE_INFINITY
}
