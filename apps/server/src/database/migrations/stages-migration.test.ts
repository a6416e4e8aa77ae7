import { describe, expect, test } from 'vitest'
import { startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { takeBack } from '../testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

describe.each(DATABASE_KINDS)('STAK-14 on %s', (kind) => {
  test('what the version before kept is one Swiss stage with its plan, and is played on', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const shop = await anOrganizer(before)
    const [planned, unplanned] = [await anEvent(before, shop), await anEvent(before, shop)]
    const headers = sessionHeaders(shop)
    const players = ['Ana', 'Bo', 'Cleo', 'Dee'].map((playerName) => ({ playerName }))
    await before.call('add-players-at-desk', { tournamentId: planned.id, players }, headers)
    await before.call('plan-rounds', { tournamentId: planned.id, rounds: 5 }, headers)
    await before.call('generate-advanced-pairings', { tournamentId: planned.id, roundNumber: 1 }, headers)
    const written = await before.document(planned.id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0015-stages'))
    await kept.close()

    const after = await startServer({ kind, database })
    const { $updatedAt: _, ...same } = written
    expect(await after.document(planned.id)).toMatchObject(same)
    expect(await after.document(unplanned.id)).toMatchObject({ plannedRounds: null })
    const plan = { tournamentId: planned.id, rounds: 4, reason: 'La salle ferme tard' }
    const { body } = await after.call('plan-rounds', plan, headers)
    const stages = ['{"kind":"swiss","plannedRounds":4}']
    expect(body.tournament).toMatchObject({ plannedRounds: 4, roundsToPlay: 4, stages, rounds: written.rounds })
    await after.close()
    const again = await startServer({ kind, database })
    expect(await again.document(planned.id)).toMatchObject({ plannedRounds: 4, stages })
    await again.close()
    await database.remove()
  })
})
