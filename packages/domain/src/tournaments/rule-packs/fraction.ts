import type { Fraction } from './rule-pack.ts'

/** As an ordinary number. */
export function fractionValue([numerator, denominator]: Fraction): number {
  return numerator / denominator
}

/** Whether it lies from 0 to 1, in integers small enough for exact arithmetic. */
export function isShare([numerator, denominator]: Fraction): boolean {
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator)) return false
  return denominator > 0 && denominator <= 1000 && numerator >= 0 && numerator <= denominator
}

/** Reads `1/3`, `0.33` or `0`; else null. */
export function readFraction(text: string): Fraction | null {
  const quotient = /^(\d{1,4})\/(\d{1,4})$/.exec(text)
  if (quotient) return Number(quotient[2]) === 0 ? null : [Number(quotient[1]), Number(quotient[2])]
  const decimal = /^(\d{1,4})(?:\.(\d{1,3}))?$/.exec(text)
  if (!decimal) return null
  const places = decimal[2] ?? ''
  return [Number(`${decimal[1]}${places}`), 10 ** places.length]
}
