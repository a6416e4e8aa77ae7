import { portableText, portableTournament } from '@tablee/contract/tournaments/documents/portable-tournament'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { fileOfMeetings } from '@tablee/domain/tournaments/testing/large-files'
import { describe, expect, test } from 'vitest'
import { DamagedRowError } from '../../../database/damaged-row.ts'
import type { Database } from '../../../database/database.ts'
import { preparedWhile } from '../../../database/testing/prepared-while.ts'
import { statementsOfTurn } from '../../../database/testing/statements-of-turn.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../../database/testing/test-databases.ts'
import { listChangesOfMatch } from '../journal-store.ts'
import { unpackedText } from '../packed-change.ts'
import { checkJournals } from '../queries/check-journals.ts'
import { getDeletedTournaments } from '../queries/get-deleted-tournaments.ts'
import { startNextRound, undoRound } from '../testing/acts-by-name.ts'
import { anActing } from '../testing/an-acting.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { findTournament } from '../tournament-store.ts'
import { eraseDeletedTournaments } from './erase-deleted-tournaments.ts'
import { importTournament } from './import-tournament.ts'

const organizerId = 'organizer-secret-0123456789abcdef'
/** 300 players and 1,800 matches: more than one batch. */
const text = portableText(fileOfMeetings({ players: 300, rounds: 12 }))
const wish = (actId?: string) => ({ tournament: portableTournament.parse(JSON.parse(text)), organizerId, actId })

async function opened(kind: (typeof DATABASE_KINDS)[number]) {
  const created = await createTestDatabase(kind)
  const database = await created.open()
  const close = async () => {
    await database.close()
    await created.remove()
  }
  return { database, close }
}

function watched(database: Database, seen: (there: { tournaments: number; matches: number }) => Promise<void> | void) {
  const inTransaction: Database['inTransaction'] = async (work) => {
    const result = await database.inTransaction(work)
    const count = (table: 'tournaments' | 'matches') =>
      database.read((db) =>
        db
          .selectFrom(table)
          .select('id' as never)
          .execute(),
      )
    await seen({ tournaments: (await count('tournaments')).length, matches: (await count('matches')).length })
    return result
  }
  return { ...database, inTransaction }
}

test('OPS-12 the matches of a large file are written by a statement that is prepared once, and another for the last of them', async () => {
  const { database, close } = await opened('sqlite')
  const prepared = await preparedWhile(async () => {
    expect((await importTournament(anActing(database), wish())).accepted).toBe(true)
  })
  await close()
  const ofMatches = prepared.filter((text) => text.startsWith('insert into "matches"'))
  expect(ofMatches.length).toBeGreaterThan(0)
  expect(ofMatches.length).toBeLessThan(3)
})

test('OPS-12 others have their turn after each statement that writes a large file', async () => {
  const { database, close } = await opened('sqlite')
  const { counted, end } = statementsOfTurn(database)
  expect((await importTournament(anActing(counted), wish())).accepted).toBe(true)
  const { made, most } = end()
  await close()
  expect(most).toBeLessThan(6)
  // 300 players and 1,800 matches, fifty at a time.
  expect(made).toBeGreaterThan(6 + 36)
})

test('OPS-12 the tables of a large round are written by a statement that the round before prepared', async () => {
  const { database, close } = await opened('sqlite')
  const acting = anActing(database)
  const imported = await importTournament(acting, wish())
  if (!imported.accepted) throw new Error(imported.refusal.code)
  const { id: tournamentId, rounds } = imported.value.tournament
  const pair = async () => {
    const roundNumber = rounds.length + 1
    const paired = await startNextRound(acting, { tournamentId, organizerId })
    if (!paired.accepted) throw new Error(paired.refusal.code)
    const { code } = paired.value.held.tournament
    const undone = await undoRound(acting, { code, organizerId, roundNumber })
    expect(undone.accepted).toBe(true)
  }
  await pair()
  const prepared = await preparedWhile(pair)
  await close()
  expect(prepared.filter((text) => text.startsWith('insert into "matches"'))).toEqual([])
})

