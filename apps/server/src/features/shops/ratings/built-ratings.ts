import type { RatedPerson } from '@tablee/domain/ratings/rate-events'
import type { RatingRow } from '@tablee/domain/ratings/rating-table'
import type { PersonKey } from '@tablee/domain/seasons/season'

export type BuiltRating = {
  readonly game: string | null
  readonly games: readonly string[]
  /** Of the game, oldest first. */
  readonly events: readonly string[]
  readonly rows: readonly RatingRow<PersonKey>[]
  readonly people: ReadonlyMap<PersonKey, RatedPerson<PersonKey>>
  /** Of whoever may be named; others have none. */
  readonly names: ReadonlyMap<PersonKey, string>
  /** By the key that others see. */
  readonly keys: ReadonlyMap<string, PersonKey>
  readonly joins: ReadonlyMap<PersonKey, PersonKey>
  /** Whoever took their own name out, and those whose name a member took out. */
  readonly left: ReadonlySet<PersonKey>
  readonly unnamed: ReadonlySet<PersonKey>
}

/** By what they are made of, the last used ones: another sequence of any event makes another. */
export type BuiltRatings = {
  readonly find: (key: string, madeOf: string) => BuiltRating | null
  readonly keep: (key: string, madeOf: string, built: BuiltRating) => void
}

const MOST_MATCHES = 400_000

export function createBuiltRatings(): BuiltRatings {
  const kept = new Map<string, { readonly madeOf: string; readonly built: BuiltRating; readonly matches: number }>()
  let matches = 0
  const drop = (key: string) => {
    matches -= kept.get(key)?.matches ?? 0
    kept.delete(key)
  }
  return {
    find: (key, madeOf) => {
      const found = kept.get(key)
      if (found?.madeOf !== madeOf) return null
      kept.delete(key)
      kept.set(key, found)
      return found.built
    },
    keep: (key, madeOf, built) => {
      drop(key)
      const own = built.rows.reduce((sum, row) => sum + row.matches, 0)
      kept.set(key, { madeOf, built, matches: own })
      matches += own
      for (const oldest of kept.keys()) {
        if (matches <= MOST_MATCHES || kept.size === 1) break
        drop(oldest)
      }
    },
  }
}
