import type { Point } from './point.ts'

export type FrenchPlace = {
  /** Of the commune, or of a part of a large city. */
  readonly code: string
  /** The city that it is a part of. */
  readonly city: string | null
  readonly name: string
  /** What it is called, each time as words joined by blanks. */
  readonly names: readonly string[]
  readonly postalCodes: readonly string[]
  readonly department: string
  readonly population: number
  /** Of the commune itself, or where its neighbours are; null for those that nobody lives in. */
  readonly point: Point | null
}
export type Department = {
  readonly code: string
  readonly name: string
  /** Its words joined by blanks. */
  readonly words: string
  readonly region: string
  readonly regionCode: string
  readonly regionWords: string
  /** The middle of its communes. */
  readonly centre: Point | null
}
