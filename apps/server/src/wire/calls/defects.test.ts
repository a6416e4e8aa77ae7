import { once } from 'node:events'
import { connect } from 'node:net'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import { expect, test } from 'vitest'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { createTournament, documentUrl, ORGANIZER, startServer } from '../../testing/a-server.ts'
import { createTroubles } from '../../troubles.ts'

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
  await server.server.database.read((db) => db.schema.dropView('tournaments').execute())
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

test('wire 8.1 a defect behind a socket cuts it off, and is written down', async () => {
  const server = await startServer()
  const address = await listen(server)
  const phone = openPhone(`${address}?project=tablee&channels[]=documents`)
  await phone.hear(({ type }) => type === 'connected')
  await server.server.database.read((db) => db.schema.dropTable('sessions').execute())
  const session = Buffer.from(JSON.stringify({ id: 'zoe', secret: 'x' })).toString('base64')
  const cut = new Promise((resolve) => phone.socket.once('close', resolve))
  phone.say({ type: 'authentication', data: { session } })
  await cut
  expect(server.logLines.filter((line) => line.includes('"defect"') && line.includes('no such table'))).toHaveLength(1)
  await server.close()
})

test('OPS-8 what is down outside is a warning with its name, and no defect, in a request and in the background', async () => {
  const down = new StorageFailure('storage_unreachable', new Error('ECONNREFUSED'))
  const chance = () => {
    throw down
  }
  const server = await startServer({ world: { chance } })
  const creation = { name: 'X', playerCount: 4, organizerId: ORGANIZER }
  expect((await server.call('create-quick-tournament', creation)).status).toBe(503)
  const troubles = createTroubles({ write: () => {} })
  troubles.logTo(server.server.app.log)
  troubles.noteDefect('nobody was reminded', down)
  const lines = server.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'outage' || msg === 'defect')
  const outage = { level: 40, msg: 'outage', outage: 'storage_unreachable' }
  expect(lines).toMatchObject([
    { ...outage, method: 'POST' },
    { ...outage, what: 'nobody was reminded' },
  ])
  await server.close()
})

test('OPS-8 whoever hangs up before their request is looked at leaves no line', async () => {
  const server = await startServer()
  const { port } = new URL((await listen(server)).replace('ws', 'http'))
  const hangUp = async () => {
    const line = connect(Number(port), '127.0.0.1')
    line.on('connect', () => {
      line.write('GET /v1/tournaments/ABCDEF HTTP/1.1\r\nHost: x\r\n\r\n')
      line.resetAndDestroy()
    })
    await once(line, 'close')
  }
  await Promise.all(Array.from({ length: 60 }, hangUp))
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await server.close()
  expect(server.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
