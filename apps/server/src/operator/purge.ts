import { erasedWhenDeletedBy } from '@tablee/domain/tournaments/delete-tournament'
import type { Database } from '../database/database.ts'
import { countExpiredSessions, deleteExpiredSessions } from '../features/accounts/session-store.ts'
import { countOldDetails, emptyOldDetails } from '../features/registrations/old-details-store.ts'
import { countDeletedBy, eraseAbandoned, listAbandoned } from '../features/tournaments/abandoned-store.ts'
import { eraseDeletedTournaments } from '../features/tournaments/commands/erase-deleted-tournaments.ts'
import { type Command, counted, done } from './command.ts'
import { withData } from './open-data.ts'

const CONFIRM = '--confirm'
const DAY_MS = 86_400_000
/** Told on the page about privacy. */
const ABANDONED_DAYS = 180
const DETAILS_DAYS = 365
/** So many at a time, so that others have their turn to write. */
const TOGETHER = 50
const CODES_SHOWN = 20

export const purge: Command = {
  usage: ['purge [--confirm]          (without --confirm it only says what would go)'],
  flags: [CONFIRM],
  run: async ({ words, flags, config, now }) => {
    if (words.length > 0) return null
    const at = now()
    return withData(config, async (database) => {
      const found = await look(database, at)
      if (!flags.has(CONFIRM)) return done(`${told(found)}\nNothing was changed. With --confirm it goes for good.`)
      await erase(database, at)
      return done(`${told(found)}\nAll of this is gone. Backups still hold it.`)
    })
  },
}

type Found = {
  readonly deleted: number
  readonly abandoned: readonly { readonly code: string }[]
  readonly details: number
  readonly sessions: number
}

function look(database: Database, at: Date): Promise<Found> {
  return database.read(async (db) => ({
    deleted: await countDeletedBy(db, erasedWhenDeletedBy(at)),
    abandoned: await listAbandoned(db, before(at, ABANDONED_DAYS), Number.MAX_SAFE_INTEGER),
    details: await countOldDetails(db, before(at, DETAILS_DAYS)),
    sessions: await countExpiredSessions(db, at.toISOString()),
  }))
}

async function erase(database: Database, at: Date): Promise<void> {
  await eraseDeletedTournaments({ database, now: () => at })
  const untouched = before(at, ABANDONED_DAYS)
  await inParts(() =>
    database.inTransaction(async ({ db }) => {
      const some = await listAbandoned(db, untouched, TOGETHER)
      return eraseAbandoned(
        db,
        some.map(({ id }) => id),
        untouched,
      )
    }),
  )
  await inParts(() => database.inTransaction(({ db }) => emptyOldDetails(db, before(at, DETAILS_DAYS), TOGETHER)))
  await database.inTransaction(({ db }) => deleteExpiredSessions(db, at.toISOString()))
}

async function inParts(part: () => Promise<number>): Promise<void> {
  while ((await part()) > 0);
}

function told({ deleted, abandoned, details, sessions }: Found): string {
  const codes = abandoned.slice(0, CODES_SHOWN).map(({ code }) => code)
  const more = abandoned.length > CODES_SHOWN ? ', …' : ''
  return [
    `${counted(deleted, 'tournament')} deleted more than 30 days ago`,
    `${counted(abandoned.length, 'tournament')} without an act for ${ABANDONED_DAYS} days and never finished${codes.length > 0 ? `: ${codes.join(', ')}${more}` : ''}`,
    `${counted(details, 'registration')} whose personal data is more than ${DETAILS_DAYS} days old: it is emptied, names of players and results stay`,
    `${counted(sessions, 'session')} that expired`,
  ].join('\n')
}

function before(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}
