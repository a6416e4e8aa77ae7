/** Seeds of before are hexadecimal digits alone. */
const OF_EIGHT_FIGURES = '8-'

/** The seed of a round that is paired by all eight figures. It says so itself, wherever it is written down. */
export function seedOfEight(drawn: string): string {
  return `${OF_EIGHT_FIGURES}${drawn}`
}

/** Whether a round with this seed is paired by the eighth figure too; those drawn before it was there were not. */
export function looksAtFloats(seed: string): boolean {
  return seed.startsWith(OF_EIGHT_FIGURES)
}
