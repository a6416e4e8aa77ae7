/** Older seeds are hexadecimal digits alone. */
const OF_EIGHT_FIGURES = '8-'

/** Marks a seed as using all eight figures, wherever it is written down. */
export function seedOfEight(drawn: string): string {
  return `${OF_EIGHT_FIGURES}${drawn}`
}

/** Whether a round with this seed uses the eighth figure; older ones do not. */
export function looksAtFloats(seed: string): boolean {
  return seed.startsWith(OF_EIGHT_FIGURES)
}
