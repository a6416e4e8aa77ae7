import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { pastResults } from '@tablee/domain/past/own-past'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { Database, Queryable, Transaction } from '../../database/database.ts'
import { pastRow } from './copy-past.ts'
import { eraseKeptPlays, listKeptPlays } from './kept-play-store.ts'
import { erasePast, listPast, writePast } from './past-store.ts'
import { erasePlayerPage, findPlayerPage } from './player-page-store.ts'

/** Of larger events each account has its results copied when it asks for them. */
const MOST_COPIED_AT_END = 400

/** Results and page of an account. Opponents are not in it: their names are theirs. */
export function pastData({ database }: { readonly database: Database }): PersonalDataKeeper {
  return {
    name: 'past',
    collect: (account) =>
      database.read(async (db) => ({
        page: await findPlayerPage(db, account),
        keptPlays: await listKeptPlays(db, account),
        events: (await listPast(db, account)).map((row) => ({
          ...{ tournamentId: row.tournament_id, name: row.name, playedAt: row.played_at, gameType: row.game },
          ...{ format: row.format, formatName: row.format_name, deck: row.deck, place: row.place },
          ...{ attendance: row.attendance, won: row.won, drawn: row.drawn, lost: row.lost },
        })),
      })),
    forget: (account) =>
      database.inTransaction(async ({ db }) => {
        await erasePast(db, account)
        await erasePlayerPage(db, account)
        await eraseKeptPlays(db, account)
      }),
  }
}

type AtEnd = {
  readonly now: () => Date
  /** Of one event, by player. */
  readonly listSeatAccounts: (db: Queryable, id: string) => Promise<ReadonlyMap<string, string>>
}

/** An event that ends leaves each account its results, so that they outlive it. */
export function pastOfAccounts({ now, listSeatAccounts }: AtEnd): FollowingConsequence<Transaction> {
  return {
    name: 'results of accounts',
    of: ({ before, after, changes }) => {
      if (changes.length === 0 || before === null || isFinished(before) || !isFinished(after)) return []
      return [
        {
          keep: async ({ db }) => {
            const accounts = await listSeatAccounts(db, after.id)
            if (accounts.size > MOST_COPIED_AT_END) return
            const wanted = after.players.flatMap(({ id }) => (accounts.has(id) ? [id] : []))
            const results = pastResults(after, new Set(wanted))
            const createdAt = now().toISOString()
            const rows = [...results].flatMap(([player, result]) => {
              const account = accounts.get(player)
              // The next reading copies it with its number and its deck.
              const facts = { player, sequence: null, createdAt, deck: null }
              return account === undefined ? [] : [pastRow(after, result, { account, ...facts })]
            })
            const once = new Map(rows.map((row) => [row.account_id, row]))
            await writePast(db, [...once.values()])
          },
        },
      ]
    },
  }
}
