import { describe, expect, test } from 'vitest'
import { finishRound, matchesOf, ORGANIZER, startServer, startTournament } from '../../testing/a-server.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('STAK-11 on %s', (kind) => {
  test('results of the version before are no double losses, and can be made one', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id, code } = await startTournament(before, 2)
    await finishRound(before, { id, code })
    const written = matchesOf(await before.document(id))
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0016-double-losses'))
    await kept.close()

    const after = await startServer({ kind, database })
    const [match] = matchesOf(await after.document(id))
    expect([match]).toEqual(written)
    const score = { score1: 0, score2: 0, doubleLoss: true }
    const set = { code, organizerId: ORGANIZER, matchId: match?.id, score }
    expect((await after.call('update-score-quick-tournament', set)).status).toBe(200)
    await after.close()
    const again = await startServer({ kind, database })
    expect(matchesOf(await again.document(id))).toMatchObject([{ doubleLoss: true }])
    await again.close()
  })
})
