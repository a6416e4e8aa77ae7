import { hookPayload } from '@tablee/contract/shops/hook-payload'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import { expect, test } from 'vitest'
import { done, startLocalReceiver } from '../../hooks/testing/local-receiver.ts'
import { secretOf, startServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const SHOP = {
  ...{ location: '69003 Lyon', email: null, phone: null, site: null, discord: null, instagram: null, words: null },
  ...{ name: 'Le Donjon', takesReplies: false, takesMessages: true },
}

test('HOOK-21 a round of teams is told with their names and all their people, also of the team without an opponent', async () => {
  const receiver = await startLocalReceiver()
  receiver.answer(done)
  const server = await startServer({
    environment: { WEBHOOK_INTERNAL_HOSTS: receiver.internal },
    world: { hookNetwork: receiver.network },
  })
  try {
    const organizer = await anOrganizer(server)
    const must = async (id: string, payload: object) => {
      const { status, body } = await server.call(id, payload, sessionHeaders(organizer))
      expect([id, status], JSON.stringify(body)).toEqual([id, 200])
    }
    await must('keep-shop', SHOP)
    await must('add-webhook', { address: 'https://hooks.example/tablee', events: HOOK_EVENTS })
    const registrationRules = { acceptsAutomatically: true }
    const event = await anEvent(server, organizer, { teamKind: 'two-headed-giant', registrationRules, maxPlayers: 8 })
    for (let number = 0; number < 6; number++) {
      const team = { name: `Les ${'ABC'.charAt(number / 2)}`, isNew: number % 2 === 0 }
      const { status } = await register(server, event, { playerName: `P${number}`, playerId: secretOf(number), team })
      expect(status).toBe(200)
    }
    await must('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
    const told = (await receiver.next(2)).map(({ text }) => hookPayload.parse(JSON.parse(text)))
    const tables = told.find(({ type }) => type === 'round.paired')?.data.round?.tables ?? []
    const sides = tables.flatMap((table) => table.sides.map((people, side) => [table.teams?.[side], ...people]))
    expect(sides.toSorted()).toEqual([
      ['Les A', 'P0', 'P1'],
      ['Les B', 'P2', 'P3'],
      ['Les C', 'P4', 'P5'],
    ])
    expect(tables.map((table) => table.sides.length).toSorted()).toEqual([1, 2])
  } finally {
    await server.close()
    await receiver.close()
  }
})
