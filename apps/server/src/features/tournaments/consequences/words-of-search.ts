import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { Transaction } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/search/found-by.ts'
import { foundBy, isFoundOtherwise } from '../search/search-tokens.ts'

export const wordsOfSearch: FollowingConsequence<Transaction> = {
  name: 'words of search',
  of: ({ before, after }) =>
    isFoundOtherwise(before, after) ? [{ keep: (tx) => writeFoundBy(tx, after.id, foundBy(after)) }] : [],
}
