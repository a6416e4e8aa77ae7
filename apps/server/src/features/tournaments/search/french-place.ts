import type { Point } from './point.ts'

export type FrenchPlace = {
  /** Of the commune, or of a district of a large city. */
  readonly code: string
  /** The city of a district. */
  readonly city: string | null
  readonly name: string
  /** Each as words joined by blanks. */
  readonly names: readonly string[]
  readonly postalCodes: readonly string[]
  readonly department: string
  readonly population: number
  /** Its own position, or that of its neighbours; null for uninhabited ones. */
  readonly point: Point | null
}
export type Department = {
  readonly code: string
  readonly name: string
  /** Words joined by blanks. */
  readonly words: string
  readonly region: string
  readonly regionCode: string
  readonly regionWords: string
  /** The middle of its communes. */
  readonly centre: Point | null
}
