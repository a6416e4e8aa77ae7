import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { Database, Transaction } from '../../database/database.ts'
import { copyResults } from './seasons/copied-results.ts'
import { forgetPastNotesBy, listPastNotesBy } from './seasons/past-note-store.ts'
import { listSeasonsWith } from './seasons/season-event-store.ts'
import type { SeasonGround } from './seasons/season-ground.ts'
import { forgetNotesBy, listNotesBy } from './seasons/season-store.ts'

/** What an account said of people of a season. Its own results are signs without a name. */
export function seasonData({ database }: { readonly database: Database }): PersonalDataKeeper {
  return {
    name: 'saidOfSeasons',
    collect: (account) =>
      database.read(async (db) => [...(await listNotesBy(db, account)), ...(await listPastNotesBy(db, account))]),
    forget: (account) =>
      database.inTransaction(async ({ db }) => {
        await forgetNotesBy(db, account)
        await forgetPastNotesBy(db, account)
      }),
  }
}

/** An event that ends leaves its results, so that they outlive it and whoever is erased from it stays one row. */
export function seasonResults({ markOf }: Pick<SeasonGround, 'markOf'>): FollowingConsequence<Transaction> {
  return {
    name: 'season results',
    of: ({ before, after, changes }) => {
      if (changes.length === 0 || before === null || isFinished(before) || !isFinished(after)) return []
      return [
        {
          keep: async ({ db }) => {
            // The next reading copies it with its number.
            for (const season of await listSeasonsWith(db, after.id))
              await copyResults({ markOf }, db, { season, sequence: null, tournament: after })
          },
        },
      ]
    },
  }
}
