import type { PlacingsResult, PlayedMatch } from '../tournament.ts'
import { isPlayed, type Pairing, sidesOf } from './seats.ts'

/** A table of three to five, whose result is given as places. */
export type PodTable = PlayedMatch<PlacingsResult>

type PodIn<Each> = Each extends { readonly kind: 'played' } ? Each & PodTable : Each & Pairing<PodTable>

/** Whether more than two sides meet at a table. */
export function isPodTable<Each extends Pairing>(pairing: Each): pairing is Each & PodIn<Each> {
  return isPlayed(pairing) && sidesOf(pairing).length > 2
}
