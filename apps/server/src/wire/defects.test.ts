import { expect, test } from 'vitest'
import { createTournament, documentUrl, ORGANIZER, startServer } from '../testing/a-server.ts'

test('wire 4 general_unknown: a defect is logged once under a number, and tells the person nothing of its cause', async () => {
  const server = await startServer({
    world: {
      chance: () => {
        throw new Error('the dice fell off the table')
      },
    },
  })
  const creation = { name: 'X', playerCount: 4, organizerId: ORGANIZER }
  const { status, body } = await server.call('create-quick-tournament', creation)
  expect({ status, body }).toEqual({
    status: 500,
    body: { success: false, reason: 'general_unknown', message: "Erreur lors de l'exécution de la fonction" },
  })
  const lines = server.logLines.filter((line) => line.includes('the dice fell'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ defect: expect.stringMatching(/^[0-9a-f]{12}$/), level: 50 })
  await server.close()
})

test('wire 4 general_unknown: a defect behind a document is a 500 of the protocol', async () => {
  const server = await startServer()
  const { id } = await createTournament(server)
  await server.server.database.read((db) => db.schema.dropTable('tournaments').execute())
  const answer = await server.send({ method: 'GET', url: documentUrl(id) })
  expect(answer.json()).toEqual({
    message: 'Server Error',
    code: 500,
    type: 'general_unknown',
    version: expect.any(String),
  })
  expect(server.logLines.filter((line) => line.includes('"defect"'))).toHaveLength(1)
  await server.close()
})
