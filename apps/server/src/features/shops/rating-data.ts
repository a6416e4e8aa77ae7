import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { Transaction } from '../../database/database.ts'
import { writeCopy } from './ratings/copy-rated.ts'
import { listOwn } from './ratings/own-ratings.ts'
import type { RatingGround } from './ratings/rating-ground.ts'
import { listRatingsWith } from './ratings/rating-store.ts'

/** Of larger events the next reading copies the results. */
const MOST_COPIED_AT_END = 400

/** Ratings of an account. What is kept of it are signs without a name, which stay so that the others' ratings do. */
export function ratingData(ground: RatingGround): PersonalDataKeeper {
  return { name: 'ratings', collect: (account) => listOwn(ground, account), forget: async () => {} }
}

/** An event that ends leaves its matches to the ratings that count it, so that they outlive it. */
export function ratedResults({ markOf, now }: Pick<RatingGround, 'markOf' | 'now'>): FollowingConsequence<Transaction> {
  return {
    name: 'rated results',
    of: ({ before, after, changes }) => {
      if (changes.length === 0 || before === null || isFinished(before) || !isFinished(after)) return []
      if (after.players.length > MOST_COPIED_AT_END) return []
      return [
        {
          keep: async ({ db }) => {
            // The next reading copies it with its number.
            const copy = { tournament: after, sequence: null, createdAt: now().toISOString() }
            for (const rating of await listRatingsWith(db, after.id))
              await writeCopy({ markOf }, db, { rating, ...copy })
          },
        },
      ]
    },
  }
}
