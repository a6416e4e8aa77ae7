import { describe, expect, test } from 'vitest'
import { matchesOf, ORGANIZER, openMatch, startServer, startTournament } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('ACTS-20 on %s', (kind) => {
  test('matches of the version before are of two, what was reported of them stands, and they are played on', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await startTournament(before, 5)
    const { match, secret1, secret2 } = await openMatch(before, id)
    const send = (playerId: string, score: string) =>
      before.call('send-score-quick-tournament', { code, playerId, matchId: match.id, score })
    expect([(await send(secret1, '2-0')).status, (await send(secret2, '0-2')).status]).toEqual([200, 200])
    const written = await before.document(id)
    const { body: known } = await before.call('get-score-reports', { code, organizerId: ORGANIZER })
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0065-match-sides'))
    await kept.close()

    const after = await startServer({ kind, database })
    expect(await after.document(id)).toEqual(written)
    expect((await after.call('get-score-reports', { code, organizerId: ORGANIZER })).body).toEqual(known)
    const rows = await after.server.database.read((db) =>
      db.selectFrom('matches').select(['kind', 'sides', 'placings']).execute(),
    )
    expect(rows.map(({ kind: of }) => of).toSorted()).toEqual(['bye', 'played', 'played'])
    expect(rows.map(({ sides, placings }) => sides ?? placings)).toEqual([null, null, null])
    const decided = { code, organizerId: ORGANIZER, matchId: match.id, score: '2-1' }
    expect((await after.call('update-score-quick-tournament', decided)).status).toBe(200)
    await after.close()
    const again = await startServer({ kind, database })
    const settled = matchesOf(await again.document(id)).find((each) => each.id === match.id)
    expect(settled).toMatchObject({ kind: 'played', status: 'terminated', score1: 2, score2: 1 })
    await again.close()
  })
})