describe.each(DATABASE_KINDS)('OPS-12 STAK-12 on %s', (kind) => {
  test('a large file is written in several commits, and is seen by nobody before it is whole', async () => {
    const { database, close } = await opened(kind)
    const steps: (readonly [tournaments: number, matches: number])[] = []
    const acting = anActing(watched(database, ({ tournaments, matches }) => void steps.push([tournaments, matches])))
    const imported = await importTournament(acting, wish())
    if (!imported.accepted) throw new Error(imported.refusal.code)
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.slice(0, -1).every(([tournaments]) => tournaments === 0)).toBe(true)
    expect(new Set(steps.map(([, matches]) => matches)).size).toBeGreaterThan(2)
    expect(steps.at(-1)).toEqual([1, 1800])

    const { id } = imported.value.tournament
    const read = await database.read((db) => findTournament(db, createTournamentCache(), id))
    expect(read).toEqual(imported.value)
    expect(read && writeTournamentDocument(read)).toEqual(writeTournamentDocument(imported.value))
    expect((await checkJournals(database)).findings).toEqual([])
    await close()
  })

  test('its entry of the journal is a fraction of its tables, and is read like one that an earlier version wrote', async () => {
    const { database, close } = await opened(kind)
    const imported = await importTournament(anActing(database), wish())
    if (!imported.accepted) throw new Error(imported.refusal.code)
    const { id, matches } = imported.value.tournament
    const entry = () =>
      database.read((db) =>
        db.selectFrom('journal').select('changes').where('tournament_id', '=', id).executeTakeFirstOrThrow(),
      )
    const said = () =>
      database.read((db) => Promise.all(matches.slice(0, 3).map((match) => listChangesOfMatch(db, id, match.id))))
    const { changes: packed } = await entry()
    const values: readonly object[] = JSON.parse(packed)
    const plain = `[${values.map((value) => unpackedText(value) ?? JSON.stringify(value)).join(',')}]`
    expect(packed.length).toBeLessThan(plain.length / 3)
    const saidPacked = await said()
    expect(saidPacked).toEqual(
      matches.slice(0, 3).map((match) => [expect.objectContaining({ kind: 'round_paired', matches: [match] })]),
    )
    // As versions before kept it.
    await database.inTransaction(({ db }) => db.updateTable('journal').set({ changes: plain }).execute())
    expect(await said()).toEqual(saidPacked)
    expect((await checkJournals(database)).findings).toEqual([])
    await close()
  })

  test('of what the journal keeps of a large file, one round alone is opened for a match', async () => {
    const { database, close } = await opened(kind)
    const imported = await importTournament(anActing(database), wish())
    if (!imported.accepted) throw new Error(imported.refusal.code)
    const { id, matches } = imported.value.tournament
    const third = matches.find(({ round }) => round === 3)
    if (!third) throw new Error('the file has no third round')
    // All others cannot be read from now on.
    await database.inTransaction(async ({ db }) => {
      const { changes } = await db.selectFrom('journal').select('changes').executeTakeFirstOrThrow()
      const damaged = changes.replaceAll(/"round":(?!3,)(\d+),"deflated":"/g, '$&AAAA')
      expect(damaged.length - changes.length).toBe(4 * 11)
      await db.updateTable('journal').set({ changes: damaged }).execute()
    })
    const said = await database.read((db) => listChangesOfMatch(db, id, third.id))
    expect(said).toMatchObject([{ kind: 'round_paired', matches: [third] }])
    await close()
  })

  test('one that is damaged is named by the check, and not guessed', async () => {
    const { database, close } = await opened(kind)
    const imported = await importTournament(anActing(database), wish())
    if (!imported.accepted) throw new Error(imported.refusal.code)
    const { id, code, matches } = imported.value.tournament
    await database.inTransaction(async ({ db }) => {
      const { changes } = await db.selectFrom('journal').select('changes').executeTakeFirstOrThrow()
      const damaged = changes.replace(/"deflated":"...../, '"deflated":"AAAAA')
      await db.updateTable('journal').set({ changes: damaged }).execute()
    })
    const [first] = matches
    if (!first) throw new Error('the file has no match')
    await expect(database.read((db) => listChangesOfMatch(db, id, first.id))).rejects.toThrow(DamagedRowError)
    expect((await checkJournals(database)).findings).toEqual([{ code, what: 'act 1 of the journal cannot be read' }])
    await close()
  })

  test('the same large import twice at the same moment is one tournament', async () => {
    const { database, close } = await opened(kind)
    const acting = anActing(database)
    const both = await Promise.all([
      importTournament(acting, wish('import-1')),
      importTournament(acting, wish('import-1')),
    ])
    expect(new Set(both.map((one) => one.accepted && one.value.tournament.id)).size).toBe(1)
    const left = await database.read((db) => db.selectFrom('all_tournaments').select('sequence').execute())
    const matches = await database.read((db) => db.selectFrom('matches').select('id').execute())
    expect([left, matches.length]).toEqual([[{ sequence: 1 }], 1800])
    await close()
  })

  test('of one that was cut off, nobody is shown anything, and the cleaning of the next day erases it', async () => {
    const { database, close } = await opened(kind)
    let isGone = false
    const dying = watched(database, ({ matches }) => {
      isGone ||= matches > 0
      if (isGone) throw new Error('the process is gone')
    })
    const acting = anActing(dying)
    await expect(importTournament(acting, wish())).rejects.toThrow('the process is gone')
    const there = () => database.read((db) => db.selectFrom('all_tournaments').select(['id', 'sequence']).execute())
    expect(await there()).toHaveLength(1)
    expect((await checkJournals(database)).findings).toEqual([])
    const deleted = await getDeletedTournaments({ ...acting, database }, { organizerIds: [organizerId] })
    expect(deleted).toEqual({ accepted: true, value: { data: [] } })
    await eraseDeletedTournaments({ database, now: acting.now })
    expect(await there()).toHaveLength(1)
    await eraseDeletedTournaments({ database, now: () => new Date(acting.now().getTime() + 24 * 60 * 60 * 1000) })
    expect(await there()).toEqual([])
    await close()
  })
})
