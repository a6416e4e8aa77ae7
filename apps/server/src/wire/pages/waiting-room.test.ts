import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { composeServer } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { freePort } from '../../database/testing/free-port.ts'
import { startPostgres } from '../../database/testing/start-postgres.ts'
import { openWaitingRoom } from './waiting-room.ts'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

test('OPS-7 a server that starts before its database answers on its port meanwhile, and then serves there', {
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres()
  ending.push(postgres.stop)
  await postgres.down('fast')
  const port = await freePort()
  const config = readConfig({
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: '/nonexistent',
  })
  const opened = Promise.withResolvers<void>()
  const whileAway = async () => {
    const room = await openWaitingRoom(config)
    opened.resolve()
    return room
  }
  const starting = composeServer(config, { whileAway, logTo: { write: () => {} } })
  await opened.promise
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  expect((await ask('/healthz')).status).toBe(200)
  const readiness = await ask('/readyz')
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'unready', missing: ['database'] }])
  const call = await ask('/v1/tournaments/ABC234', { accept: 'text/html' })
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await call.json()).toMatchObject({ code: 503, type: 'general_unknown', reason: 'storage_unreachable' })
  for (const [language, sentence] of [
    ['en', 'Tablée will be back in a moment'],
    ['fr', 'Tablée revient dans un instant'],
  ] as const) {
    const page = await ask('/tournament/ABC234', { accept: 'text/html,*/*', 'accept-language': language })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await page.text()
    expect(html).toContain(`<h1>${sentence}</h1>`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    const inline = [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)].map(([, text = '']) => text)
    expect(inline).toHaveLength(2)
    for (const text of inline) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
  }
  await postgres.up()
  const server = await starting
  ending.push(server.close)
  await server.app.listen({ port, host: '127.0.0.1' })
  expect((await ask('/readyz')).status).toBe(200)
})

test('OPS-25 while the data is brought to this version, the room says how far it is', async () => {
  const port = await freePort()
  const room = await openWaitingRoom(readConfig({ PORT: String(port), HOST: '127.0.0.1' }))
  ending.push(room.close)
  const ask = (path: string, language = 'fr') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html', 'accept-language': language } })
  expect(await (await ask('/')).text()).not.toContain('Mise à jour des données')
  room.tell({ number: 3, of: 12 })
  const health = await ask('/healthz')
  expect([health.status, await health.json()]).toEqual([200, { status: 'alive', version: '0.1.0', commit: 'unknown' }])
  const readiness = await ask('/readyz')
  expect(await readiness.json()).toEqual({ status: 'unready', missing: ['migration'], step: 3, steps: 12 })
  expect(await (await ask('/')).text()).toContain('étape 3 sur 12.')
  expect(await (await ask('/', 'en')).text()).toContain('step 3 of 12.')
  room.tell('older_servers')
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'unready', missing: ['older_servers'] })
})
