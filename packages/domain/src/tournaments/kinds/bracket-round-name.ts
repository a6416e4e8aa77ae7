const ROUND_NAMES = { 2: 'final', 4: 'semi', 8: 'quarter', 16: 'eighth', 32: 'sixteenth' } as const

/** The name of a bracket round of this size; larger ones have none. */
export function bracketRoundName(places: number) {
  return places in ROUND_NAMES ? ROUND_NAMES[places as keyof typeof ROUND_NAMES] : 'other'
}
